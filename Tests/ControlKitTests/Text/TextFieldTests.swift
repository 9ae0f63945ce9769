import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UITextField")
struct TextFieldTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 100))
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))

    init() throws {
        try PinnedFonts.use()
        field.borderStyle = .roundedRect
        stage.window.addSubview(field)
        stage.advance(by: 0)
    }

    private func edit(_ text: String = "") {
        field.text = text
        field.becomeFirstResponder()
        stage.advance(by: 0)
    }

    private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], times: Int = 1) {
        for _ in 0..<times { stage.press(key, modifiers: modifiers) }
    }

    @Test("Text in any script can be typed, and each change sends an event")
    func typing() {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        stage.type("lost")
        #expect(field.text == "")

        edit()
        stage.type("Aé漢👨‍👩‍👧 שלום")

        #expect(field.text == "Aé漢👨‍👩‍👧 שלום")
        #expect(changes == 9)
        #expect(field.hasText && field.isEditing && field.isFirstResponder)
    }

    @Test("Backspace and Delete remove whole grapheme clusters")
    func deleting() {
        edit("ae\u{301}👨‍👩‍👧z")
        press(.keyboardDeleteOrBackspace, times: 2)
        #expect(field.text == "ae\u{301}")
        press(.keyboardDeleteOrBackspace)
        #expect(field.text == "a")
        press(.keyboardDeleteOrBackspace, times: 3)
        #expect(field.text == "")

        edit("🇩🇪🇫🇷 x")
        press(.keyboardHome)
        press(.keyboardDeleteForward)
        #expect(field.text == "🇫🇷 x")
        press(.keyboardEnd)
        press(.keyboardDeleteOrBackspace, .control)
        #expect(field.text == "🇫🇷 ")
    }

    @Test("Shift extends the selection, Ctrl moves by words, and typing replaces the selection")
    func selecting() {
        edit("one two three")
        press(.keyboardLeftArrow, [.control, .shift])
        stage.type("X")
        #expect(field.text == "one two X")

        press(.keyboardHome)
        press(.keyboardRightArrow, .shift, times: 3)
        press(.keyboardDeleteForward)
        #expect(field.text == " two X")

        press(.keyboardEnd, .shift)
        press(.keyboardLeftArrow)
        stage.type("<")
        #expect(field.text == "< two X")
    }

    @Test("Shortcuts work in a Cyrillic keyboard layout")
    func cyrillicLayout() {
        edit("hello")
        stage.press(.keyboardA, characters: "ф", modifiers: .control)
        stage.press(.keyboardX, characters: "ч", modifiers: .control)
        #expect(field.text == "" && stage.clipboardText == "hello")
        stage.press(.keyboardZ, characters: "я", modifiers: .control)
        #expect(field.text == "hello")
    }

    @Test(
        "Text can be copied, cut and pasted, but secure text can't be copied or cut; line breaks are pasted as spaces")
    func clipboard() {
        edit("hello")
        press(.keyboardA, .control)
        press(.keyboardC, .control)
        #expect(stage.clipboardText == "hello" && field.text == "hello")
        stage.window.handle(
            .keyPressed(UIKey(keyCode: .keyboardX, charactersIgnoringModifiers: "x", modifierFlags: .control)))
        #expect(field.text == "")
        stage.clipboardText = "a\r\nb\0c\u{2028}d"
        press(.keyboardV, .control)
        #expect(field.text == "a bc d")

        field.selectAll(nil)
        field.cut(nil)
        field.paste(nil)
        #expect(stage.clipboardText == "a bc d" && field.text == "a bc d")
        stage.clipboardText = "a\r\nb\0c\u{2028}d"

        field.isSecureTextEntry = true
        field.selectAll(nil)
        field.copy(nil)
        field.cut(nil)
        press(.keyboardA, .control)
        press(.keyboardX, .control)
        #expect(field.text == "a bc d" && stage.clipboardText == "a\r\nb\0c\u{2028}d")
    }

    @Test("Insert and Delete copy, cut and paste; Up and Down go to the ends of the text")
    func otherKeys() {
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 5_000)
        stage.window.addSubview(scrollView)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        scrollView.addSubview(field)
        stage.advance(by: 0)
        field.text = "one two"
        #expect(field.becomeFirstResponder())
        stage.press(.keyboardUpArrow)
        stage.type("a ")
        stage.press(.keyboardDownArrow)
        stage.type(" b")
        #expect(field.text == "a one two b" && scrollView.contentOffset.y == 0)
        stage.press(.keyboardUpArrow, modifiers: .shift)
        stage.press(.keyboardInsert, modifiers: .control)
        #expect(stage.clipboardText == "a one two b" && field.text == "a one two b")
        stage.press(.keyboardDeleteForward, modifiers: .shift)
        #expect(field.text == "")
        stage.press(.keyboardInsert, modifiers: .shift)
        stage.press(.keyboardInsert, modifiers: .shift)
        #expect(field.text == "a one two ba one two b")
    }

    @Test("A click places the caret, a double click selects a word, a triple click all text, and a drag a range")
    func pointer() {
        field.text = "one two three"
        let middle = field.frame.midY
        stage.click(at: CGPoint(x: 12, y: middle))
        #expect(field.isFirstResponder && stage.cursor == .text)
        stage.type("^")
        #expect(field.text == "^one two three")

        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: 205, y: middle), to: CGPoint(x: 0, y: middle))
        stage.type("new words here")
        #expect(field.text == "new words here")

        stage.advance(by: 1)
        for _ in 0..<2 { stage.click(at: CGPoint(x: 30, y: middle)) }
        stage.type("old")
        #expect(field.text == "old words here")

        stage.advance(by: 1)
        for _ in 0..<3 { stage.click(at: CGPoint(x: 30, y: middle)) }
        press(.keyboardDeleteOrBackspace)
        #expect(field.text == "")
    }

    @Test("Dragging in a field selects text and does not scroll the view around it")
    func draggingInScrollView() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        scrollView.contentSize = CGSize(width: 900, height: 900)
        stage.window.addSubview(scrollView)
        scrollView.addSubview(field)
        field.text = "one two three"

        stage.drag(from: CGPoint(x: 205, y: 27), to: CGPoint(x: 0, y: 27))
        stage.type("!")

        #expect(field.text == "!" && scrollView.contentOffset == .zero)
    }

    @Test("The delegate is called in UIKit's order")
    func delegate() {
        final class Witness: UITextFieldDelegate {
            var log: [String] = []
            var allows = true
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
                log.append("should begin")
                return allows
            }
            func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
            func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                log.append("\(range.location)+\(range.length) '\(string)'")
                return string != "!"
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                log.append("return")
                return true
            }
        }
        let witness = Witness()
        field.delegate = witness
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
        field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)

        witness.allows = false
        #expect(!field.becomeFirstResponder())
        witness.allows = true
        press(.keyboardTab)
        stage.type("😀a!")
        press(.keyboardLeftArrow, .shift)
        press(.keyboardDeleteOrBackspace)
        press(.keyboardReturnOrEnter)

        #expect(field.text == "😀" && !field.isFirstResponder)
        #expect(
            witness.log == [
                "should begin", "should begin", "began", "0+0 '😀'", "2+0 'a'", "3+0 '!'", "2+1 ''", "return", "ended",
            ])
        #expect(events == ["begin", "exit", "end"])
    }

    @Test("The first responder is the window's focused view, and there is only one")
    func responders() {
        let other = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
        stage.window.addSubview(other)

        #expect(!field.isFirstResponder && stage.textInputArea == nil)
        #expect(field.becomeFirstResponder() && stage.window.focusedView === field)
        #expect(stage.textInputArea.map { field.frame.contains($0) } == true)
        press(.keyboardTab)
        #expect(other.isFirstResponder && !field.isFirstResponder)
        other.isEnabled = false
        #expect(!other.isFirstResponder && stage.textInputArea == nil)
        #expect(!other.becomeFirstResponder())
        field.becomeFirstResponder()
        stage.window.endEditing(false)
        #expect(stage.window.focusedView == nil)
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(!field.isFirstResponder && stage.window.focusedView == nil && !field.becomeFirstResponder())
    }

    @Test("The caret blinks at intervals of half a second, and stops after a while without input")
    func blinking() {
        edit()
        let drawn = stage.drawnFrames
        stage.advance(by: 0.4)
        #expect(stage.drawnFrames == drawn)
        stage.advance(by: 0.2)
        #expect(stage.drawnFrames == drawn + 1)
        stage.advance(by: 20)
        let still = stage.drawnFrames
        stage.advance(by: 20)
        #expect(stage.drawnFrames == still)
    }

    @Test("Long text scrolls so that the caret stays visible")
    func scrolling() {
        edit(String(repeating: "word ", count: 200))
        #expect(field.caretArea.maxX <= field.bounds.maxX - 8 && field.caretArea.minX > field.bounds.midX)
        press(.keyboardHome)
        stage.advance(by: 0)
        #expect(field.caretArea.minX == 8)
    }

    @Test(
        "An empty field's caret depends on alignment, layout direction and the placeholder's script, not its length",
        arguments: [
            (.rightToLeft, .natural, "Your name", 200 - 8 - 2),
            (.rightToLeft, .natural, "שמך", 200 - 8 - 2), (.leftToRight, .natural, "שמך", 200 - 8 - 2),
            (.leftToRight, .natural, "Your name", 8), (.rightToLeft, .left, "Your name", 8),
            (.leftToRight, .center, "Your name", 99), (.leftToRight, .right, "Your name", 200 - 8 - 2),
            (.rightToLeft, .natural, String(repeating: "A long placeholder ", count: 20), 200 - 8 - 2),
            (.leftToRight, .natural, String(repeating: "A long placeholder ", count: 20), 8),
        ] as [(UIUserInterfaceLayoutDirection, NSTextAlignment, String, CGFloat)])
    func emptyCaret(
        direction: UIUserInterfaceLayoutDirection, alignment: NSTextAlignment, placeholder: String, caret: CGFloat
    ) {
        stage.direction = direction
        field.placeholder = placeholder
        field.textAlignment = alignment
        edit()
        #expect(field.caretArea.minX == caret)
    }

    @Test("Marked text is shown but is not part of the text")
    func composing() {
        edit("ab")
        stage.window.handle(.textComposed("にほ"))
        stage.advance(by: 0)
        let caret = field.caretArea.minX
        #expect(field.text == "ab")
        stage.window.handle(.textComposed(""))
        stage.window.handle(.textEntered("日本"))
        #expect(field.text == "ab日本" && caret > 8)
    }

    @Test(
        "The caret is placed within marked text, and an invalid position is clamped",
        arguments: [
            ("にほん", 0, ""), ("にほん", 2, "にほ"), ("にほん", 3, "にほん"), ("にほん", nil, "にほん"), ("にほん", 9, "にほん"),
            ("にほん", -1, ""), ("a\nb\0c", 4, "ab"),
            (String(repeating: "日", count: 20), 3, "日日日"),
        ] as [(String, Int?, String)])
    func composingCaret(text: String, caret: Int?, head: String) {
        edit("ab")
        stage.window.handle(.textComposed(text, caret: caret))
        stage.advance(by: 0)
        let area = field.caretArea

        // If the marked text ends where the caret was, the caret is at the same position.
        stage.window.handle(.textComposed(head))
        stage.advance(by: 0)
        #expect(field.caretArea.minX == area.minX)
        stage.window.handle(.textEntered("c"))
        #expect(field.text == "abc")
    }

    @Test("Overlong text is truncated at a character boundary, and malformed text is safe")
    func hostile() {
        edit(String(repeating: "é", count: 25_000))
        stage.type("x")
        #expect(field.text?.count == 25_000)
        stage.clipboardText = String(repeating: "👍🏽", count: 100_000)
        press(.keyboardA, .control)
        press(.keyboardV, .control)
        #expect(field.text?.count == 6_250)

        field.text = String(repeating: "m", count: 1_000_000)
        #expect(field.text?.count == 50_000)
        edit("\u{301}\u{200D}\u{202E}")
        stage.type("a\u{301}\0b")
        press(.keyboardLeftArrow, times: 9)
        press(.keyboardDeleteForward, times: 9)
        stage.advance(by: 0)
        field.frame = CGRect(x: CGFloat.nan, y: 0, width: -5, height: CGFloat.infinity)
        field.text = nil
        stage.advance(by: 1)
        #expect(field.text == "")
    }

    @Test("An attributed placeholder is drawn with its attributes, and a plain one replaces it")
    func attributedPlaceholder() {
        let plain = NSAttributedString(string: "Name")
        field.placeholder = "Name"
        #expect(field.attributedPlaceholder?.string == "Name")
        let height = field.intrinsicContentSize.height

        field.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
        #expect(field.placeholder == "Name" && field.attributedPlaceholder != plain)
        #expect(field.intrinsicContentSize.height > height)
        stage.advance(by: 0)
        func isRed() -> Bool {
            (0..<3400).contains { index in
                let bytes = stage.pixel(x: 10 + index % 100, y: 10 + index / 100).bytes
                return bytes[0] > 200 && bytes[1] < 80
            }
        }
        #expect(isRed())

        field.placeholder = "Name"
        stage.advance(by: 0)
        #expect(!isRed() && field.intrinsicContentSize.height == height)
        field.attributedPlaceholder = nil
        #expect(field.placeholder == nil)
    }
}
