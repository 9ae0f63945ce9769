package import Foundation

extension UITextField: TextInputView {
    /// Whether there is any text.
    public var hasText: Bool { editable.count > 0 }

    /// Puts `text` in place of what is selected, if the delegate agrees; what there is no room for is left out.
    public func insertText(_ text: String) {
        marked = ""
        change(editable.selection, to: text)
    }

    /// Deletes what is selected, or the character before the caret, if the delegate agrees.
    public func deleteBackward() {
        delete(to: editable.previous(before: editable.head))
    }

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

    /// Deletes what is selected, or what is between the caret and `offset`.
    func delete(to offset: Int) {
        let range = min(offset, editable.head)..<max(offset, editable.head)
        change(editable.selection.isEmpty ? range : editable.selection, to: "")
    }

    /// Puts `text` in place of `range`, if the delegate agrees, and tells who listens.
    func change(_ range: Range<Int>, to text: String) {
        let insertable = editable.insertable(text, replacing: range)
        guard !insertable.isEmpty || !range.isEmpty, text.isEmpty || !insertable.isEmpty else { return }
        let nsRange = editable.nsRange(range)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: nsRange, replacementString: insertable) ?? true
        else { return }
        // The delegate may have set another text meanwhile.
        guard range.upperBound <= editable.count, editable.nsRange(range) == nsRange else { return }
        put(insertable, into: range)
    }

    /// Puts `text`, which must be insertable, in place of `range`, and tells who listens.
    func put(_ text: String, into range: Range<Int>) {
        editable.replace(range, with: text)
        textDidChange()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    /// Moves the caret to `offset` of the text, and the selection's end with it when `extending`.
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

    /// Copies what is selected; says whether there was something that may be copied.
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
