import Foundation
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("Keys of the menu bar")
struct MenuBarKeyTests {
    init() throws {
        try PinnedFonts.use()
    }

    @Test("F10, or Alt alone, focuses the first title, and Escape returns the focus", arguments: [true, false])
    func focus(usesAlt: Bool) {
        let screen = MenuBarScreen()
        let key = usesAlt ? UIKeyboardHIDUsage.keyboardLeftAlt : .keyboardF10
        for focused in [screen.page.field, nil] {
            _ = screen.window.focus(focused)
            screen.press(key)
            #expect(screen.focusedTitle == "File" && screen.openTitle == nil)
            #expect(screen.window.focusedView === screen.bar)
            screen.press(.keyboardEscape)
            #expect(screen.focusedTitle == nil && screen.window.focusedView === focused)
            screen.press(key, key)
            #expect(screen.focusedTitle == nil && screen.window.focusedView === focused)
            screen.press(key, .keyboardDownArrow, .keyboardEscape)
            #expect(screen.focusedTitle == "File" && screen.openTitle == nil)
            screen.press(.keyboardEscape)
            #expect(screen.focusedTitle == nil && screen.window.focusedView === focused)
        }
    }

    @Test("Alt with another key or a click doesn't focus the bar")
    func altWithOtherInput() {
        let screen = MenuBarScreen()
        let alt = UIKey(keyCode: .keyboardLeftAlt)
        screen.window.handle(.keyPressed(alt))
        screen.stage.press(.keyboardX, characters: "x", modifiers: .alternate)
        screen.window.handle(.keyReleased(alt))
        #expect(screen.focusedTitle == nil)
        screen.window.handle(.keyPressed(alt))
        screen.stage.click(at: CGPoint(x: 300, y: 300))
        screen.window.handle(.keyReleased(alt))
        #expect(screen.focusedTitle == nil)
        screen.stage.press(.keyboardF10, modifiers: .shift)
        #expect(screen.focusedTitle == nil)
    }

    @Test("Arrow keys move between titles and menus, and Return performs a command")
    func arrows() {
        for isMirrored in [false, true] {
            let screen = MenuBarScreen(isMirrored: isMirrored)
            let forward = isMirrored ? UIKeyboardHIDUsage.keyboardLeftArrow : .keyboardRightArrow
            let backward = isMirrored ? UIKeyboardHIDUsage.keyboardRightArrow : .keyboardLeftArrow
            screen.page.field.becomeFirstResponder()
            screen.press(.keyboardF10, backward)
            #expect(screen.focusedTitle == "View")
            screen.press(forward, forward)
            #expect(screen.focusedTitle == "Edit")
            screen.press(.keyboardDownArrow)
            #expect(screen.openTitle == "Edit" && screen.marked == "Copy")
            screen.press(forward)
            #expect(screen.openTitle == "View" && screen.marked == "Zoom")
            screen.press(forward)
            #expect(screen.texts.count == 2 && screen.marked == "In", "the arrow opens a submenu")
            screen.press(backward)
            #expect(screen.texts.count == 1 && screen.marked == "Zoom")
            screen.press(backward, backward)
            #expect(screen.openTitle == "File" && screen.marked == "Open")
            screen.press(.keyboardDownArrow, .keyboardReturnOrEnter)
            #expect(screen.page.log == ["Save"] && screen.openTitle == nil && screen.focusedTitle == nil)
            #expect(screen.page.field.isFirstResponder)
            screen.press(.keyboardF10, .keyboardEnd, .keyboardReturnOrEnter, forward, forward)
            #expect(screen.openTitle == "File", "from a row of a submenu, the arrow moves to the next menu")
        }
    }

    @Test("Shortcuts work while no menu is open, if the command is enabled")
    func shortcuts() {
        let screen = MenuBarScreen()
        for focused in [nil, screen.page.field] {
            _ = screen.window.focus(focused)
            screen.page.log = []
            screen.page.canSave = true
            screen.pressSave()
            #expect(screen.page.log == ["Save"])
            screen.page.canSave = false
            screen.pressSave()
            #expect(screen.page.log == ["Save"], "validate(_:) has disabled the command")
        }
    }

    @Test("A command that validate(_:) hides has no shortcut until validate(_:) shows it again")
    func hiddenCommands() {
        let screen = MenuBarScreen()
        for isHidden in [true, false, true, false] {
            screen.page.log = []
            screen.page.attributes = isHidden ? .hidden : []
            screen.pressSave()
            #expect(screen.page.log == (isHidden ? [] : ["Save"]))
        }
    }

    @Test("Tab leaves the bar, even for the field that had the focus before", arguments: [false, true])
    func tab(isFieldFocused: Bool) {
        let screen = MenuBarScreen()
        if isFieldFocused { screen.page.field.becomeFirstResponder() }
        screen.press(.keyboardF10, .keyboardTab)
        #expect(screen.focusedTitle == nil && screen.window.focusedView === screen.page.field)
        screen.press(.keyboardTab)
        #expect(screen.window.focusedView === screen.page.field, "the bar is not a tab stop")
    }
}
