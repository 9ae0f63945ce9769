import Foundation
import LayerKit
import ViewKit

/// Reactions to changes of properties and focus.
extension UITextView {
    func setStorage(_ storage: TextStorage) {
        discardMarkedText()
        self.storage = storage
        history.clear(self)
        if hasOldText { hasOldText = false }
        contentDidChange()
        textDidChange()
    }

    func interactionDidChange() {
        guard isFirstResponder else { return }
        if !isTextEditable { discardMarkedText() }
        setEditing(isTextEditable)
        cursor.show()
        window?.updateTextInput()
    }

    package func keyFocusDidChange(_ isFocused: Bool) {
        defer { setNeedsLayout() }
        if isSuspended { return isFocused ? cursor.show() : suspendEditing() }
        if !isFocused { commitMarkedText() }
        cursor.needsScrollToCaret = isFocused && isTextEditable
        setEditing(isFocused && isTextEditable)
        cursor.show()
    }

    func hideCaret() { cursor.hide() }

    /// Notifies the delegate and observers that editing has begun or ended.
    func setEditing(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        let name = isEditing ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification
        isEditing ? textDelegate?.textViewDidBeginEditing(self) : textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: name, object: self)
    }

    func measuredTextDidChange() {
        contentDidChange()
        // A cell that lays out its text manually depends on the text's size.
        superview?.superview?.setNeedsLayout()
        layer.overlayInputDidChange()
    }

    func fontDidChange() {
        contentDidChange()
        adjustFonts()
    }
}
