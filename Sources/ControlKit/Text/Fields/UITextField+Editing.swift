package import Foundation
import TextKit
import ViewKit

extension UITextField: TextEditor {
    package var isTextEditable: Bool { isEnabled }

    package var caretArea: CGRect {
        layoutIfNeeded()
        return line.convert(line.caretFrame, to: self)
    }

    package func keyFocusDidChange(_ isFocused: Bool) {
        if isSuspended {
            isFocused ? showCaret() : suspendEditing()
        } else if isFocused {
            if clearsOnBeginEditing, editable.count > 0 { change(0..<editable.count, to: "") }
            showCaret()
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else {
            commitMarkedText()
            editable.moveHead(to: editable.head)
            hideCaret()
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        setNeedsLayout()
    }

    // MARK: Internal

    var concealsText: Bool { isSecureTextEntry }

    var pageHeight: CGFloat { bounds.height }

    func piece(in range: Range<Int>) -> TextPiece { TextPiece(string: editable.substring(range)) }

    func store(_ piece: TextPiece, in range: Range<Int>) { editable.replace(range, with: piece.string) }

    func allowsChange(in range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func didEdit() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    func didMoveSelection() {
        delegate?.textFieldDidChangeSelection(self)
    }

    func returnWasPressed(_ press: UIPress) -> Bool {
        // A held key must not submit repeatedly.
        guard !press.isRepeat, delegate?.textFieldShouldReturn(self) ?? true else { return true }
        let ends = hasActions(for: .editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
        return true
    }
}
