package import Foundation
import TextKit
import ViewKit

extension UITextView: TextEditor {
    package var isTextEditable: Bool { isEditable && isSelectable }

    package var caretArea: CGRect {
        layoutIfNeeded()
        return caretRect(atShownByte: editable.head + markedCaret)
    }

    // MARK: Internal

    var editable: EditableText {
        get { storage.editable }
        set { storage.editable = newValue }
    }

    var concealsText: Bool { false }

    var geometry: any TextGeometry { ownTextLayout.layout }

    var pageHeight: CGFloat {
        let line = caretRect(atByte: editable.head).height
        return max(line, bounds.inset(by: adjustedContentInset).height - line)
    }

    func piece(in range: Range<Int>) -> TextPiece { storage.piece(in: range) }

    func store(_ piece: TextPiece, in range: Range<Int>) {
        storage.store(piece, in: range, plainFont: effectiveFont)
        if hasOldText { hasOldText = false }
        contentDidChange()
    }

    func allowsChange(in range: NSRange, to text: String) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func textDidChange() {
        setNeedsLayout()
        guard isFirstResponder else { return }
        cursor.show()
        cursor.needsScrollToCaret = true
    }

    func didEdit() {
        textDelegate?.textViewDidChangeSelection(self)
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func didMoveSelection() {
        storage.customTypingAttributes = nil
        textDelegate?.textViewDidChangeSelection(self)
    }

    /// Types a line break. Returns `false` if Ctrl, Alt or the command key is held, because Return may then be a
    /// shortcut of the app.
    func returnWasPressed(_ press: UIPress) -> Bool {
        guard press.key?.isPlain == true else { return false }
        insertText("\n")
        return true
    }

    /// Returns `rect` extended by the container insets above and below, so that scrolling to the first or last line
    /// also reveals the space beyond the line. Negative insets count as 0.
    func extendedByInsets(_ rect: CGRect) -> CGRect {
        let (top, bottom) = (max(0, textContainerInset.top), max(0, textContainerInset.bottom))
        return CGRect(x: rect.minX, y: rect.minY - top, width: rect.width, height: rect.height + top + bottom)
    }
}
