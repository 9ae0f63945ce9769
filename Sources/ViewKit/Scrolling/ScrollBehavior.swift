import Foundation

/// An object that customizes a scroll view whose content consists of items, such as the rows of a list.
///
/// `package` members can't be overridden outside their module, so a scroll view queries its `behavior` instead.
@MainActor
package protocol ScrollBehavior: AnyObject {
    // MARK: Focus, keys and touches

    /// `true` if the scroll view can have keyboard focus, because keys can act on one of its items.
    var canBecomeFocused: Bool { get }

    func focusDidChange(_ isFocused: Bool)
    /// Scrolls to the focused item, on which keys act. Called when keyboard focus has moved to the scroll view, for
    /// example with the Tab key.
    func revealFocusedItem()
    /// Positions the focus ring around the focused item.
    func placeRing()
    /// Handles the key of `press`. Returns `false` if the key doesn't act on the items.
    func handle(_ press: UIPress?) -> Bool
    func press(_ touch: UITouch?)
    func release(_ touch: UITouch?)
    func cancelPress()

    /// `true` if keys turn pages instead of scrolling. A key that no view handles goes to such a scroll view last,
    /// after all other scroll views.
    var turnsPages: Bool { get }
    /// Turns to the page that `key` selects, such as the next page for Page Down. Returns `false` if no page was
    /// turned.
    func turnPage(by key: UIKeyboardHIDUsage?) -> Bool

    // MARK: Subviews

    /// `true` while the behavior adds or removes subviews; such changes don't require the scroll view to be laid out
    /// again.
    var isExchangingSubviews: Bool { get }
    /// The rearmost subviews, such as a background view, which belong to the scroll view itself and not to its items.
    var ownViews: [UIView] { get }
    /// Returns `true` if the behavior sets the frame of the subview `view`, such as a cell, which constraints then
    /// never move.
    func isPart(_ view: UIView) -> Bool

    // MARK: Scrolling

    /// `true` if the content only stops at offsets that `restingOffset` returns.
    var restsAtStops: Bool { get }
    /// `true` if horizontally scrolling content begins at its right end; `nil` follows the layout direction.
    var beginsAtRight: Bool? { get }

    /// Returns the offset at which content stops if it is released at `offset` with `velocity`, in points per
    /// second, and would otherwise stop at `projected`. Returns `nil` if the content may stop anywhere.
    func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint?
    /// Returns the offset at which content stops if the user releases it with `velocity`, in points per
    /// millisecond, and it would otherwise stop at `proposed`.
    func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint

    // MARK: Appearance

    /// Adapts the items to the text size. Called when the text size has changed, or when the view has moved to a
    /// window, whose text size may differ.
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
    package func isPart(_ view: UIView) -> Bool { false }
    package var restsAtStops: Bool { false }
    package var beginsAtRight: Bool? { nil }
    package func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint? { nil }
    package func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposed }
    package func textSizeMayHaveChanged() {}
}
