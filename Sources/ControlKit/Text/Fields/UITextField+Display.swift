import Foundation
import TextKit
import ViewKit

/// The displayed text of a field, with bullets for secure entry and with the marked text of an input method.
extension UITextField {
    private static var dot: String { "•" }

    /// The displayed text, including marked text. Empty while the placeholder is displayed.
    var displayedText: String {
        let text = isSecureTextEntry ? String(repeating: Self.dot, count: editable.string.count) : editable.string
        guard !marked.isEmpty else { return text }
        let head = text.utf8.index(text.startIndex, offsetBy: displayOffset(editable.head))
        return text[..<head] + marked + text[head...]
    }

    /// The displayed text, with marked text underlined.
    var styledText: StyledText {
        if let attributed, !isSecureTextEntry, marked.isEmpty { return attributed.text }
        let text = isSecureTextEntry ? String(repeating: Self.dot, count: editable.string.count) : editable.string
        let plain = StyledText(text)
        return marked.isEmpty ? plain : plain.composing(marked, at: displayOffset(editable.head))
    }

    /// Returns the offset in the displayed text for an offset in the text, not counting marked text.
    func displayOffset(_ offset: Int) -> Int {
        isSecureTextEntry ? editable.characterCount(before: offset) * Self.dot.utf8.count : offset
    }

    /// Returns the offset in the text for an offset in the displayed text.
    func textOffset(_ offset: Int) -> Int {
        var offset = offset
        let start = displayOffset(editable.head)
        if offset > start { offset = max(start, offset - marked.utf8.count) }
        return isSecureTextEntry ? editable.offset(ofCharacter: offset / Self.dot.utf8.count) : offset
    }

    /// The selection in the displayed text. Empty if the field isn't being edited or has marked text.
    var displaySelection: Range<Int> {
        guard isFirstResponder, marked.isEmpty else { return 0..<0 }
        return displayOffset(editable.selection.lowerBound)..<displayOffset(editable.selection.upperBound)
    }

    /// Shows the caret and restarts its blinking. Hides the caret if the field doesn't receive keys, which go to a menu
    /// while it is open.
    func showCaret() {
        guard window?.firstResponder === self else { return hideCaret() }
        blinking.start(in: window) { [weak self] isOn in
            guard let self else { return }
            self.line.showsCaret = isOn && self.isFirstResponder && self.editable.selection.isEmpty
        }
    }

    /// The layout of the displayed text, or of the placeholder if the text is empty.
    var displayedLayout: TextLayout {
        let text = displayedText.isEmpty ? styledPlaceholder?.text ?? StyledText(placeholder ?? "") : styledText
        let style = TextStyle(
            font: font ?? .systemFont(ofSize: Metrics.defaultSize), lineBreakMode: .byClipping,
            baseDirectionIsRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if let layoutCache, layoutCache.text == text, layoutCache.style == style { return layoutCache.layout }
        let layout = TextLayout(text, style: style, width: nil)
        layoutCache = (text, style, layout)
        return layout
    }

    /// Schedules a layout, which also updates the input method. Called when the text or the selection has changed.
    /// Changes are not laid out individually, because layout of a long line is slow.
    func textDidChange() {
        if let attributed, attributed.text.string != editable.string { self.attributed = nil }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if isFirstResponder { showCaret() }
    }

    /// Shows `text` with its attributes.
    func setAttributedText(_ text: NSAttributedString?) {
        self.text = text?.string
        guard let text, text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { textColor = color }
        // A field changes line breaks to spaces and truncates long text.
        guard text.string == editable.string else { return }
        attributed = (text.unchanging, StyledText(text))
        textDidChange()
    }

    /// Hides the caret and stops its blinking.
    func hideCaret() {
        blinking.stop()
        line.showsCaret = false
    }
}

/// The layout of the text of a field without marked text. Offsets are in the text itself, not in the displayed bullets.
/// A secure field counts as one word, so that word boundaries are not revealed.
private struct FieldGeometry: TextGeometry {
    let layout: TextLayout
    let text: EditableText
    /// The number of bytes of each displayed character in a secure field; `nil` in other fields.
    let dotSize: Int?

    var editingLineCount: Int { 1 }
    var movesVisually: Bool { true }

    func editingLine(_ index: Int) -> EditingLine {
        EditingLine(
            bytes: 0..<text.count, continues: false, isRightToLeft: layout.isRightToLeft, top: 0,
            height: layout.size.height)
    }

    func lineIndex(at offset: Int) -> Int { 0 }

    func caretX(at offset: Int) -> CGFloat { layout.caretX(at: displayOffset(offset)) }

    func offset(inLine index: Int, at x: CGFloat) -> Int { textOffset(layout.offset(inLine: 0, at: x)) }

    func offset(from offset: Int, moving direction: TextLayout.VisualDirection) -> Int {
        textOffset(layout.offset(from: displayOffset(offset), moving: direction))
    }

    func wordRange(at offset: Int) -> Range<Int> { dotSize == nil ? layout.wordRange(at: offset) : 0..<text.count }

    func wordEnd(after offset: Int) -> Int { dotSize == nil ? layout.wordEnd(after: offset) : text.count }

    func wordStart(before offset: Int) -> Int { dotSize == nil ? layout.wordStart(before: offset) : 0 }

    private func displayOffset(_ offset: Int) -> Int {
        dotSize.map { text.characterCount(before: offset) * $0 } ?? offset
    }

    private func textOffset(_ offset: Int) -> Int { dotSize.map { text.offset(ofCharacter: offset / $0) } ?? offset }
}

extension UITextField {
    /// The layout of the text. Valid only if there is no marked text and the placeholder isn't displayed.
    var geometry: any TextGeometry {
        FieldGeometry(layout: displayedLayout, text: editable, dotSize: isSecureTextEntry ? Self.dot.utf8.count : nil)
    }
}
