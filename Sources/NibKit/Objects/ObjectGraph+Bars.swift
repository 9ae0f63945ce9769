import ControlKit
import Foundation
import Reporting
import ViewKit

/// Creates bar items.
extension ObjectGraph {
    /// Configures `item` from a `navigationItem` element.
    func configure(_ item: UINavigationItem, from element: InterfaceElement) {
        add(item, for: element)
        if let title = element.string("title") { item.title = title }
        if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
        if element.bool("hidesBackButton") == true { item.hidesBackButton = true }
        if let mode = element["largeTitleDisplayMode"].flatMap({ Self.displayModes[$0] }) {
            item.largeTitleDisplayMode = mode
        }
        if let appearance = appearance("standardAppearance", of: element) { item.standardAppearance = appearance }
        if let appearance = appearance("scrollEdgeAppearance", of: element) { item.scrollEdgeAppearance = appearance }
        if let view = element.child(key: "titleView") { item.titleView = makeView(view) }
        let left = items("leftBarButtonItem", "leftBarButtonItems", of: element)
        let right = items("rightBarButtonItem", "rightBarButtonItems", of: element)
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
        if let back = element.child("barButtonItem", key: "backBarButtonItem") {
            item.backBarButtonItem = makeBarButtonItem(back)
        }
    }

    private func items(_ single: String, _ several: String, of element: InterfaceElement) -> [UIBarButtonItem] {
        let elements = element.child("barButtonItem", key: single).map { [$0] } ?? element.children(in: several)
        return elements.filter { $0.name == "barButtonItem" }.map(makeBarButtonItem)
    }

    func setValues(of bar: UIToolbar, from element: InterfaceElement) {
        // The background color of the file takes precedence over the style.
        let background = element.child("color", key: "backgroundColor") == nil ? nil : bar.backgroundColor
        if let style = element.barStyle { bar.barStyle = style }
        if let background { bar.backgroundColor = background }
        if let color = element.color("barTintColor", in: document) { bar.barTintColor = color }
        if let color = element.color("tintColor", in: document) { bar.tintColor = color }
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        bar.items = element.children(in: "items").filter { $0.name == "barButtonItem" }.map(makeBarButtonItem)
    }

    func setValues(of bar: UITabBar, from element: InterfaceElement) {
        // The background color of the file takes precedence over the style.
        let background = element.child("color", key: "backgroundColor") == nil ? nil : bar.backgroundColor
        if let style = element.barStyle { bar.barStyle = style }
        if let background { bar.backgroundColor = background }
        if let color = element.color("barTintColor", in: document) { bar.barTintColor = color }
        if let color = element.color("tintColor", in: document) { bar.tintColor = color }
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        // Only a bar without a controller has its own items.
        let items = element.children(in: "items").filter { $0.name == "tabBarItem" }
        if !items.isEmpty { bar.items = items.map(makeTabBarItem) }
    }

    private func makeTabBarItem(_ element: InterfaceElement) -> UITabBarItem {
        let type = ClassLookup.type(element, UITabBarItem.self, in: self)
        let item = type.init(coder: InterfaceCoder()) ?? UITabBarItem()
        configure(item, from: element)
        return item
    }

    /// Configures the tab bar item of `controller` from a `tabBarItem` element, and replaces it first if the element
    /// has a custom class.
    func configureTabBarItem(of controller: UIViewController, from element: InterfaceElement) {
        if element["customClass"] != nil {
            controller.tabBarItem = makeTabBarItem(element)
        } else {
            configure(controller.tabBarItem, from: element)
        }
    }

    /// Creates a bar button item from a `barButtonItem` element.
    func makeBarButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
        let item = instantiateBarButtonItem(element)
        add(item, for: element)
        if let title = element.string("title") { item.title = title }
        if let image = image("image", of: element) { item.image = image }
        if let style = element["style"].flatMap({ Self.itemStyles[$0] }) { item.style = style }
        if let isEnabled = element.bool("enabled") { item.isEnabled = isEnabled }
        if let tag = element.integer("tag") { item.tag = tag }
        if let width = element.number("width"), width >= 0 { item.width = width }
        if let color = element.color("tintColor", in: document) { item.tintColor = color }
        return item
    }

    private func instantiateBarButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
        let type = ClassLookup.type(element, UIBarButtonItem.self, in: self)
        let item = type.init(coder: InterfaceCoder()) ?? UIBarButtonItem()
        if let custom = element.child(key: "customView") {
            item.customView = makeView(custom)
        } else if let name = element["systemItem"] {
            if let systemItem = Self.systemItems[name] {
                item.adopt(systemItem)
            } else {
                document.report("system item \"\(printable(name))\" not supported", at: element)
                item.title = name
            }
        }
        return item
    }

    /// Configures `item` from a `tabBarItem` element.
    func configure(_ item: UITabBarItem, from element: InterfaceElement) {
        add(item, for: element)
        if let title = element.string("title") { item.title = title }
        if let image = image("image", of: element) { item.image = image }
        if let image = image("selectedImage", of: element) { item.selectedImage = image }
        if let badge = element["badgeValue"] { item.badgeValue = badge }
        if let offset = element.child("offsetWrapper", key: "titlePositionAdjustment") {
            item.titlePositionAdjustment = UIOffset(
                horizontal: offset.number("horizontal") ?? 0, vertical: offset.number("vertical") ?? 0)
        }
        if let tag = element.integer("tag") { item.tag = tag }
        guard let name = element["systemItem"] else { return }
        guard let system = Self.tabSystemItems[name] else {
            return document.report("system item \"\(printable(name))\" not supported", at: element)
        }
        item.title = system.title
        item.image = UIImage(systemName: system.symbol)
    }

    private static let displayModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
        "automatic": .automatic, "always": .always, "never": .never,
    ]

    private static let itemStyles: [String: UIBarButtonItem.Style] = [
        "plain": .plain, "bordered": .bordered, "done": .done,
    ]

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "undo": .undo, "redo": .redo, "close": .close,
        "reply": .reply, "rewind": .rewind, "fastForward": .fastForward, "pageCurl": .pageCurl,
    ]

    private static let tabSystemItems: [String: (title: String, symbol: String)] = [
        "favorites": ("Favorites", "star.fill"), "bookmarks": ("Bookmarks", "bookmark"),
        "search": ("Search", "magnifyingglass"), "contacts": ("Contacts", "person.crop.circle"),
        "history": ("History", "clock"), "downloads": ("Downloads", "arrow.down.circle"),
        "featured": ("Featured", "star"), "recents": ("Recents", "clock"), "topRated": ("Top Rated", "star"),
        "mostRecent": ("Most Recent", "clock"), "mostViewed": ("Most Viewed", "list.number"),
        "more": ("More", "ellipsis"),
    ]
}
