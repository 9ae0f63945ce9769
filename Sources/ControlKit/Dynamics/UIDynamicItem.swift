public import Foundation
public import ViewKit

/// An object that a `UIDynamicAnimator` moves and rotates. `UIView` is one.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// The center in the coordinates of the animator's reference view, in points.
    var center: CGPoint { get set }
    /// The rectangle of the item in its own coordinates. Its area determines the mass. Read when the item's first
    /// behavior is added.
    var bounds: CGRect { get }
    /// The transform. The animator changes its rotation and keeps the rest.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
