import Testing
import UIKit

/// Tests that menus and key commands can be written as on iOS.
@MainActor
@Suite("Menus and key commands of iOS sources")
struct MenuIdiomsTests {
    private final class Page: UIViewController, UIContextMenuInteractionDelegate, UITableViewDelegate {
        var saves = 0

        override var canBecomeFirstResponder: Bool { true }

        override var keyCommands: [UIKeyCommand]? {
            let save = UIKeyCommand(
                title: "Save", image: nil, action: Selector("save:", Page.save(_:)), input: "s",
                modifierFlags: .command, propertyList: nil, discoverabilityTitle: "Save Page", attributes: [],
                state: .off)
            let up = UIKeyCommand(
                input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("save:", Page.save(_:)))
            up.wantsPriorityOverSystemBehavior = true
            return [save, up] + (super.keyCommands ?? [])
        }

        func save(_ sender: UIKeyCommand) { saves += 1 }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addInteraction(UIContextMenuInteraction(delegate: self))
            addKeyCommand(UIKeyCommand(input: "w", modifierFlags: .command, action: Selector("close")))
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
                let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.saves = 0 }
                return UIMenu(title: "", children: [share, UIMenu(options: .displayInline, children: [delete])])
            }
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: { nil }, actionProvider: { _ in nil })
        }

        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { [weak self] in self?.saves += 1 }
        }
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var opened: [Int] = []

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system == UIMenuSystem.main else { return }
            let open = UICommand(
                title: "Open Recent", action: Selector("openRecent:", AppDelegate.openRecent(_:)), propertyList: 7)
            let menu = UIMenu(
                title: "", image: nil, identifier: UIMenu.Identifier("com.example.recent"), options: .displayInline,
                children: [open])
            builder.remove(menu: .format)
            builder.insertSibling(menu, afterMenu: .open)
            builder.insertChild(UIMenu(title: "Go", children: [open]), atEndOfMenu: .root)
        }

        override func validate(_ command: UICommand) {
            if command.propertyList as? Int == 7 { command.state = .on } else { super.validate(command) }
        }

        func openRecent(_ command: UICommand) { opened.append(command.propertyList as? Int ?? 0) }
    }

    @Test("An app delegate that overrides buildMenu(with:) adds a menu bar")
    func menuBar() {
        let (delegate, window) = (AppDelegate(), UIWindow())
        UIApplication.shared.delegate = delegate
        window.rootViewController = Page()
        UIApplication.shared.delegate = nil
        let top = window.safeAreaInsets.top
        #expect(top > 0 && window.rootViewController?.view.safeAreaInsets.top == top)
        UIMenuSystem.context.setNeedsRebuild()
        UIMenuSystem.context.setNeedsRevalidate()
        #expect(delegate.opened == [])
    }

    @Test("Key commands come from an override of keyCommands and from addKeyCommand")
    func keyCommands() {
        let page = Page()
        page.loadViewIfNeeded()
        #expect(page.keyCommands?.map(\.input) == ["s", UIKeyCommand.inputUpArrow, "w"])
        #expect(page.keyCommands?.first?.discoverabilityTitle == "Save Page")
        page.keyCommands?.first?.performWithSender(page, target: nil)
        #expect(page.saves == 1)
        #expect(page.view.interactions.contains { $0 is UIContextMenuInteraction })
    }
}
