import Foundation
import TextKit

/// What a field shows in place of its text: dots for a secret, and what an input method is composing.
extension UITextField {
    private static var dot: String { "•" }

    /// The text as it is shown, with what is being composed; empty when the placeholder is shown.
    var shownText: String {
        let text = isSecureTextEntry ? String(repeating: Self.dot, count: editable.string.count) : editable.string
        guard !marked.isEmpty else { return text }
        let head = text.utf8.index(text.startIndex, offsetBy: displayOffset(editable.head))
        return text[..<head] + marked + text[head...]
    }

    /// The text as it is shown, with a line under what is being composed.
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

    /// The place in the shown text of `offset` in the text, before what is being composed.
    func displayOffset(_ offset: Int) -> Int {
        isSecureTextEntry ? editable.characterCount(before: offset) * Self.dot.utf8.count : offset
    }

    /// The place in the text of `offset` in the shown text.
    func textOffset(_ offset: Int) -> Int {
        var offset = offset
        let start = displayOffset(editable.head)
        if offset > start { offset = max(start, offset - marked.utf8.count) }
        return isSecureTextEntry ? editable.offset(ofCharacter: offset / Self.dot.utf8.count) : offset
    }

    /// What is selected, in the shown text; nothing while the field is not edited.
    var displaySelection: Range<Int> {
        guard isFirstResponder, marked.isEmpty else { return 0..<0 }
        return displayOffset(editable.selection.lowerBound)..<displayOffset(editable.selection.upperBound)
    }
}
