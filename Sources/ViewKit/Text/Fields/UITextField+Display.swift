import Foundation
import TextKit

/// The displayed text of a field, with bullets for secure entry and with the marked text of an input method.
extension UITextField {
    private static var dot: String { "•" }

    /// The displayed text, including marked text. Empty while the placeholder is displayed.
    var shownText: String {
        let text = isSecureTextEntry ? String(repeating: Self.dot, count: editable.string.count) : editable.string
        guard !marked.isEmpty else { return text }
        let head = text.utf8.index(text.startIndex, offsetBy: displayOffset(editable.head))
        return text[..<head] + marked + text[head...]
    }

    /// The displayed text, with marked text underlined.
    var styledText: StyledText {
        guard !marked.isEmpty else { return StyledText(shownText) }
        let start = displayOffset(editable.head)
        return StyledText(
            shownText,
            runs: [
                .init(end: start, style: RunStyle()),
                .init(end: start + marked.utf8.count, style: RunStyle(underline: .single)),
            ])
    }

    /// Returns the offset in the displayed text, before any marked text, for an offset in the text.
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

    /// The selection in the displayed text. Empty while the field is not being edited.
    var displaySelection: Range<Int> {
        guard isFirstResponder, marked.isEmpty else { return 0..<0 }
        return displayOffset(editable.selection.lowerBound)..<displayOffset(editable.selection.upperBound)
    }

    /// Shows the caret and restarts its blinking.
    func showCaret() {
        blinking?.cancel()
        line.showsCaret = isFirstResponder && editable.selection.isEmpty
        guard isFirstResponder else { return }
        blink(Metrics.blinkCount)
    }

    /// The layout of the displayed text, or of the placeholder if the text is empty.
    var shownLayout: TextLayout {
        let text = shownText.isEmpty ? styledPlaceholder?.text ?? StyledText(placeholder ?? "") : styledText
        let style = TextStyle(
            font: font ?? .systemFont(ofSize: Metrics.defaultSize), lineBreakMode: .byClipping,
            baseDirectionIsRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if let layoutCache, layoutCache.text == text, layoutCache.style == style { return layoutCache.layout }
        let layout = TextLayout(text, style: style, width: nil)
        layoutCache = (text, style, layout)
        return layout
    }

    /// Schedules a layout after the text or selection changed, which also updates the input method. Changes are not
    /// laid out individually, because layout of a long line is slow.
    func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if isFirstResponder { showCaret() }
    }

    private func blink(_ left: Int) {
        guard left > 0 else {
            line.showsCaret = editable.selection.isEmpty
            return
        }
        blinking = window?.schedule(after: Metrics.blinkTime) { [weak self] in
            guard let self, self.isFirstResponder else { return }
            self.line.showsCaret = !self.line.showsCaret && self.editable.selection.isEmpty
            self.blink(left - 1)
        }
    }

    func hideCaret() {
        blinking?.cancel()
        line.showsCaret = false
    }
}
