import Foundation
import Reporting
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("UIKeyCommand in menus")
struct KeyCommandMenuTests {
    init() throws {
        try PinnedFonts.use()
    }

    private final class Page: UIViewController {
        var log: [String] = []

        func save(_ command: UICommand) { log.append(command.title) }
    }

    @Test(
        "A shortcut is shown with the keys of the desktop",
        arguments: [
            ("n", .command, "Ctrl+N"), ("z", [.command, .shift], "Ctrl+Shift+Z"),
            ("f", [.control, .command], "Ctrl+Super+F"), ("+", .control, "Ctrl++"), (" ", .alternate, "Alt+Space"),
            (UIKeyCommand.inputUpArrow, .command, "Ctrl+Up"), (UIKeyCommand.f5, [], "F5"), ("\u{8}", [], "Backspace"),
            ("", [], nil),
        ] as [(String, UIKeyModifierFlags, String?)])
    func shortcutText(input: String, flags: UIKeyModifierFlags, text: String?) {
        #expect(UIKeyCommand(input: input, modifierFlags: flags, handler: { _ in }).shortcutText == text)
    }

    @Test("A menu shows shortcuts at its trailing edge, performs commands, and disables those without a responder")
    func menu() throws {
        let (stage, page) = (OffscreenStage(size: CGSize(width: 300, height: 300)), Page())
        stage.window.rootViewController = page
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 30)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIKeyCommand(title: "Save", action: Selector("save:", Page.save(_:)), input: "s", modifierFlags: .command),
            UIKeyCommand(title: "Close", input: "w", modifierFlags: .command) { [page] in page.log.append($0.title) },
            UICommand(title: "Print", action: Selector("print")),
        ])
        page.view.addSubview(button)
        func row(_ title: String) -> MenuRow? {
            stage.advance(by: 0.02)
            return stage.window.descendants(of: MenuRow.self).first { $0.shownTexts.contains(title) }
        }
        func click(_ title: String) throws {
            stage.click(at: CGPoint(x: 30, y: 30))
            let row = try #require(row(title))
            stage.click(at: row.convert(CGPoint(x: 20, y: row.bounds.midY), to: nil))
        }

        stage.click(at: CGPoint(x: 30, y: 30))
        let save = try #require(row("Save"))
        let labels = save.descendants(of: UILabel.self)
        let title = try #require(labels.first { $0.text == "Save" })
        let shortcut = try #require(labels.first { $0.text == "Ctrl+S" })
        #expect(shortcut.frame.minX >= title.frame.minX + title.sizeThatFits(.zero).width)
        #expect(shortcut.frame.maxX <= save.bounds.maxX && save.naturalWidth <= save.bounds.width)
        #expect(row("Close")?.action != nil && row("Print")?.action == nil)
        stage.press(.keyboardEscape)

        try click("Save")
        try click("Close")
        try click("Print")
        #expect(page.log == ["Save", "Close"])
    }

    @Test("A command without a method and a closure does nothing, also with a target")
    func withoutMethod() {
        let page = Page()
        let messages = Diagnostics.messages {
            for command in [UICommand(), UIKeyCommand()] {
                command.performWithSender(page, target: nil)
                command.performWithSender(nil, target: page)
            }
        }
        #expect(messages == [] && page.log == [])
    }
}
