import Foundation

/// Takes the clicks and the keys on a scroll view's content where that consists of items, as in lists.
@MainActor
protocol ScrollItems: AnyObject {
    /// Whether keys can act on an item.
    var canBecomeFocused: Bool { get }
    /// Whether views are exchanged for which the scroll view needs no other layout.
    var isExchangingParts: Bool { get }

    func focusDidChange(_ isFocused: Bool)
    /// Marks the item that keys act on.
    func placeRing()
    /// Does what the key of `press` means for the items; says whether it means anything.
    func handle(_ press: UIPress?) -> Bool
    func press(_ touch: UITouch?)
    func release(_ touch: UITouch?)
    /// Shows the item at `path` as pressed, and no other.
    func highlight(_ path: IndexPath?)
}
