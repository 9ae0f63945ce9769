import Foundation

/// Handles clicks and keys for a scroll view whose content consists of items, such as a list.
@MainActor
protocol ScrollItems: AnyObject {
    /// `true` if keys can act on an item.
    var canBecomeFocused: Bool { get }
    /// `true` while views are being swapped that don't affect the scroll view's layout.
    var isExchangingParts: Bool { get }

    func focusDidChange(_ isFocused: Bool)
    /// Draws the focus ring at the item that keys act on.
    func placeRing()
    /// Handles a key press. Returns `true` if the key means anything to the items.
    func handle(_ press: UIPress?) -> Bool
    func press(_ touch: UITouch?)
    func release(_ touch: UITouch?)
    /// Highlights the item at `path` and no other; `nil` clears the highlight.
    func highlight(_ path: IndexPath?)
}
