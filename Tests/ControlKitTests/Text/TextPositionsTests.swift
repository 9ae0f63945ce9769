import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UITextPosition and UITextRange")
struct TextPositionsTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    private let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))

    init() throws {
        try PinnedFonts.use()
        stage.window.addSubview(field)
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    nonisolated enum Kind: CaseIterable, Sendable {
        case field, view
    }

    private func input(_ kind: Kind, _ text: String) -> any UITextInput {
        if kind == .field { field.text = text } else { view.text = text }
        stage.advance(by: 0)
        return kind == .field ? field : view
    }

    private func range(_ start: Int, _ end: Int, in input: any UITextInput) throws -> UITextRange {
        let from = try #require(input.position(from: input.beginningOfDocument, offset: start))
        let to = try #require(input.position(from: input.beginningOfDocument, offset: end))
        return try #require(input.textRange(from: from, to: to))
    }

    private func offsets(_ range: UITextRange?, in input: any UITextInput) throws -> Range<Int> {
        let range = try #require(range)
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        return start..<input.offset(from: input.beginningOfDocument, to: range.end)
    }

    @Test("Offsets are counted in UTF-16 code units, and positions compare by them", arguments: Kind.allCases)
    func offsets(_ kind: Kind) throws {
        let input = input(kind, "aé👍z")
        let (start, end) = (input.beginningOfDocument, input.endOfDocument)
        #expect(input.offset(from: start, to: end) == 5)
        #expect(input.offset(from: end, to: start) == -5)
        let third = try #require(input.position(from: start, offset: 2))
        #expect(third == input.position(from: end, offset: -3) && third != start)
        #expect(input.compare(start, to: third) == .orderedAscending)
        #expect(input.compare(end, to: third) == .orderedDescending)
        #expect(input.compare(third, to: third) == .orderedSame)
        #expect(input.text(in: try range(2, 4, in: input)) == "👍")
        #expect(input.text(in: try range(5, 1, in: input)) == "é👍z")
        let empty = try range(1, 1, in: input)
        #expect(empty.isEmpty && empty.start == empty.end && input.text(in: empty) == "")
        #expect(input.markedTextRange == nil)
    }

    @Test("There is no position outside the text", arguments: Kind.allCases)
    func outside(_ kind: Kind) {
        let input = input(kind, "abc")
        for offset in [-1, 4, .min, .max] {
            #expect(input.position(from: input.beginningOfDocument, offset: offset) == nil)
        }
        for offset in [-4, 1, .min, .max] { #expect(input.position(from: input.endOfDocument, offset: offset) == nil) }
        for direction in [UITextLayoutDirection.left, .right, .up, .down] {
            for offset in [-9, 9, Int.min, .max] {
                #expect(input.position(from: input.endOfDocument, in: direction, offset: offset) == nil)
            }
        }
    }

    @Test("Positions beyond the end of a text that became shorter count as its end", arguments: Kind.allCases)
    func stale(_ kind: Kind) throws {
        var input = input(kind, "a long text")
        let (old, last) = (try range(2, 11, in: input), input.endOfDocument)
        input = self.input(kind, "abc")
        #expect(input.text(in: old) == "c")
        #expect(input.compare(last, to: input.endOfDocument) == .orderedSame)
        #expect(input.caretRect(for: last) == input.caretRect(for: input.endOfDocument))
        input.selectedTextRange = old
        #expect(try offsets(input.selectedTextRange, in: input) == 2..<3)
        input.replace(old, withText: "!")
        #expect(input.text(in: try range(0, 3, in: input)) == "ab!")
    }

    @Test("Positions and ranges of the app's own classes are ignored", arguments: Kind.allCases)
    func foreign(_ kind: Kind) throws {
        let input = input(kind, "abc")
        let (position, range) = (UITextPosition(), UITextRange())
        let before = try offsets(input.selectedTextRange, in: input)
        #expect(input.position(from: position, offset: 0) == nil)
        #expect(input.position(from: position, in: .right, offset: 1) == nil)
        #expect(input.textRange(from: position, to: input.endOfDocument) == nil && input.text(in: range) == nil)
        #expect(input.offset(from: position, to: input.endOfDocument) == 0)
        #expect(input.compare(position, to: input.endOfDocument) == .orderedSame)
        #expect(input.caretRect(for: position) == .zero && input.firstRect(for: range) == .zero)
        input.selectedTextRange = range
        input.replace(range, withText: "x")
        #expect(try offsets(input.selectedTextRange, in: input) == before)
        #expect(input.text(in: try self.range(0, 3, in: input)) == "abc")
    }

    @Test("A range never splits a character", arguments: Kind.allCases)
    func halves(_ kind: Kind) throws {
        let input = input(kind, "👍👍")
        #expect(input.text(in: try range(1, 3, in: input)) == "👍👍")
        #expect(input.text(in: try range(0, 1, in: input)) == "👍")
        input.selectedTextRange = try range(1, 3, in: input)
        #expect(try offsets(input.selectedTextRange, in: input) == 0..<4)
        input.replace(try range(3, 4, in: input), withText: "a")
        #expect(input.text(in: try range(0, 3, in: input)) == "👍a")
    }

    @Test("Replacing a range places the caret after the new text", arguments: Kind.allCases)
    func replacing(_ kind: Kind) throws {
        let input = input(kind, "one two three")
        input.replace(try range(4, 7, in: input), withText: "2é")
        #expect(try offsets(input.selectedTextRange, in: input) == 6..<6)
        input.replace(try range(0, 0, in: input), withText: "")
        input.replace(try range(0, 4, in: input), withText: "")
        #expect(input.text(in: try range(0, 8, in: input)) == "2é three")
        #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 8)
    }

    @Test("closestPosition returns the position of each caret rectangle", arguments: Kind.allCases)
    func rects(_ kind: Kind) throws {
        let input = input(kind, "Where it is")
        var last = -CGFloat.infinity
        for offset in 0...11 {
            let position = try #require(input.position(from: input.beginningOfDocument, offset: offset))
            let rect = input.caretRect(for: position)
            #expect(rect.width > 0 && rect.height > 0 && rect.minX > last)
            last = rect.minX
            #expect(input.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY)) == position)
        }
        let word = input.firstRect(for: try range(6, 8, in: input))
        #expect(try offsets(input.characterRange(at: CGPoint(x: word.minX + 1, y: word.midY)), in: input) == 6..<7)
        #expect(try offsets(input.characterRange(at: CGPoint(x: word.maxX - 1, y: word.midY)), in: input) == 7..<8)
        #expect(input.characterRange(at: CGPoint(x: 190, y: word.midY)) == nil)
        let caret = input.caretRect(for: try range(6, 6, in: input).start)
        #expect(input.firstRect(for: try range(6, 6, in: input)) == caret && abs(caret.minX - word.minX) <= 1)
    }

    @Test("Left and right move positions visually, by grapheme clusters", arguments: Kind.allCases)
    func directions(_ kind: Kind) throws {
        var input = input(kind, "a👨‍👩‍👧b")
        let first = try #require(input.position(from: input.beginningOfDocument, offset: 1))
        let next = try #require(input.position(from: first, in: .right, offset: 1))
        #expect(input.offset(from: first, to: next) == 8)
        #expect(input.position(from: next, in: .left, offset: 1) == first)
        #expect(input.position(from: next, in: .right, offset: -2) == input.beginningOfDocument)
        input = self.input(kind, "שלום")
        #expect(input.position(from: input.beginningOfDocument, in: .right, offset: 1) == nil)
        #expect(input.position(from: input.beginningOfDocument, in: .left, offset: 4) == input.endOfDocument)
    }

    // MARK: Text fields

    private final class Delegate: NSObject, UITextFieldDelegate {
        var (asked, selections) = (0, 0)
        var formats = false

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            asked += 1
            guard formats, let start = textField.position(from: textField.beginningOfDocument, offset: range.location),
                let end = textField.position(from: start, offset: range.length),
                let place = textField.textRange(from: start, to: end)
            else { return true }
            textField.replace(place, withText: string.uppercased())
            return false
        }

        func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
    }

    @Test("The selected text is highlighted and replaced by typing, and the delegate is notified once")
    func selection() throws {
        let delegate = Delegate()
        field.delegate = delegate
        field.text = "one two"
        field.becomeFirstResponder()
        #expect(try offsets(field.selectedTextRange, in: field) == 7..<7)
        let before = try stage.png()
        field.selectedTextRange = try range(4, 7, in: field)
        field.selectedTextRange = try range(4, 7, in: field)
        #expect(delegate.selections == 1)
        stage.advance(by: 0.1)
        #expect(try stage.png() != before)
        stage.type("2")
        #expect(field.text == "one 2")
        field.selectedTextRange = try range(0, 3, in: field)
        field.selectedTextRange = nil
        #expect(try offsets(field.selectedTextRange, in: field) == 3..<3)
        withExtendedLifetime(delegate) {}
    }

    @Test("A delegate that is asked about a change can make a different one instead")
    func formatting() {
        let delegate = Delegate()
        (field.delegate, delegate.formats) = (delegate, true)
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.becomeFirstResponder()
        stage.type("ab")
        #expect(field.text == "AB" && delegate.asked == 2 && changes == 2)
        withExtendedLifetime(delegate) {}
    }

    @Test("Marked text has a range, and is not part of the text")
    func composing() throws {
        field.text = "ab"
        field.becomeFirstResponder()
        field.selectedTextRange = try range(1, 1, in: field)
        stage.window.handle(.textComposed("ni"))
        #expect(try offsets(field.markedTextRange, in: field) == 1..<1)
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 2)
        stage.window.handle(.textEntered("你"))
        #expect(field.markedTextRange == nil && field.text == "a你b")
    }

    @Test("A secure field has text positions")
    func secret() throws {
        field.isSecureTextEntry = true
        field.text = "pa👍"
        field.becomeFirstResponder()
        stage.advance(by: 0)
        let widths = try (0...2).map { field.caretRect(for: try range($0, $0, in: field).start).minX }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
        #expect(field.caretRect(for: field.endOfDocument).minX > widths[2])
        #expect(field.closestPosition(to: CGPoint(x: 190, y: 17)) == field.endOfDocument)
    }

    /// A field for a code. Its caret is hidden and stays at the end.
    private final class CodeField: UITextField {
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }

        override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    }

    @Test("Subclasses can hide the caret and override closestPosition")
    func overrides() throws {
        func pictures(_ field: UITextField) throws -> (plain: Data, edited: Data) {
            let stage = OffscreenStage(size: CGSize(width: 200, height: 34))
            field.frame = stage.window.bounds
            field.text = "1234"
            stage.window.addSubview(field)
            stage.advance(by: 0.1)
            let plain = try stage.png()
            stage.click(at: CGPoint(x: 2, y: 17))
            stage.advance(by: 0.1)
            return (plain, try stage.png())
        }
        let (usual, code) = (UITextField(), CodeField())
        let usualPictures = try pictures(usual)
        #expect(usualPictures.plain != usualPictures.edited)
        #expect(try offsets(usual.selectedTextRange, in: usual) == 0..<0)
        let codePictures = try pictures(code)
        #expect(codePictures.plain == codePictures.edited)
        #expect(try offsets(code.selectedTextRange, in: code) == 4..<4)
    }

    // MARK: Text views

    @Test("A text view clamps the selection to its text")
    func selectedRange() throws {
        view.text = "a👍b"
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        view.selectedRange = NSRange(location: 1, length: 2)
        #expect(try offsets(view.selectedTextRange, in: view) == 1..<3)
        view.selectedRange = NSRange(location: 2, length: 1)
        #expect(view.selectedRange == NSRange(location: 1, length: 2))
        for range in [
            NSRange(location: NSNotFound, length: 1), NSRange(location: -5, length: .max),
            NSRange(location: .max, length: .max),
        ] {
            view.selectedRange = range
            #expect(NSMaxRange(view.selectedRange) <= 4 && view.selectedRange.location >= 0)
        }
        view.selectedTextRange = nil
        #expect(view.selectedRange.length == 0)
        view.text = nil
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test("Text that replaces part of attributed text takes the attributes of that part")
    func attributes() throws {
        let text = NSMutableAttributedString(string: "one ", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "two", attributes: [.foregroundColor: UIColor.blue]))
        view.attributedText = text
        view.replace(try range(4, 7, in: view), withText: "three")
        #expect(view.text == "one three" && view.selectedRange.location == 9)
        #expect(view.attributedText.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .blue)
    }

    @Test("Up and down move positions by lines, and there is no position beyond the first and the last line")
    func lines() throws {
        view.text = "first\nsecond\nthird"
        stage.advance(by: 0)
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 2))
        let below = try #require(view.position(from: start, in: .down, offset: 1))
        #expect((6...12).contains(view.offset(from: view.beginningOfDocument, to: below)))
        #expect(view.position(from: below, in: .up, offset: 1) == start)
        #expect(view.position(from: start, in: .down, offset: 3) == nil)
        #expect(view.position(from: start, in: .up, offset: 1) == nil)
        let lines = view.firstRect(for: try range(0, 18, in: view))
        #expect(lines.height < 2 * view.caretRect(for: start).height)
    }
}
