import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UITextView editing")
struct TextViewEditingTests {
    private let stage = OffscreenStage(size: CGSize(width: 220, height: 120))
    private let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))

    init() throws {
        try PinnedFonts.use()
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private func edit(_ text: String = "", at offset: Int? = nil) {
        view.text = text
        view.becomeFirstResponder()
        if let offset { view.selectedRange = NSRange(location: offset, length: 0) }
        stage.advance(by: 0.1)
    }

    private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], times: Int = 1) {
        for _ in 0..<times { stage.press(key, modifiers: modifiers) }
    }

    private func center(_ offset: Int) throws -> CGPoint {
        let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        let rect = view.caretRect(for: position)
        return view.convert(CGPoint(x: rect.minX + 1, y: rect.midY), to: nil)
    }

    // MARK: Keys

    @Test("A touch without a number of presses moves the cursor and selects nothing")
    func createdTouch() {
        edit("one\ntwo", at: 5)
        view.touchesBegan([UITouch()], with: nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test("Text is typed in every script, and Return begins a paragraph")
    func typing() {
        stage.type("lost")
        #expect(view.text == "")
        edit()
        stage.type("Aé漢\n👨‍👩‍👧 שלום")
        #expect(view.text == "Aé漢\n👨‍👩‍👧 שלום" && view.hasText)
        press(.keyboardDeleteOrBackspace, times: 5)
        #expect(view.text == "Aé漢\n👨‍👩‍👧")
        press(.keyboardDeleteOrBackspace, times: 2)
        #expect(view.text == "Aé漢")
    }

    /// Keys, their modifiers, and the resulting selection in "one two\nthree\n\nfour" if the caret is before the "o" of
    /// "two".
    nonisolated private static let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, Range<Int>)] = [
        (.keyboardLeftArrow, [], 5..<5), (.keyboardRightArrow, [], 7..<7), (.keyboardLeftArrow, .shift, 5..<6),
        (.keyboardRightArrow, [.control], 7..<7), (.keyboardLeftArrow, [.control, .shift], 4..<6),
        (.keyboardHome, [], 0..<0), (.keyboardEnd, [], 7..<7), (.keyboardEnd, .shift, 6..<7),
        (.keyboardHome, .control, 0..<0), (.keyboardEnd, .control, 19..<19),
        (.keyboardEnd, [.control, .shift], 6..<19),
        (.keyboardUpArrow, [], 0..<0), (.keyboardUpArrow, .shift, 0..<6), (.keyboardPageUp, [], 0..<0),
        (.keyboardPageDown, [], 19..<19), (.keyboardA, .control, 0..<19),
    ]

    @Test("Keys move the caret and extend the selection", arguments: keys)
    func keys(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, _ selection: Range<Int>) {
        edit("one two\nthree\n\nfour", at: 6)
        press(key, modifiers)
        #expect(view.selectedRange == NSRange(selection))
    }

    @Test("Up and Down keep the column over short lines and stop at the ends of the text")
    func vertical() throws {
        edit("a long line\n.\nanother long line", at: 8)
        let x = try center(8).x
        press(.keyboardDownArrow)
        #expect(view.selectedRange.location == 13)
        press(.keyboardDownArrow)
        #expect(try abs(center(view.selectedRange.location).x - x) < 6)
        #expect(view.selectedRange.location > 18)
        press(.keyboardDownArrow)
        #expect(view.selectedRange.location == 31)
        press(.keyboardUpArrow, times: 3)
        #expect(view.selectedRange.location == 0)
    }

    @Test("Home and End stay within a wrapped line")
    func wrapped() throws {
        edit(String(repeating: "words and ", count: 12), at: 0)
        press(.keyboardDownArrow)
        let start = view.selectedRange.location
        #expect(start > 10 && start < 110)
        let line = try center(start).y
        press(.keyboardEnd)
        let end = view.selectedRange.location
        #expect(try abs(center(end).y - line) < 1)
        #expect(end > start)
        press(.keyboardHome)
        #expect(view.selectedRange.location == start)
        press(.keyboardEnd, .shift)
        press(.keyboardDeleteForward)
        #expect(view.text.utf16.count == 120 - (end - start))
    }

    @Test("Arrow keys move visually in right-to-left paragraphs, and Ctrl deletes words")
    func rightToLeft() {
        edit("abc\nשלום עולם", at: 4)
        press(.keyboardLeftArrow)
        #expect(view.selectedRange.location == 5)
        press(.keyboardRightArrow)
        press(.keyboardLeftArrow, .control)
        #expect(view.selectedRange.location == 8)
        press(.keyboardDeleteOrBackspace, .control)
        press(.keyboardDeleteForward, .control)
        #expect(view.text == "abc\n")
    }

    @Test("Keys copy, cut and paste; line breaks are kept")
    func clipboard() {
        edit("one\ntwo")
        press(.keyboardA, .control)
        press(.keyboardX, .control)
        #expect(view.text == "" && stage.clipboardText == "one\ntwo")
        stage.clipboardText = "a\r\nb\0"
        press(.keyboardV, .control)
        press(.keyboardInsert, .shift)
        #expect(view.text == "a\nba\nb")
        press(.keyboardHome, .shift)
        press(.keyboardC, .control)
        #expect(stage.clipboardText == "b" && view.text == "a\nba\nb")
    }

    @Test("The app copies, cuts and pastes; text that can't be edited is only copied")
    func editMenu() {
        edit("one two")
        view.selectedRange = NSRange(location: 0, length: 3)
        view.copy(nil)
        #expect(stage.clipboardText == "one" && view.text == "one two")
        view.cut(nil)
        view.selectedRange = NSRange(location: 4, length: 0)
        view.paste(nil)
        #expect(view.text == " twoone")

        view.isEditable = false
        view.selectAll(nil)
        view.copy(nil)
        #expect(stage.clipboardText == " twoone")
        view.cut(nil)
        view.paste(nil)
        #expect(view.text == " twoone")
    }

    @Test("Ctrl+Return, Escape and Tab don't change the text")
    func otherKeys() {
        edit("a")
        press(.keyboardReturnOrEnter, .control)
        press(.keyboardEscape)
        #expect(view.text == "a" && view.isFirstResponder)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
        stage.window.addSubview(field)
        press(.keyboardTab)
        #expect(view.text == "a" && field.isFirstResponder)
        press(.keyboardTab)
        #expect(view.isFirstResponder)
    }

    // MARK: Pointer

    @Test("A click places the caret, a double click selects a word, a triple click a paragraph, and a drag a range")
    func pointer() throws {
        edit("one two\nthree four")
        stage.click(at: try center(9))
        #expect(view.selectedRange == NSRange(location: 9, length: 0) && stage.cursor == .text)
        stage.click(at: try center(9))
        #expect(view.selectedRange == NSRange(location: 8, length: 5))
        stage.click(at: try center(9))
        #expect(view.selectedRange == NSRange(location: 8, length: 10))
        stage.advance(by: 1)
        stage.drag(from: try center(4), to: try center(13))
        #expect(view.selectedRange == NSRange(location: 4, length: 9))
        stage.advance(by: 1)
        stage.window.handle(.keyPressed(UIKey(keyCode: .keyboardLeftShift, modifierFlags: .shift)))
        stage.click(at: try center(0))
        stage.window.handle(.keyReleased(UIKey(keyCode: .keyboardLeftShift)))
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
        stage.advance(by: 1)
        stage.click(at: try center(2))
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
    }

    @Test("A drag selects instead of scrolling, and scrolls at the edge while the pointer stays outside")
    func dragging() throws {
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 220, height: 1_000)
        stage.window.addSubview(scrollView)
        scrollView.addSubview(view)
        edit(String(repeating: "line\n", count: 60), at: 0)
        stage.pressPointer(at: CGPoint(x: 20, y: 30))
        stage.movePointer(to: CGPoint(x: 30, y: 118))
        stage.advance(by: 0.5)
        let offset = view.contentOffset.y
        #expect(offset > 50 && scrollView.contentOffset == .zero && view.selectedRange.length > 30)
        stage.advance(by: 0.5)
        #expect(view.contentOffset.y > offset)
        stage.releasePointer(at: CGPoint(x: 30, y: 118))
        let end = view.contentOffset.y
        stage.advance(by: 0.5)
        #expect(view.contentOffset.y == end)
    }

    @Test("Selecting publishes the primary selection, and a middle click pastes it")
    func primarySelection() throws {
        edit("one two")
        stage.drag(from: try center(0), to: try center(3))
        #expect(stage.primarySelection == "one")
        stage.middleClick(at: try center(7))
        #expect(view.text == "one twoone" && view.selectedRange == NSRange(location: 10, length: 0))
        press(.keyboardLeftArrow, [.control, .shift])
        #expect(stage.primarySelection == "twoone")
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        stage.window.addSubview(field)
        stage.middleClick(at: CGPoint(x: 50, y: 5))
        #expect(field.text == "twoone" && field.isFirstResponder)
        field.isSecureTextEntry = true
        press(.keyboardHome, .shift)
        #expect(stage.primarySelection == "twoone")
        view.isEditable = false
        stage.middleClick(at: try center(0))
        #expect(view.text == "one twoone")
    }

    // MARK: Scrolling

    @Test("The caret stays visible while typing, moving and paging")
    func caretIsVisible() throws {
        edit(String(repeating: "line\n", count: 40), at: 0)
        func isCaretVisible() throws -> Bool {
            stage.advance(by: 0.1)
            let position = try #require(view.selectedTextRange?.start)
            return view.bounds.contains(view.caretRect(for: position))
        }
        press(.keyboardDownArrow, times: 12)
        #expect(try isCaretVisible() && view.contentOffset.y > 50)
        press(.keyboardPageDown)
        let page = view.contentOffset.y
        #expect(try isCaretVisible() && view.contentOffset.y > page + 40)
        press(.keyboardEnd, .control)
        stage.type("end\nend")
        #expect(try isCaretVisible() && view.contentOffset.y > view.contentSize.height - 101)
        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -400))
        stage.advance(by: 0.1)
        #expect(view.contentOffset.y < 400)
        press(.keyboardHome, .control)
        #expect(try isCaretVisible() && view.contentOffset.y == 0)
        view.scrollRangeToVisible(NSRange(location: 150, length: 2))
        #expect(view.contentOffset.y > 300)
    }

    @Test("A view that doesn't scroll grows, and the view around it scrolls to the caret")
    func growing() throws {
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 220, height: 1_000)
        stage.window.addSubview(scrollView)
        scrollView.addSubview(view)
        view.isScrollEnabled = false
        view.frame.size.height = 900
        edit(String(repeating: "line\n", count: 40))
        #expect(view.contentOffset.y == 0 && scrollView.contentOffset.y > 300)
        let height = view.intrinsicContentSize.height
        stage.type("\n")
        #expect(view.intrinsicContentSize.height > height)
    }

    // MARK: Input methods

    @Test("A composition is shown at the caret, is not part of the text, and moves the rectangle for the input method")
    func composing() throws {
        edit("ab", at: 1)
        let area = try #require(stage.textInputArea)
        stage.window.handle(.textComposed("ni\nhao", caret: 2))
        stage.advance(by: 0.1)
        #expect(view.text == "ab" && view.markedTextRange != nil)
        #expect(try #require(stage.textInputArea).minX > area.minX + 5)
        stage.window.handle(.textEntered("你"))
        stage.advance(by: 0.1)
        #expect(view.text == "a你b" && view.markedTextRange == nil && view.selectedRange.location == 2)
        stage.window.handle(.textComposed("x"))
        press(.keyboardLeftArrow)
        #expect(view.text == "a你xb" && view.markedTextRange == nil && view.selectedRange.location == 2)
        #expect(stage.discardedCompositions == ["x"])
        view.resignFirstResponder()
        #expect(stage.textInputArea == nil)
    }

    // MARK: Caret and selection

    @Test("The caret blinks and stays on after a while; a selection is highlighted instead")
    func caret() throws {
        func picture() throws -> Data { try stage.png() }
        edit("a")
        view.resignFirstResponder()
        stage.advance(by: 0.1)
        let plain = try picture()
        view.becomeFirstResponder()
        stage.advance(by: 0.1)
        let on = try picture()
        #expect(on != plain)
        stage.advance(by: 0.5)
        #expect(try picture() == plain)
        stage.advance(by: 0.5)
        #expect(try picture() == on)
        stage.advance(by: 30)
        #expect(try picture() == on && stage.window.nextDeadline == nil)
        press(.keyboardA, .control)
        stage.advance(by: 0.1)
        let selected = try picture()
        #expect(selected != on && selected != plain)
        stage.advance(by: 0.5)
        #expect(try picture() == selected)
        view.resignFirstResponder()
        stage.advance(by: 0.1)
        #expect(try picture() == plain)
    }

    private final class NoCaret: UITextView {
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    }

    @Test("A subclass can hide the caret and keep it at the end")
    func overrides() throws {
        let view = NoCaret(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        stage.window.addSubview(view)
        view.text = "1234"
        stage.advance(by: 0.1)
        let plain = try stage.png()
        stage.click(at: CGPoint(x: 2, y: 15))
        stage.advance(by: 0.1)
        #expect(try stage.png() == plain && view.isFirstResponder && view.selectedRange.location == 4)
    }

    // MARK: Read-only text

    @Test("Read-only text can be selected and copied but not changed; the Tab key skips it")
    func readOnly() throws {
        view.text = "one two"
        view.isEditable = false
        stage.advance(by: 0.1)
        stage.click(at: try center(1))
        #expect(view.isFirstResponder && stage.textInputArea == nil && !view.canBecomeFocused)
        stage.type("x\n")
        stage.window.handle(.textEntered("x"))
        stage.window.handle(.textComposed("x"))
        press(.keyboardDeleteOrBackspace)
        press(.keyboardX, .control)
        #expect(view.text == "one two" && view.markedTextRange == nil)
        stage.click(at: try center(1))
        press(.keyboardC, .control)
        #expect(stage.clipboardText == "one" && stage.primarySelection == "one")
        view.isSelectable = false
        view.resignFirstResponder()
        stage.movePointer(to: nil)
        stage.advance(by: 1)
        stage.click(at: try center(1))
        #expect(!view.isFirstResponder && stage.cursor == .arrow)
    }
}
