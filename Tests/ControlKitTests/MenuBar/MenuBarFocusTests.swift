import Foundation
import StageKit
import TestSupport
import Testing

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("Focus of the menu bar")
struct MenuBarFocusTests {
    private final class Log: UITextFieldDelegate {
        var calls: [String] = []

        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    }

    private let screen: MenuBarScreen

    init() throws {
        try PinnedFonts.use()
        screen = MenuBarScreen()
        screen.page.field.becomeFirstResponder()
    }

    private var field: UITextField { screen.page.field }
    private var window: UIWindow { screen.window }

    @Test("The bar doesn't end text editing, which the field could refuse, and keeps the selection and the text")
    func editing() throws {
        let log = Log()
        field.text = "Bird"
        field.clearsOnBeginEditing = true
        field.delegate = log
        screen.stage.press(.keyboardA, characters: "a", modifiers: .control)
        screen.press(.keyboardLeftAlt)
        #expect(screen.focusedTitle == "File" && window.focusedView === screen.bar && field.isFirstResponder)
        screen.press(.keyboardLeftAlt)
        #expect(screen.focusedTitle == nil && window.focusedView === field)
        try screen.click("File")
        screen.stage.movePointer(to: try screen.place(ofTitle: "Edit"))
        try screen.clickRow("Copy")
        #expect(screen.page.log == ["Copy"] && window.focusedView === field && log.calls == [])
        #expect(field.text == "Bird" && field.editable.selection == 0..<4)
    }

    @Test("The focus doesn't return to a field that has left the window")
    func removed() {
        for keys: [UIKeyboardHIDUsage] in [[.keyboardF10], [.keyboardF10, .keyboardDownArrow]] {
            screen.page.view.addSubview(field)
            field.becomeFirstResponder()
            for key in keys { screen.press(key) }
            field.removeFromSuperview()
            for _ in keys { screen.press(.keyboardEscape) }
            #expect(screen.focusedTitle == nil && window.firstResponder == nil && !field.isFirstResponder)
        }
        #expect(!window.focus(field), "the field isn't in the window")
    }

    @Test("If the field is covered when the bar returns the focus, the field regains it later")
    func covered() {
        screen.press(.keyboardF10)
        screen.page.view.setEventsBlocked(true, by: screen)
        screen.press(.keyboardEscape)
        #expect(screen.focusedTitle == nil && window.firstResponder == nil && !field.isFirstResponder)
        screen.page.view.setEventsBlocked(false, by: screen)
        #expect(window.focusedView === field)
    }

    @Test("becomeFirstResponder() returns the focus from the bar to the first responder, but not from an open menu")
    func becomingFirstResponder() {
        let textView = UITextView(frame: CGRect(x: 200, y: 120, width: 120, height: 60))
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 80, height: 30))
        for view in [textView, button] { screen.page.view.addSubview(view) }
        for view in [field, textView, button] as [UIView] {
            #expect(view.takeFocus())
            screen.press(.keyboardF10)
            #expect(view.becomeFirstResponder() && window.focusedView === view && screen.focusedTitle == nil)
            screen.press(.keyboardF10, .keyboardDownArrow)
            #expect(view.becomeFirstResponder() && screen.openTitle == "File" && window.focusedView !== view)
            screen.press(.keyboardEscape, .keyboardEscape)
            screen.press(.keyboardF10)
            screen.page.view.setEventsBlocked(true, by: screen)
            #expect(!view.becomeFirstResponder() && window.firstResponder == nil)
            screen.page.view.setEventsBlocked(false, by: screen)
        }
    }

    @Test("A presentation takes the focus from the bar and its menu, and returns it to the former first responder")
    func presentation() {
        for keys: [UIKeyboardHIDUsage] in [[.keyboardF10], [.keyboardF10, .keyboardDownArrow]] {
            for key in keys { screen.press(key) }
            screen.page.present(UIAlertController(title: "Done", message: nil, preferredStyle: .alert), animated: false)
            #expect(screen.focusedTitle == nil && screen.openTitle == nil && !field.isFirstResponder)
            screen.page.dismiss(animated: false)
            #expect(window.focusedView === field)
        }
    }

    @Test("When a context menu that has opened over the focused bar closes, the field has the focus")
    func contextMenu() throws {
        screen.press(.keyboardF10)
        let panel = try #require(MenuPanel(UIMenu(children: [screen.page.action("Copy")]), source: window))
        let popUp = try #require(PopUp(panel, from: window) {})
        #expect(screen.focusedTitle == nil)
        popUp.close()
        #expect(window.focusedView === field)
    }

    @Test("The bar gives up the focus when the window no longer receives keys, unless a menu is open")
    func keyboard() {
        let alt = UIKey(keyCode: .keyboardLeftAlt)
        screen.press(.keyboardF10)
        window.menuBar?.windowDidLoseKeyboard()
        #expect(screen.focusedTitle == nil && window.focusedView === field)

        screen.press(.keyboardF10, .keyboardDownArrow)
        window.menuBar?.windowDidLoseKeyboard()
        #expect(screen.openTitle == "File")
        screen.press(.keyboardEscape, .keyboardEscape)

        window.handle(.keyPressed(alt))
        window.releaseInput()
        window.handle(.keyReleased(alt))
        #expect(screen.focusedTitle == nil, "the key was pressed before the window left the desktop")
        screen.press(.keyboardF10)
        window.releaseInput()
        #expect(screen.focusedTitle == nil && window.focusedView === field)
    }
}
