import Foundation

/// Customizes a scroll view whose content consists of items, such as the rows of a list.
///
/// `package` members cannot be overridden in another module, so a scroll view asks its `behavior` instead.
@MainActor
package protocol ScrollBehavior: AnyObject {
    // MARK: Focus, keys and touches

    /// Returns `true` if keys can act on an item.
    var canBecomeFocused: Bool { get }

    func focusDidChange(_ isFocused: Bool)
    /// Marks the item that keys act on.
    func placeRing()
    /// Handles the key of `press`; returns `false` if it has no meaning for the items.
    func handle(_ press: UIPress?) -> Bool
    func press(_ touch: UITouch?)
    func release(_ touch: UITouch?)
    func cancelPress()

    // MARK: Subviews

    /// `true` while subviews are added or removed that require no layout of the scroll view.
    var isExchangingParts: Bool { get }
    /// The lowest subviews, which belong to the scroll view and not to its items.
    var ownViews: [UIView] { get }

    // MARK: Scrolling

    /// Returns `true` if the content comes to rest only at the offsets that `restingOffset` returns.
    var restsAtStops: Bool { get }
    /// Returns `true` if content that scrolls sideways begins at its right end; nil follows the reading direction.
    var beginsAtRight: Bool? { get }

    /// Returns where content comes to rest that is released at `offset` with `velocity` in points per second, and that
    /// would rest at `projected`; nil allows any offset.
    func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint?
    /// Returns where content comes to rest that the user releases with `velocity` in points per millisecond, and that
    /// would rest at `proposed`.
    func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint

    // MARK: Appearance

    /// The text size changed, or the view moved to a window, which may have another text size.
    func textSizeMayHaveChanged()
}

extension ScrollBehavior {
    package var canBecomeFocused: Bool { false }
    package func focusDidChange(_ isFocused: Bool) {}
    package func placeRing() {}
    package func handle(_ press: UIPress?) -> Bool { false }
    package func press(_ touch: UITouch?) {}
    package func release(_ touch: UITouch?) {}
    package func cancelPress() {}
    package var isExchangingParts: Bool { false }
    package var ownViews: [UIView] { [] }
    package var restsAtStops: Bool { false }
    package var beginsAtRight: Bool? { nil }
    package func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint? { nil }
    package func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposed }
    package func textSizeMayHaveChanged() {}
}
