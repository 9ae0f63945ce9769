import Foundation
import TextKit
import ViewKit

/// A view with text that the user can edit. The extensions implement editing for ``UITextField`` and ``UITextView``;
/// the views store and display the text and notify their delegates.
@MainActor
protocol TextEditor: TextDocument, TextInputView {
    var editable: EditableText { get set }
    /// The marked text that an input method is composing.
    var marked: String { get set }
    /// The number of bytes of `marked` before the caret.
    var markedCaret: Int { get set }
    var history: TextHistory { get }
    /// `true` if the characters are not shown and can't be copied.
    var concealsText: Bool { get }
    /// The layout of the text. Valid only if there is no marked text.
    var geometry: any TextGeometry { get }
    /// The height of a page for Page Up and Page Down, in points.
    var pageHeight: CGFloat { get }

    /// Returns the text in a byte range, with its attributes.
    func piece(in range: Range<Int>) -> TextPiece
    /// Replaces a byte range of the text.
    func store(_ piece: TextPiece, in range: Range<Int>)
    /// Hides the caret and stops its blinking.
    func hideCaret()
    /// Returns `true` if the delegate allows the change.
    func allowsChange(in range: NSRange, to text: String) -> Bool
    /// Updates the display. Called when the text, the marked text or the selection has changed.
    func textDidChange()
    /// Notifies the delegate and observers that the text has been edited, by the user or with a method such as
    /// `replace(_:withText:)`.
    func didEdit()
    /// Notifies the delegate that the selection has changed while the text stayed the same.
    func didMoveSelection()
    /// Handles the return key. Returns `false` to pass it on.
    func returnWasPressed(_ press: UIPress) -> Bool
}

extension TextEditor {
    // MARK: Changes

    /// Deletes the selection or, if it is empty, the text between the caret and the destination of `movement`.
    func delete(to movement: TextMovement) {
        discardMarkedText()
        let range = editable.deletion(to: movement, in: geometry)
        let isCharacter = editable.selection.isEmpty && range.lowerBound < range.upperBound
        switch movement {
        case .previous where isCharacter: change(range, to: "", as: .backspace)
        case .next where isCharacter: change(range, to: "", as: .deleting)
        default: change(range, to: "")
        }
    }

    /// Replaces `range` with `text` if the delegate allows it, and sends the editing notifications.
    func change(_ range: Range<Int>, to text: String, as kind: TextEdit.Kind = .other) {
        let insertable = editable.insertable(text, replacing: range)
        guard !insertable.isEmpty || !range.isEmpty, text.isEmpty || !insertable.isEmpty else { return }
        let nsRange = editable.nsRange(range)
        guard allowsChange(in: nsRange, to: insertable) else { return }
        // The delegate may have changed the text.
        guard range.upperBound <= editable.count, editable.nsRange(range) == nsRange else { return }
        put(insertable, into: range, as: kind)
    }

    /// Replaces the selection with typed text if the delegate allows it.
    func type(_ text: String) {
        marked = ""
        change(editable.selection, to: text, as: .typing)
    }

    /// Replaces `range` with `text` without asking the delegate. No effect if the positions in `range` are of a custom
    /// class.
    func replaceText(in range: UITextRange, with text: String) {
        guard let offsets = places.offsets(of: range) else { return }
        let bytes = places.bytes(of: offsets)
        let insertable = editable.insertable(text, replacing: bytes)
        guard !insertable.isEmpty || !bytes.isEmpty, text.isEmpty || !insertable.isEmpty else { return }
        discardMarkedText()
        put(insertable, into: bytes)
    }

    /// Replaces `range` with `text`, which must be insertable, and sends the editing notifications.
    func put(_ text: String, into range: Range<Int>, as kind: TextEdit.Kind = .other) {
        let (old, before) = (piece(in: range), (editable.anchor, editable.head))
        store(TextPiece(string: text), in: range)
        if !concealsText {
            let edit = TextEdit(
                range: range.lowerBound..<(range.lowerBound + text.utf8.count), old: old, before: before,
                after: (editable.anchor, editable.head), kind: kind, typed: text)
            history.record(edit, typed: text, of: self)
        }
        textDidChange()
        didEdit()
    }

    /// Undoes `edit` and registers its inverse, so that it can be redone.
    func revert(_ edit: TextEdit) {
        guard edit.range.upperBound <= editable.count else { return }
        discardMarkedText()
        let present = piece(in: edit.range)
        store(edit.old, in: edit.range)
        editable.select(from: edit.before.anchor, to: edit.before.head)
        let restored = edit.range.lowerBound..<(edit.range.lowerBound + edit.old.string.utf8.count)
        let inverse = TextEdit(range: restored, old: present, before: edit.after, after: edit.before, kind: .other)
        history.manager.registerUndo(withTarget: self) { $0.revert(inverse) }
        textDidChange()
        didEdit()
    }

