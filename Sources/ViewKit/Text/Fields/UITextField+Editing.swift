package import Foundation

extension UITextField: TextInputView {
    package var caretArea: CGRect {
        layoutIfNeeded()
        return line.convert(line.caretFrame, to: self)
    }

    package func setMarkedText(_ text: String, caret: Int?) {
        func shown(_ text: some StringProtocol) -> String { String(text.filter { !$0.isNewline && $0 != "\0" }) }
        let head = caret.map { text.unicodeScalars.prefix(max(0, $0)) } ?? text.unicodeScalars[...]
        let composed = (text: shown(text), caret: shown(Substring(head)).utf8.count)
        guard composed != (marked, markedCaret) else { return }
        if !text.isEmpty, !editable.selection.isEmpty { change(editable.selection, to: "") }
        (marked, markedCaret) = composed
        textDidChange()
    }

    // MARK: Internal

    /// Deletes the selection or, if it is empty, the text between the caret and `offset`.
    func delete(to offset: Int) {
        let range = min(offset, editable.head)..<max(offset, editable.head)
        change(editable.selection.isEmpty ? range : editable.selection, to: "")
    }

    /// Replaces `range` with `text` if the delegate allows it, and sends the editing notifications.
    func change(_ range: Range<Int>, to text: String) {
        let insertable = editable.insertable(text, replacing: range)
        guard !insertable.isEmpty || !range.isEmpty, text.isEmpty || !insertable.isEmpty else { return }
        let nsRange = editable.nsRange(range)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: nsRange, replacementString: insertable) ?? true
        else { return }
        // The delegate may have changed the text.
        guard range.upperBound <= editable.count, editable.nsRange(range) == nsRange else { return }
        put(insertable, into: range)
    }

    /// Replaces `range` with `text`, which must be insertable, and sends the editing notifications.
    func put(_ text: String, into range: Range<Int>) {
        editable.replace(range, with: text)
        textDidChange()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    /// Moves the caret to `offset`, extending the selection if `extending` is `true`.
    func moveCaret(to offset: Int, extending: Bool) {
        let before = (editable.anchor, editable.head)
        marked = ""
        editable.moveHead(to: offset, extending: extending)
        selectionDidChange(from: before)
    }

    func select(_ range: Range<Int>) {
        let before = (editable.anchor, editable.head)
        marked = ""
        editable.select(range)
        selectionDidChange(from: before)
    }

    /// Copies the selection. Returns `false` if there is nothing to copy or copying is not allowed.
    @discardableResult
    func copySelection() -> Bool {
        guard !editable.selection.isEmpty, !isSecureTextEntry, let host = window?.host else { return false }
        host.clipboardText = editable.substring(editable.selection)
        return true
    }

    func cutSelection() {
        if copySelection() { change(editable.selection, to: "") }
    }

    func paste() {
        guard let text = window?.host?.clipboardText, !text.isEmpty else { return }
        marked = ""
        change(editable.selection, to: text)
    }

    private func selectionDidChange(from before: (Int, Int)) {
        textDidChange()
        if before != (editable.anchor, editable.head) { delegate?.textFieldDidChangeSelection(self) }
    }
}
