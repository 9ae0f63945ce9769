import Foundation
import SelectorKit
import ViewKit

/// Builds the menus of a window's menu bar.
@MainActor
final class MenuBarBuilder: NSObject, UIMenuBuilder {
    let system: UIMenuSystem
    private var isChanged = false
    private lazy var root = UIMenu.makeStandardRoot()

    init(_ system: UIMenuSystem) {
        self.system = system
        super.init()
    }

    /// The menus of the bar; empty if no menu has visible elements.
    var menus: [UIMenu] { isChanged ? root.barMenus : [] }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.menu(for: identifier) }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.leaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        root.leaves.lazy.compactMap { $0 as? UICommand }
            .first { $0.action == action && CallArguments.areEqual($0.propertyList, propertyList) }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard replacedIdentifier != .root else { return set(replacementMenu) }
        set(root.replacing(replacedIdentifier) { _ in [replacementMenu] })
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard parentIdentifier != root.identifier else {
            return set(root.replacingChildren(childrenBlock(root.children)))
        }
        set(root.replacing(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] })
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        set(root.replacing(siblingIdentifier) { [siblingMenu, $0] })
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        set(root.replacing(siblingIdentifier) { [$0, siblingMenu] })
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        set(root.replacing(removedIdentifier) { _ in [] })
    }

    private func set(_ menu: UIMenu?) {
        guard let menu else { return }
        root = menu
        isChanged = true
    }
}
