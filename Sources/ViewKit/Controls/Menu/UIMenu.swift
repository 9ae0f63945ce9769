import Foundation

/// Elements that a button offers. A menu in a menu is shown as a part of it, between lines and under its title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What is special about a menu, as a set.
    public struct Options: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shown as a part of the menu around it; here every menu is.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Its title is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of its actions is on at a time: choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// Tells the menu from others; empty unless it was given.
    public let identifier: Identifier
    /// What is special about the menu.
    public let options: Options
    /// What the menu shows, in this order.
    public let children: [UIMenuElement]

    /// Makes a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions that are on, in this menu and those in it.
    open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

    /// All actions, in this menu and those in it, in the order in which they are shown.
    var actions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let action = child as? UIAction { return [action] }
            return (child as? UIMenu)?.actions ?? []
        }
    }

    /// Turns `action` on and the others of its group off, where it is in one of which one action is on at a time;
    /// with `always` in any.
    func select(_ action: UIAction, always: Bool) {
        if always || options.contains(.singleSelection) {
            let group = actions
            guard group.contains(where: { $0 === action }) else { return }
            for other in group { other.state = other === action ? .on : .off }
        } else {
            for case let menu as UIMenu in children { menu.select(action, always: false) }
        }
    }
}
