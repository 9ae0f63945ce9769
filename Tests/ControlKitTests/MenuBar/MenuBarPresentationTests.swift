import Foundation
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("Menu bar and presentations")
struct MenuBarPresentationTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func saveWithMenu(_ screen: MenuBarScreen) throws {
        screen.stage.advance(by: 0.02)
        try screen.click("File")
        try screen.clickRow("Save")
    }

    @Test(
        "Controllers that present a sheet or a full-screen controller perform commands, the nearest first",
        arguments: [UIModalPresentationStyle.formSheet, .fullScreen])
    func presenters(style: UIModalPresentationStyle) throws {
        let screen = MenuBarScreen()
        let (plain, saving) = (UIViewController(), MenuBarScreen.Page())
        (plain.modalPresentationStyle, saving.modalPresentationStyle) = (style, style)
        screen.page.present(plain, animated: false)
        try saveWithMenu(screen)
        screen.pressSave()
        #expect(screen.page.log == ["Save", "Save"])
        screen.page.addKeyCommand(UIKeyCommand(input: "k") { [page = screen.page] _ in page.log.append("key") })
        screen.stage.press(.keyboardK, characters: "k")
        #expect(screen.page.log == ["Save", "Save"], "other keys don't reach the presenter")

        screen.page.dismiss(animated: false)
        screen.page.present(saving, animated: false)
        saving.present(plain, animated: false)
        try saveWithMenu(screen)
        #expect(saving.log == ["Save"] && screen.page.log == ["Save", "Save"])
    }

    @Test("Controllers behind an alert perform no commands")
    func alerts() throws {
        let screen = MenuBarScreen()
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        screen.page.present(alert, animated: false)
        screen.stage.advance(by: 0.02)
        screen.pressSave()
        try screen.click("File")
        try screen.clickRow("Save")
        #expect(screen.page.log == [])
    }

    /// A container that shows the first of its children.
    private final class Container: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            guard let first = children.first?.view else { return }
            view.addSubview(first)
        }
    }

    @Test("A custom container's hidden children build no menus, even behind a full-screen presentation")
    func hiddenChildren() throws {
        let screen = MenuBarScreen()
        let (container, shown, hidden) = (Container(), MenuBarScreen.Page(), MenuBarScreen.Page())
        shown.build = { $0.buildStandardMenus($1) }
        for page in [shown, hidden] {
            page.loadViewIfNeeded()
            container.addChild(page)
            page.didMove(toParent: container)
        }
        screen.window.rootViewController = container
        #expect(shown.builds == 1 && hidden.builds == 0)
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        container.present(presented, animated: false)
        screen.rebuild()
        screen.stage.advance(by: 0.02)
        #expect(shown.builds == 2 && hidden.builds == 0 && screen.titles == ["File", "Edit", "View"])
        try saveWithMenu(screen)
        #expect(shown.log == ["Save"])
    }
}
