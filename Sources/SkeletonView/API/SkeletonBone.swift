public import Foundation
public import LayerKit
public import ViewKit

/// A bone that is shown in place of a view or of a line of the view's text.
public struct SkeletonBone: Sendable {
    /// The content that a bone replaces.
    public enum Kind: Hashable, Sendable {
        /// A whole view.
        case block
        /// A line of text, counted from 0.
        case line(Int)
    }

    /// The view that the bone replaces.
    public let view: UIView
    /// The content that the bone replaces: all of `view`, or a line of the view's text.
    public let kind: Kind
    /// The bone's rectangle in the coordinates of the view whose bones were requested, in points.
    public let frame: CGRect
    /// The bone's corner radius in points.
    public let cornerRadius: CGFloat
    /// The corners that are rounded: for a block, the corners that the view's layer rounds; for lines, circles and
    /// capsules, all corners.
    public let maskedCorners: CACornerMask
}
