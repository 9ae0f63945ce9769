import Foundation

/// A menu of actions, commands and submenus.
///
/// A submenu appears as a row with an arrow, and opens beside that row. With ``Options/displayInline``, or if it has
/// neither a title nor an image, its elements appear in the outer menu instead, between separators and below the
/// submenu's title. A submenu without visible elements is left out.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// An identifier by which the app can recognize a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The string that identifies the menu.
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A set of menu options.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bit mask, as in UIKit.
        public let rawValue: UInt

        /// Creates a set from its bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shows the elements of a submenu in the outer menu, between separators and below the submenu's title.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Shows the title in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Keeps one action on at a time. Choosing an action turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Has the same effect as ``displayInline``, because elements are always shown as rows.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The menu's identifier, by which the app and a ``UIMenuBuilder`` can find it. Unique by default.
    public let identifier: Identifier
    /// The menu's options. Empty by default.
    public let options: Options
    /// The elements of the menu, in order.
    public let children: [UIMenuElement]

    /// Creates a menu. The subtitle and the image are shown only if the menu is a submenu, in the row that opens it.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a copy of the menu with `newChildren` as its elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The elements that are on, in this menu and its submenus.
    open var selectedElements: [UIMenuElement] { leaves.filter { $0.state == .on } }

    /// All actions and commands of this menu and its submenus, in display order.
    package var leaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let leaf = child as? any UIMenuLeaf { return [leaf] }
            return (child as? UIMenu)?.leaves ?? []
        }
    }

    /// `true` if the menu is shown inline when it is a submenu: its elements appear in the outer menu.
    package var isInline: Bool {
        !options.isDisjoint(with: [.displayInline, .displayAsPalette]) || title.isEmpty && image == nil
    }

    /// `true` if the menu or a submenu has an action or command that isn't hidden. A menu without one doesn't open.
    package var hasVisibleElements: Bool {
        children.contains { child in
            if let leaf = child as? any UIMenuLeaf { return !leaf.attributes.contains(.hidden) }
            return (child as? UIMenu)?.hasVisibleElements == true
        }
    }

    /// Turns `leaf` on and the other elements in its single-selection group off. If `always` is `true`, all elements
    /// form one group.
    package func select(_ leaf: any UIMenuLeaf, always: Bool) {
        if always || options.contains(.singleSelection) {
            let group = leaves
            guard group.contains(where: { $0 === leaf }) else { return }
            for other in group { other.state = other === leaf ? .on : .off }
        } else {
            for case let menu as UIMenu in children { menu.select(leaf, always: false) }
        }
    }
}
