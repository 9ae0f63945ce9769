import Foundation

/// An object that customizes a scroll view whose content consists of items, such as the rows of a list.
///
/// `package` members can't be overridden in another module, so a scroll view queries its `behavior` instead.
@MainActor
package protocol ScrollBehavior: AnyObject {
    // MARK: Focus, keys and touches

    /// `true` if keys can act on an item.
    var canBecomeFocused: Bool { get }

    func focusDidChange(_ isFocused: Bool)
    /// Scrolls to the item that keys act on, after Tab has moved the focus to the view.
    func revealFocusedItem()
    /// Positions the focus ring around the item that keys act on.
    func placeRing()
    /// Handles the key of `press`; returns `false` if the key has no meaning for the items.
    func handle(_ press: UIPress?) -> Bool
    func press(_ touch: UITouch?)
    func release(_ touch: UITouch?)
    func cancelPress()

    /// `true` if keys turn pages instead of scrolling. Such a scroll view receives keys after all others.
    var turnsPages: Bool { get }
    /// Turns a page by `key`; returns `false` if no page was turned.
    func turnPage(by key: UIKeyboardHIDUsage?) -> Bool

    // MARK: Subviews

    /// `true` while subviews are added or removed without requiring a layout of the scroll view.
    var isExchangingSubviews: Bool { get }
    /// The rearmost subviews, which belong to the scroll view and not to its items.
    var ownViews: [UIView] { get }

    // MARK: Scrolling

    /// `true` if the content only stops at offsets that `restingOffset` returns.
    var restsAtStops: Bool { get }
    /// `true` if content that scrolls sideways begins at its right end; `nil` follows the reading direction.
    var beginsAtRight: Bool? { get }

    /// Returns the resting offset of content that is released at `offset` with `velocity`, in points per second, and
    /// that would otherwise stop at `projected`; `nil` allows any offset.
    func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint?
    /// Returns the resting offset of content that the user releases with `velocity`, in points per millisecond, and
    /// that would stop at `proposed`.
    func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint

    // MARK: Appearance

    /// Called when the text size changed or the view moved to a window, which may have a different text size.
    func textSizeMayHaveChanged()
}

extension ScrollBehavior {
    package var canBecomeFocused: Bool { false }
    package func focusDidChange(_ isFocused: Bool) {}
    package func revealFocusedItem() {}
    package func placeRing() {}
    package func handle(_ press: UIPress?) -> Bool { false }
    package var turnsPages: Bool { false }
    package func turnPage(by key: UIKeyboardHIDUsage?) -> Bool { false }
    package func press(_ touch: UITouch?) {}
    package func release(_ touch: UITouch?) {}
    package func cancelPress() {}
    package var isExchangingSubviews: Bool { false }
    package var ownViews: [UIView] { [] }
    package var restsAtStops: Bool { false }
    package var beginsAtRight: Bool? { nil }
    package func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint? { nil }
    package func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposed }
    package func textSizeMayHaveChanged() {}
}
