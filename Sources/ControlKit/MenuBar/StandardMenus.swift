import Foundation
import Reporting
public import ViewKit

extension UIMenu.Identifier {
    private static func standard(_ name: String) -> UIMenu.Identifier { UIMenu.Identifier("com.apple.menu." + name) }

    /// The menu whose submenus are the menus of the menu bar.
    public static let root = standard("root")

    /// The app menu, whose title is the name of the process by default.
    public static let application = standard("application")
    /// The File menu.
    public static let file = standard("file")
    /// The Edit menu.
    public static let edit = standard("edit")
    /// The Format menu.
    public static let format = standard("format")
    /// The View menu.
    public static let view = standard("view")
    /// The Window menu.
    public static let window = standard("window")
    /// The Help menu.
    public static let help = standard("help")

    /// The group of the app menu for information about the app.
    public static let about = standard("about")
    /// The group of the app menu for settings.
    public static let preferences = standard("preferences")
    /// The group of the app menu for quitting.
    public static let quit = standard("quit")
    /// The group of the File menu for new documents and windows.
    public static let newScene = standard("new-scene")
    /// The group of the File menu for opening documents.
    public static let open = standard("open")
    /// The group of the File menu for closing and saving.
    public static let close = standard("close")
    /// The group of the File menu for printing.
    public static let print = standard("print")
    /// The group of the Edit menu for undo and redo.
    public static let undoRedo = standard("undo-redo")
    /// The group of the Edit menu for the clipboard and selection.
    public static let standardEdit = standard("standard-edit")
    /// The group of the Edit menu for searching.
    public static let find = standard("find")
    /// The group of the View menu for toolbars.
    public static let toolbar = standard("toolbar")
    /// The group of the View menu for full screen.
    public static let fullscreen = standard("fullscreen")
}

extension UIMenu {
    /// Creates the root menu with the standard menus and their groups, all of which are empty.
    static func makeStandardRoot() -> UIMenu {
        func menu(_ title: String, _ identifier: Identifier, _ groups: [Identifier] = []) -> UIMenu {
            UIMenu(
                title: title, identifier: identifier,
                children: groups.map { UIMenu(identifier: $0, options: .displayInline) })
        }
        return UIMenu(
            identifier: .root,
            children: [
                menu(ProcessInfo.processInfo.processName, .application, [.about, .preferences, .quit]),
                menu("File", .file, [.newScene, .open, .close, .print]),
                menu("Edit", .edit, [.undoRedo, .standardEdit, .find]), menu("Format", .format),
                menu("View", .view, [.toolbar, .fullscreen]), menu("Window", .window), menu("Help", .help),
            ])
    }

    /// The menu and its submenus at all levels; each menu precedes its own submenus.
    private var menus: [UIMenu] { [self] + children.flatMap { ($0 as? UIMenu)?.menus ?? [] } }

    /// Returns the first menu, if any, with `identifier` among this menu and its submenus at all levels.
    func menu(for identifier: Identifier) -> UIMenu? { menus.first { $0.identifier == identifier } }

    /// The menus with visible elements that a menu bar shows for this root menu. A menu without a title is replaced by
    /// its submenus, and so is an inline menu that has only submenus. An action or command that isn't in a menu with a
    /// title is left out with a warning.
    var barMenus: [UIMenu] {
        children.flatMap { child -> [UIMenu] in
            guard let menu = child as? UIMenu else {
                guard Self.isVisibleLeaf(child) else { return [] }
                Diagnostics.report(
                    "UIMenuBuilder: \"\(printable(child.title))\" is not in a menu with a title; not shown")
                return []
            }
            guard menu.hasVisibleElements else { return [] }
            if menu.title.isEmpty { return menu.barMenus }
            guard menu.isInline else { return [menu] }
            return menu.hasOwnLeaves ? [menu.withoutInlineDisplay] : menu.barMenus
        }
    }

    /// `true` if the menu has visible actions or commands that aren't in a submenu with a title.
    private var hasOwnLeaves: Bool {
        children.contains { child in
            if let menu = child as? UIMenu { return menu.title.isEmpty && menu.hasOwnLeaves }
            return Self.isVisibleLeaf(child)
        }
    }

    private var withoutInlineDisplay: UIMenu {
        UIMenu(
            title: title, image: image, identifier: identifier,
            options: options.subtracting([.displayInline, .displayAsPalette]), children: children)
    }

    private static func isVisibleLeaf(_ element: UIMenuElement) -> Bool {
        (element as? any UIMenuLeaf)?.attributes.contains(.hidden) == false
    }

    /// Returns a copy of the menu in which the elements that `make` returns take the place of the first submenu with
    /// `identifier`; `nil` if there is no such submenu.
    func replacing(_ identifier: Identifier, with make: (UIMenu) -> [UIMenuElement]) -> UIMenu? {
        for (index, child) in children.enumerated() {
            guard let menu = child as? UIMenu else { continue }
            let elements =
                menu.identifier == identifier ? make(menu) : menu.replacing(identifier, with: make).map { [$0] }
            guard let elements else { continue }
            var changed = children
            changed.replaceSubrange(index...index, with: elements)
            return replacingChildren(changed)
        }
        return nil
    }
}
