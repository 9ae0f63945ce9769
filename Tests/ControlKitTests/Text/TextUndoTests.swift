import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Undo of text")
struct TextUndoTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    private let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))

    nonisolated enum Kind: CaseIterable, Sendable {
        case field, view
    }

    init() throws {
        try PinnedFonts.use()
        stage.window.addSubview(field)
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private func undo() { stage.press(.keyboardZ, characters: "z", modifiers: .control) }
    private func redo() { stage.press(.keyboardZ, characters: "z", modifiers: [.control, .shift]) }

    private func texts(_ kind: Kind, times: Int, _ step: () -> Void) -> [String] {
        (0..<times).map { _ in
            step()
            return (kind == .field ? field.text : view.text) ?? ""
        }
    }

    private func edit(_ kind: Kind, _ text: String) {
        if kind == .field { field.text = text } else { view.text = text }
        _ = kind == .field ? field.becomeFirstResponder() : view.becomeFirstResponder()
    }

    @Test("Typed words are undone as a whole, and redone", arguments: Kind.allCases)
    func words(_ kind: Kind) {
        edit(kind, "")
        stage.type("one two  é3")
        #expect(texts(kind, times: 4, undo) == ["one two  ", "one ", "", ""])
        #expect(texts(kind, times: 4, redo) == ["one ", "one two  ", "one two  é3", "one two  é3"])
        undo()
        stage.press(.keyboardY, characters: "y", modifiers: .control)
        undo()
        stage.type("!")
        #expect(texts(kind, times: 1, redo) == ["one two  !"])
    }

    @Test("Deletions are undone together, separately from what was typed before and after", arguments: Kind.allCases)
    func deletions(_ kind: Kind) {
        edit(kind, "abcdef")
        stage.type("g")
        for _ in 0..<3 { stage.press(.keyboardDeleteOrBackspace) }
        stage.type("h")
        stage.press(.keyboardHome)
        for _ in 0..<2 { stage.press(.keyboardDeleteForward) }
        #expect(texts(kind, times: 5, undo) == ["abcdh", "abcd", "abcdefg", "abcdef", "abcdef"])
        #expect(texts(kind, times: 4, redo) == ["abcdefg", "abcd", "abcdh", "cdh"])
    }

    @Test("Undo restores the selection that was replaced, and moving the caret begins a new change")
    func selection() {
        edit(.view, "one two")
        view.selectedRange = NSRange(location: 4, length: 3)
        stage.type("2")
        stage.press(.keyboardLeftArrow)
        stage.press(.keyboardRightArrow)
        stage.type("3")
        #expect(texts(.view, times: 2, undo) == ["one 2", "one two"])
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        redo()
        #expect(view.text == "one 2" && view.selectedRange == NSRange(location: 5, length: 0))
    }

    @Test("Pasting, Return and replace(_:withText:) are single changes", arguments: Kind.allCases)
    func single(_ kind: Kind) throws {
        edit(kind, "")
        stage.clipboardText = "b c"
        stage.type("a")
        stage.press(.keyboardV, modifiers: .control)
        stage.type("d")
        let input: any UITextInput = kind == .field ? field : view
        let range = try #require(input.textRange(from: input.beginningOfDocument, to: input.beginningOfDocument))
        input.replace(range, withText: ">")
        #expect(texts(kind, times: 5, undo) == ["ab cd", "ab c", "a", "", ""])
        guard kind == .view else { return }
        stage.type("a\n\nb")
        #expect(texts(.view, times: 4, undo) == ["a\n\n", "a\n", "a", ""])
    }

    @Test("Setting the text can't be undone, and neither can edits of a secure field", arguments: Kind.allCases)
    func setting(_ kind: Kind) {
        edit(kind, "")
        stage.type("a")
        edit(kind, "set")
        #expect(texts(kind, times: 1, undo) == ["set"])
        guard kind == .field else { return }
        field.isSecureTextEntry = true
        stage.type("x")
        undo()
        #expect(field.text == "setx" && field.undoManager?.canUndo == false)
    }

    @Test("Undo and redo send the events of a change")
    func events() {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        edit(.field, "")
        stage.type("ab")
        undo()
        redo()
        #expect(changes == 4)
    }

    @Test("The app can undo text, register its own changes in between, and turn registration off")
    func manager() throws {
        edit(.view, "")
        let manager = try #require(view.undoManager)
        #expect(!manager.canUndo && manager !== stage.window.undoManager)
        stage.type("a")
        var title = "new"
        let owner = NSObject()
        manager.registerUndo(withTarget: owner) { _ in title = "old" }
        stage.type("b")
        manager.undo()
        #expect(view.text == "a" && title == "new")
        manager.undo()
        #expect(view.text == "a" && title == "old")
        manager.undo()
        #expect(view.text == "" && !manager.canUndo && manager.canRedo)
        manager.disableUndoRegistration()
        stage.type("c")
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
    }
}