    /// Shows the text that an input method is composing, and deletes the selection if `text` isn't empty. `caret` is
    /// the number of Unicode scalars before the caret; `nil` puts the caret at the end.
    package func setMarkedText(_ text: String, caret: Int?) {
        let isLine = !editable.isMultiline
        func displayable(_ text: some StringProtocol) -> String {
            String(text.filter { !(isLine && $0.isNewline) && $0 != "\0" })
        }
        let head = caret.map { text.unicodeScalars.prefix(max(0, $0)) } ?? text.unicodeScalars[...]
        let composed = (text: displayable(text), caret: displayable(Substring(head)).utf8.count)
        guard composed != (marked, markedCaret) else { return }
        if !text.isEmpty, !editable.selection.isEmpty { change(editable.selection, to: "") }
        (marked, markedCaret) = composed
        textDidChange()
    }

    /// Inserts the marked text and makes the input method discard it. No effect if there is no marked text.
    package func commitMarkedText() {
        guard !marked.isEmpty else { return }
        let (text, host) = (marked, window?.host)
        type(text)
        host?.discardComposition(text)
    }

    /// Removes the marked text without inserting it, and makes the input method discard it. No effect if there is no
    /// marked text.
    func discardMarkedText() {
        guard !marked.isEmpty else { return }
        let text = marked
        marked = ""
        window?.host?.discardComposition(text)
    }

    /// The position of the marked text, or `nil` if there is no marked text. The range is empty because marked text is
    /// not yet part of the text.
    var markedRange: UITextRange? {
        guard !marked.isEmpty else { return nil }
        let offset = places.offset(ofByte: editable.head)
        return TextOffsetRange(offset..<offset)
    }

    // MARK: Selection

    /// The selection, which is empty for a caret.
    var selectionRange: UITextRange {
        let (places, selection) = (places, editable.selection)
        return TextOffsetRange(
            places.offset(ofByte: selection.lowerBound)..<places.offset(ofByte: selection.upperBound))
    }

    /// Selects the text in `range`; `nil` collapses the selection to its end. No effect if the positions in `range` are
    /// of a custom class.
    func selectText(in range: UITextRange?) {
        guard let range else { return select(editable.selection.upperBound..<editable.selection.upperBound) }
        let places = places
        if let offsets = places.offsets(of: range) { select(places.bytes(of: offsets)) }
    }

    /// Returns the rectangle of a caret at `position`; `.zero` if the position is of a custom class. The views return
    /// it from `caretRect(for:)`, which subclasses can override.
    func standardCaretRect(for position: UITextPosition) -> CGRect {
        let places = places
        return places.offset(of: position).map { caretRect(atByte: places.byte($0)) } ?? .zero
    }

    /// Returns the byte offset for the caret after a press at `location`.
    func caretOffset(at location: CGPoint) -> Int {
        let places = places
        return closestPosition(to: location).flatMap(places.offset).map(places.byte) ?? editable.head
    }

    /// Moves the caret to `offset`, extending the selection if `extending` is `true`.
    func moveCaret(to offset: Int, extending: Bool) {
        changeSelection { $0.moveHead(to: offset, extending: extending) }
    }

    /// Moves the caret, extending the selection if `extending` is `true`.
    func move(_ movement: TextMovement, extending: Bool) {
        discardMarkedText()
        let (geometry, pageHeight) = (geometry, pageHeight)
        changeSelection { $0.move(movement, extending: extending, in: geometry, pageHeight: pageHeight) }
    }

    func select(_ range: Range<Int>) {
        changeSelection { $0.select(range) }
    }

    private func changeSelection(_ change: (inout EditableText) -> Void) {
        let before = (editable.anchor, editable.head)
        discardMarkedText()
        change(&editable)
        textDidChange()
        guard before != (editable.anchor, editable.head) else { return }
        history.separate()
        didMoveSelection()
    }

    // MARK: Clipboard

    /// Copies the selection. Returns `false` if there is nothing to copy or copying is not allowed.
    @discardableResult
    func copySelection() -> Bool {
        guard !editable.selection.isEmpty, !concealsText, let host = window?.host else { return false }
        host.clipboardText = editable.substring(editable.selection)
        return true
    }

    func cutSelection() {
        if copySelection() { change(editable.selection, to: "") }
    }

    func paste() {
        guard let text = window?.host?.clipboardText, !text.isEmpty else { return }
        discardMarkedText()
        change(editable.selection, to: text)
    }

    /// Makes the selected text the desktop's primary selection, which a middle click pastes into this or another
    /// program.
    func publishSelection() {
        guard !editable.selection.isEmpty, !concealsText, let host = window?.host else { return }
        host.primarySelection = editable.substring(editable.selection)
    }

    /// Inserts the primary selection at `location`, as a middle click does.
    package func pastePrimarySelection(at location: CGPoint) {
        guard isTextEditable, let text = window?.host?.primarySelection, !text.isEmpty, becomeFirstResponder() else {
            return
        }
        commitMarkedText()
        layoutIfNeeded()
        moveCaret(to: caretOffset(at: location), extending: false)
        change(editable.selection, to: text)
    }
}
