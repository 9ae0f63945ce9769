package import Foundation

/// A view below the title and the buttons of a navigation bar, such as a search bar. It belongs to a navigation item
/// and appears and disappears together with it.
@MainActor
package protocol NavigationPalette: UIView {
    /// The height, in points.
    var paletteHeight: CGFloat { get }
    /// `true` while the palette takes the place of the title and the buttons.
    var hidesRow: Bool { get }

    /// Called when the view of the item's controller may have moved to another superview, during and after a push or
    /// pop.
    func contentDidMove()
    /// Handles a key that no responder has handled. Returns `true` if the key was handled.
    func handle(_ key: UIKey) -> Bool
}

extension UINavigationItem {
    /// Updates the bar. Call this when the palette, its height or its `hidesRow` has changed. No effect while the item
    /// isn't shown.
    package func updatePalette(animated: Bool) { paletteDidChange?(animated) }

    // MARK: Internal

    /// The height of a bar that shows this item, in points.
    var barHeight: CGFloat { rowHeight + largeTitleHeight + (palette?.paletteHeight ?? 0) }

    /// The height of the title and the buttons in a bar that shows this item, in points; 0 while the palette takes
    /// their place.
    var rowHeight: CGFloat { palette?.hidesRow == true ? 0 : NavigationMetrics.height }
}

extension UIViewController {
    /// The children that are currently shown.
    package var visibleChildren: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
        case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
        default: children.filter { $0.viewIfLoaded?.window != nil }
        }
    }

    /// Offers a key to the visible palettes, innermost first, until one handles it. Returns `true` if one did.
    func handleInPalette(_ key: UIKey) -> Bool {
        if visibleChildren.contains(where: { $0.handleInPalette(key) }) { return true }
        guard let navigation = self as? UINavigationController, !navigation.isNavigationBarHidden else { return false }
        return navigation.topViewController?.navigationItem.palette?.handle(key) ?? false
    }
}
