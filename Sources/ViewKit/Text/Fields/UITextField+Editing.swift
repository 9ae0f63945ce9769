package import Foundation
import TextKit

extension UITextField: TextEditor {
    /// `true` if there is any text.
    public var hasText: Bool { editable.count > 0 }

    /// Replaces the selection with `text` if the delegate allows it. Text beyond the maximum length is dropped.
    public func insertText(_ text: String) {
        marked = ""
        change(editable.selection, to: text, as: .typing)
    }

    /// Deletes the selection or, if it is empty, the character before the caret, if the delegate allows it.
    public func deleteBackward() {
        delete(to: .previous)
    }

    package var takesText: Bool { isEnabled }

    package var caretArea: CGRect {
        layoutIfNeeded()
        return line.convert(line.caretFrame, to: self)
    }

    package func setMarkedText(_ text: String, caret: Int?) {
        compose(text, caret: caret)
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
