public import Foundation

/// A delegate that divides a view into regions for the pointer, and chooses the pointer's shape over each.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region at the location of `request`, or `nil` if there is no region. Called whenever the pointer
    /// moves over the view. By default, returns `defaultRegion`, which is the whole view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Returns the style of the pointer over `region`. `nil`, the default, keeps the shape of the view under the
    /// pointer.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Called before the pointer enters `region`. Changes added to `animator` are animated.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// Called before the pointer leaves `region`. Changes added to `animator` are animated.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns `defaultRegion`.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// Returns `nil`.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// The location for which an interaction needs a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The pointer's location in the coordinates of the interaction's view.
    public let location: CGPoint

    init(location: CGPoint) {
        self.location = location
    }
}
