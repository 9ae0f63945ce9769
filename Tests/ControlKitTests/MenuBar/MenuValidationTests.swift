import Foundation
import StageKit
import TestSupport
import Testing

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("Validation of open menus")
struct MenuValidationTests {
    /// A controller whose `validate(_:)` calls a closure.
    private final class Page: UIViewController {
        var log: [String] = []
        var validations = 0
        var validation: @MainActor (UICommand) -> Void = { _ in }
        /// Called by `canPerformAction` before it returns.
        var onQuery: @MainActor () -> Void = {}

        func perform(_ command: UICommand) { log.append(command.title) }

        override func validate(_ command: UICommand) {
            validations += 1
            validation(command)
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            onQuery()
            return super.canPerformAction(action, withSender: sender)
        }

        func command(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UICommand {
            UICommand(title: title, action: Selector("perform:", Page.perform(_:)), attributes: attributes)
        }

        override func buildMenu(with builder: any UIMenuBuilder) {
            let more = UIMenu(title: "More", children: [command("Bold", .keepsMenuPresented), command("Italic")])
            builder.replaceChildren(ofMenu: .format) { _ in [command("Plain"), command("Large"), more] }
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let page = Page()

    init() throws {
        try PinnedFonts.use()
        stage.window.rootViewController = page
        stage.advance(by: 0)
    }

    private var bar: MenuBar? { stage.window.menuBar as? MenuBar }

    /// The texts in each open panel, outermost first.
    private var texts: [[String]] {
        stage.advance(by: 0.02)
        return stage.window.popUp?.subviews.map(\.shownTexts) ?? []
    }

    private func row(_ title: String) throws -> MenuRow {
        stage.advance(by: 0.02)
        return try #require(stage.window.popUp?.descendants(of: MenuRow.self).first { $0.title == title })
    }

    private func press(_ keys: UIKeyboardHIDUsage...) {
        for key in keys { stage.press(key) }
    }

    @Test("setNeedsRevalidate() updates the open menu in place: submenus stay open and rows stay highlighted")
    func inPlace() throws {
        press(.keyboardF10, .keyboardDownArrow, .keyboardEnd, .keyboardReturnOrEnter, .keyboardDownArrow)
        let (panel, italic) = (try #require(bar?.panel), try row("Italic"))
        #expect(texts == [["Plain", "Large", "More"], ["Bold", "Italic"]])
        page.validation = { command in
            command.attributes = command.title == "Plain" ? .disabled : command.attributes
            if command.title == "Large" { command.title = "Very Large" }
            if command.title == "Bold" { command.state = .on }
        }
        let width = panel.frame.width
        UIMenuSystem.main.setNeedsRevalidate()
        #expect(bar?.panel === panel && texts == [["Plain", "Very Large", "More"], ["Bold", "Italic"]])
        #expect(try !row("Plain").isUsable && row("Very Large").isUsable)
        #expect(try row("Bold").descendants(of: ControlGlyph.self).count == 1)
        #expect(panel.submenuPanel?.markedRow == 1 && italic.window != nil && panel.frame.width >= width)
        press(.keyboardReturnOrEnter)
        #expect(page.log == ["Italic"] && texts == [])
    }

    @Test("A highlighted row that is disabled is no longer highlighted")
    func disabledRow() throws {
        press(.keyboardF10, .keyboardDownArrow)
        #expect(bar?.panel?.markedRow == 0)
        page.validation = { $0.attributes = .disabled }
        UIMenuSystem.main.setNeedsRevalidate()
        #expect(bar?.panel?.markedRow == nil)
        press(.keyboardReturnOrEnter)
        #expect(page.log == [] && bar?.openIndex == 0)
    }

    @Test("The menu opens again if other rows are visible, and closes if none is")
    func otherRows() throws {
        press(.keyboardF10, .keyboardDownArrow)
        page.validation = { if $0.title == "Plain" { $0.attributes = .hidden } }
        UIMenuSystem.main.setNeedsRevalidate()
        #expect(texts == [["Large", "More"]] && bar?.panel?.markedRow == 0)
        page.validation = { $0.attributes = .hidden }
        UIMenuSystem.main.setNeedsRevalidate()
        #expect(texts == [] && bar?.openIndex == nil)
    }

    @Test("A submenu closes if other rows of it are visible")
    func otherRowsOfSubmenu() throws {
        press(.keyboardF10, .keyboardDownArrow, .keyboardEnd, .keyboardReturnOrEnter)
        page.validation = { if $0.title == "Italic" { $0.attributes = .hidden } }
        UIMenuSystem.main.setNeedsRevalidate()
        #expect(texts == [["Plain", "Large", "More"]] && stage.window.focusedView === bar?.panel)
        press(.keyboardReturnOrEnter)
        #expect(texts.last == ["Bold"])
    }

    @Test("setNeedsRevalidate() and setNeedsRebuild() in validate(_:) don't prevent menus and submenus from opening")
    func reentrance() throws {
        page.validation = { [unowned page] _ in
            UIMenuSystem.main.setNeedsRevalidate()
            page.viewIfLoaded?.window?.scheduleMenuBar()
        }
        press(.keyboardF10, .keyboardDownArrow, .keyboardEnd, .keyboardReturnOrEnter)
        #expect(texts == [["Plain", "Large", "More"], ["Bold", "Italic"]] && page.validations == 6)
        UIMenuSystem.main.setNeedsRevalidate()
        #expect(texts.count == 2 && page.validations == 10)
    }

    @Test("setNeedsRevalidate() in canPerformAction(_:withSender:) doesn't validate the menu again")
    func reentranceOfQueries() {
        press(.keyboardF10, .keyboardDownArrow)
        page.validations = 0
        var queries = 0
        page.onQuery = {
            queries += 1
            if queries < 100 { UIMenuSystem.main.setNeedsRevalidate() }
        }
        UIMenuSystem.main.setNeedsRevalidate()
        #expect(page.validations == 4 && queries > 0 && queries < 100)
    }

    @Test("A command that keeps the menu open is validated again after it has been performed")
    func keptMenu() throws {
        page.validation = { [unowned page] in $0.state = page.log.contains($0.title) ? .on : .off }
        press(.keyboardF10, .keyboardDownArrow, .keyboardEnd, .keyboardReturnOrEnter, .keyboardReturnOrEnter)
        #expect(page.log == ["Bold"] && texts.last == ["Bold", "Italic"])
        #expect(try row("Bold").descendants(of: ControlGlyph.self).count == 1)
    }
}
