public import Foundation
public import LayerKit
public import ViewKit

/// A bone as it is shown.
@preconcurrency @MainActor
public struct SkeletonBone {
    /// What a bone stands for.
    public enum Kind: Equatable, Sendable {
        /// A whole view.
        case block
        /// A line of text, counted from 0.
        case line(Int)
    }

    /// The view that the bone is shown in place of.
    public let view: UIView
    /// What the bone stands for.
    public let kind: Kind
    /// The bone's rectangle in the coordinates of the view that was asked, in points.
    public let frame: CGRect
    /// The bone's corner radius in points.
    public let cornerRadius: CGFloat
    /// The corners that the radius rounds: those of the view's layer, or all of a line.
    public let maskedCorners: CACornerMask
}
