import Foundation
import TextKit

extension UITextField {
    /// Handles the key of a press. Returns `true` if the key was handled. Keys that only type count as handled, so that
    /// no responder interprets them as commands; their text arrives separately.
    func handle(_ press: UIPress) -> Bool {
        guard let key = press.key else { return false }
        let extends = key.modifierFlags.contains(.shift)
        let byWord = key.modifierFlags.contains(.control)
        switch key.keyCode {
        case .keyboardLeftArrow: moveCaret(.left, byWord: byWord, extending: extends)
        case .keyboardRightArrow: moveCaret(.right, byWord: byWord, extending: extends)
        case .keyboardHome, .keyboardUpArrow: moveCaret(to: 0, extending: extends)
        case .keyboardEnd, .keyboardDownArrow: moveCaret(to: editable.count, extending: extends)
        case .keyboardInsert where byWord: copySelection()
        case .keyboardInsert where extends: paste()
        case .keyboardDeleteForward where extends: cutSelection()
        case .keyboardDeleteOrBackspace where byWord: delete(to: wordStart(before: editable.head))
        case .keyboardDeleteOrBackspace: deleteBackward()
        case .keyboardDeleteForward where byWord: delete(to: wordEnd(after: editable.head))
        case .keyboardDeleteForward: delete(to: editable.next(after: editable.head))
        // A held key must not submit repeatedly.
        case .keyboardReturnOrEnter: if !press.isRepeat { returnWasPressed() }
        default: return byWord ? handleCommand(key) : isTyping(key)
        }
        return true
    }

    /// Begins editing with the caret at the click. A double click selects a word, and a triple click selects all text.
    func pressed(at location: CGPoint, count: Int) {
        guard becomeFirstResponder() else { return }
        layoutIfNeeded()
        let offset = caretOffset(at: location)
        switch count {
        case 1: moveCaret(to: offset, extending: false)
        case 2 where !isSecureTextEntry: select(shownLayout.wordRange(at: offset))
        default: selectAll(nil)
        }
    }

    /// Extends the selection to `location`.
    func dragged(to location: CGPoint) {
        guard isFirstResponder else { return }
        layoutIfNeeded()
        moveCaret(to: caretOffset(at: location), extending: true)
    }

    // MARK: Private

    private func moveCaret(_ direction: TextLayout.VisualDirection, byWord: Bool, extending: Bool) {
        let selection = editable.selection
        let layout = shownLayout
        let isForward = (direction == .right) != layout.isRightToLeft
        if !selection.isEmpty, !extending, !byWord {
            moveCaret(to: isForward ? selection.upperBound : selection.lowerBound, extending: false)
        } else if byWord {
            moveCaret(
                to: isForward ? wordEnd(after: editable.head) : wordStart(before: editable.head), extending: extending)
        } else if hasText {
            moveCaret(
                to: textOffset(layout.offset(from: displayOffset(editable.head), moving: direction)),
                extending: extending)
        }
    }

    private func wordStart(before offset: Int) -> Int {
        isSecureTextEntry || !hasText ? 0 : shownLayout.wordStart(before: offset)
    }

    private func wordEnd(after offset: Int) -> Int {
        isSecureTextEntry || !hasText ? editable.count : shownLayout.wordEnd(after: offset)
    }

    private func handleCommand(_ key: UIKey) -> Bool {
        // Shortcuts match the letter in the user's keyboard layout, or the key position if the key types no letter.
        switch (key.charactersIgnoringModifiers, key.keyCode) {
        case ("a", _), ("", .keyboardA): selectAll(nil)
        case ("c", _), ("", .keyboardC): copySelection()
        case ("x", _), ("", .keyboardX): cutSelection()
        case ("v", _), ("", .keyboardV): paste()
        default: return false
        }
        return true
    }

    private func isTyping(_ key: UIKey) -> Bool {
        !key.charactersIgnoringModifiers.isEmpty && !key.modifierFlags.contains(.command)
            && !key.modifierFlags.contains(.alternate)
    }

    private func returnWasPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = hasActions(for: .editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
    }
}
