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
}
