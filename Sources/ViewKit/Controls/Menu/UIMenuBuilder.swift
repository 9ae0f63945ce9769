public import Foundation
public import SelectorKit

/// A builder of the menus in a menu bar, for use in `buildMenu(with:)`. Methods that take the identifier of a menu have
/// no effect if no menu has that identifier. ``UIMenu/Identifier`` defines the identifiers of the standard menus, which
/// are empty at first. Menus without visible elements don't appear.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
    /// The menu system for which menus are built.
    var system: UIMenuSystem { get }

    /// Returns the menu with `identifier`, if any.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with `identifier`, if any.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command that calls the method `action` and has an equal property list, if any.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu with the result of `childrenBlock`, which receives the current elements.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another menu.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another menu.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu before the elements of another menu.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu after the elements of another menu.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// Returns the command that calls the method `action` and has no property list, if any.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}

/// A menu system: `main` for the menu bars of windows, or `context` for context menus. Only `main` builds menus.
@preconcurrency @MainActor
public final class UIMenuSystem: NSObject {
    /// The system of the menu bars at the top of windows.
    public static let main = UIMenuSystem()
    /// The system of context menus, for which no menus are built.
    public static let context = UIMenuSystem()

    /// The windows whose menus `setNeedsRebuild()` builds again. A closure returns `nil` once its window has been
    /// deallocated.
    package var windows: [() -> UIWindow?] = []

    package override init() {}
}
