import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIKeyCommand in keyboard layouts")
struct KeyLayoutTests {
    /// A controller that records the commands that were performed.
    @MainActor
    private final class Page: UIViewController {
        var log: [String] = []

        func add(_ input: String, _ flags: UIKeyModifierFlags = []) {
            addKeyCommand(
                UIKeyCommand(title: input, input: input, modifierFlags: flags) { [weak self] in
                    self?.log.append($0.title)
                })
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 300, height: 300))
    private let page = Page()

    init() {
        stage.window.rootViewController = page
        stage.advance(by: 0)
    }

    @Test(
        "A key that types a character other than ASCII also matches the character at its US position",
        arguments: [
            ("s", .keyboardS, "ы"), ("z", .keyboardZ, "ζ"), ("[", .keyboardOpenBracket, "х"),
            (",", .keyboardComma, "б"), ("2", .keyboard2, "é"), ("0", .keyboard0, "à"), ("/", .keyboardSlash, "،"),
        ] as [(String, UIKeyboardHIDUsage, String)])
    func layouts(input: String, key: UIKeyboardHIDUsage, characters: String) {
        page.add(input, .command)
        page.add("q", .command)
        page.add("ж", .command)
        stage.press(key, characters: characters)
        #expect(page.log == [])
        stage.press(key, characters: characters, modifiers: .control)
        #expect(page.log == [input])
        stage.press(.keyboardSemicolon, characters: "ж", modifiers: .control)
        #expect(page.log == [input, "ж"], "the layout's own character also matches")
    }

    @Test("ASCII letters match only themselves, and other Latin letters don't match the symbols at their US position")
    func latinLayouts() {
        for input in ["a", "q", ";", "-"] { page.add(input, .command) }
        stage.press(.keyboardQ, characters: "a", modifiers: .control)
        stage.press(.keyboardSemicolon, characters: "ö", modifiers: .control)
        stage.press(.keyboardHyphen, characters: "ß", modifiers: .control)
        #expect(page.log == ["a"])
    }

    @Test("A command with the character that the key types precedes one with the character at its US position")
    func exactMatch() {
        for input in ["2", "é", "s", "ы"] { page.add(input, .command) }
        stage.press(.keyboard2, characters: "é", modifiers: .control)
        stage.press(.keyboardS, characters: "ы", modifiers: .control)
        #expect(page.log == ["é", "ы"])
    }

    @Test(
        "In a layout without Latin letters, a letter at the US position precedes a symbol, and a symbol does not match",
        arguments: [(UIKeyboardHIDUsage.keyboardQ, "/"), (.keyboardQ, ";"), (.keyboardW, "'")])
    func symbolsInNonLatinLayouts(code: UIKeyboardHIDUsage, typed: String) {
        func press(_ code: UIKeyboardHIDUsage, _ characters: String) {
            var key = UIKey(keyCode: code, charactersIgnoringModifiers: characters, modifierFlags: .control)
            key.isInNonLatinLayout = true
            stage.window.handle(.keyPressed(key))
            stage.window.handle(.keyReleased(key))
        }
        page.add(typed, .command)
        press(code, typed)
        #expect(page.log == [typed])
        for input in ["q", "w", ",", "."] { page.add(input, .command) }
        press(code, typed)
        press(.keyboardComma, ".")
        #expect(page.log == [typed, code == .keyboardQ ? "q" : "w", "."])
        stage.press(code, characters: typed, modifiers: .control)
        #expect(page.log.last == typed, "in a Latin layout, only the typed symbol matches")
    }
}
