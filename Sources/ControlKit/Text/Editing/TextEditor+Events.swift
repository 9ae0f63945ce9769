import Foundation
import TextKit
import ViewKit

extension TextEditor {
    /// Handles the key of a press. Returns `true` if the key was handled. Keys that only type text count as handled, so
    /// that no responder interprets them as commands; their text arrives separately.
    func handle(_ press: UIPress) -> Bool {
        guard let key = press.key else { return false }
        let (extends, byWord) = (key.modifierFlags.contains(.shift), key.modifierFlags.contains(.control))
        guard isTextEditable else { return byWord && handleReadingCommand(key) }
        // An input method passes on the keys that end its composition, and commits the text only after them.
        if endsComposition(key) { commitMarkedText() }
        if let movement = movement(of: key, byWord: byWord) {
            move(movement, extending: extends)
            if extends { publishSelection() }
            return true
        }
        switch key.keyCode {
        case .keyboardInsert where byWord: copySelection()
        case .keyboardInsert where extends: paste()
        case .keyboardDeleteForward where extends: cutSelection()
        case .keyboardDeleteOrBackspace: byWord ? delete(to: .wordStart) : deleteBackward()
        case .keyboardDeleteForward: delete(to: byWord ? .wordEnd : .next)
        case .keyboardReturnOrEnter: return returnWasPressed(press)
        default: return byWord ? handleCommand(key) : isTyping(key)
        }
        return true
    }

    /// Places the caret where the user pressed. A double click selects a word, and a triple click selects the paragraph
    /// in a text view or all text in a field. In a secure field, a double click also selects all text. With Shift, a
    /// single click extends the selection.
    func pressed(at location: CGPoint, count: Int) {
        let wasEditing = isFirstResponder
        guard becomeFirstResponder() else { return }
        commitMarkedText()
        layoutIfNeeded()
        let offset = caretOffset(at: location)
        switch count {
        case ...1: moveCaret(to: offset, extending: wasEditing && window?.isShiftHeld == true)
        case 2 where !concealsText: select(hasText ? geometry.wordRange(at: offset) : 0..<0)
        default: select(editable.isMultiline ? editable.paragraph(at: offset) : 0..<editable.count)
        }
        if count > 1 { publishSelection() }
    }

    /// Extends the selection to `location`.
    func dragged(to location: CGPoint) {
        guard isFirstResponder else { return }
        layoutIfNeeded()
        moveCaret(to: caretOffset(at: location), extending: true)
    }

    /// Commits the marked text, because the input method stops composing, and hides the caret. Called when keyboard
    /// focus moves to a menu.
    func suspendEditing() {
        commitMarkedText()
        hideCaret()
    }

    // MARK: Private

    private func movement(of key: UIKey, byWord: Bool) -> TextMovement? {
        switch key.keyCode {
        case .keyboardLeftArrow: byWord ? .wordLeft : .left
        case .keyboardRightArrow: byWord ? .wordRight : .right
        case .keyboardHome: byWord ? .start : .lineStart
        case .keyboardEnd: byWord ? .end : .lineEnd
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        case .keyboardPageUp where editable.isMultiline: .pageUp
        case .keyboardPageDown where editable.isMultiline: .pageDown
        default: nil
        }
    }

    /// Handles the keyboard shortcuts that don't change the text.
    private func handleReadingCommand(_ key: UIKey) -> Bool {
        // Shortcuts match the letter in the layout, or the key position if the key types nothing or no ASCII character.
        switch (key.shortcutCharacters, key.keyCode) {
        case ("a", _), ("", .keyboardA):
            select(0..<editable.count)
            publishSelection()
        case ("c", _), ("", .keyboardC), (_, .keyboardInsert): copySelection()
        default: return false
        }
        return true
    }

    private func handleCommand(_ key: UIKey) -> Bool {
        let undoes = !key.modifierFlags.contains(.shift)
        switch (key.shortcutCharacters, key.keyCode) {
        case ("x", _), ("", .keyboardX): cutSelection()
        case ("v", _), ("", .keyboardV): paste()
        case ("z", _), ("", .keyboardZ): undoes ? undoManager?.undo() : undoManager?.redo()
        case ("y", _), ("", .keyboardY): undoManager?.redo()
        default: return handleReadingCommand(key)
        }
        return true
    }

    /// Returns `true` if `key` edits text, moves the caret or types a character.
    private func endsComposition(_ key: UIKey) -> Bool {
        let editingKeys: [UIKeyboardHIDUsage] = [
            .keyboardInsert, .keyboardDeleteForward, .keyboardDeleteOrBackspace, .keyboardReturnOrEnter,
        ]
        return !key.charactersIgnoringModifiers.isEmpty || editingKeys.contains(key.keyCode)
            || movement(of: key, byWord: false) != nil
    }

    private func isTyping(_ key: UIKey) -> Bool {
        !key.charactersIgnoringModifiers.isEmpty && !key.modifierFlags.contains(.command)
            && !key.modifierFlags.contains(.alternate)
    }
}
