import Foundation
import ViewKit

/// The text of an accessibility element, with its caret and selection. Offsets count Unicode scalars.
struct ElementText: Equatable {
    let text: String
    /// The offset of the caret; -1 if there is no caret.
    var caret = -1
    /// The selected range. Empty at the caret if nothing is selected, and `0..<0` if there is no caret.
    var selection = 0..<0

    /// Creates the text of `element`; returns `nil` if the element is busy, or is neither a text input nor static text.
    @MainActor
    init?(of element: AccessibilityElement) {
        guard !element.isBusy else { return nil }
        switch element.role {
        case .textField, .secureTextField: text = element.value ?? ""
        case .textView: text = Self.hasValue(element) ? element.value ?? "" : element.label ?? ""
        case nil where element.traits.contains(.staticText): text = element.label ?? ""
        default: return nil
        }
        guard element.part == nil, let input = element.view as? any UITextInput, let range = input.selectedTextRange
        else { return }
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        let end = input.offset(from: input.beginningOfDocument, to: range.end)
        selection = scalarOffset(start)..<scalarOffset(end)
        caret = selection.upperBound
    }

    /// Returns the text range of `input` between two offsets, which can be in any order and are clamped to the text.
    @MainActor
    func range(_ start: Int, _ end: Int, in input: any UITextInput) -> UITextRange? {
        let (low, high) = (min(start, end), max(start, end))
        guard let from = input.position(from: input.beginningOfDocument, offset: codeUnitOffset(low)),
            let to = input.position(from: input.beginningOfDocument, offset: codeUnitOffset(high))
        else { return nil }
        return input.textRange(from: from, to: to)
    }

    /// Returns `true` if the text of `element` is its value and not its label, which is the case for text fields and
    /// editable text views.
    @MainActor
    static func hasValue(_ element: AccessibilityElement) -> Bool {
        switch element.role {
        case .textField, .secureTextField: true
        case .textView: (element.view as? any TextInputView)?.isTextEditable == true
        default: false
        }
    }

    // MARK: Private

    /// Returns the number of scalars in the first `offset` UTF-16 code units.
    private func scalarOffset(_ offset: Int) -> Int {
        let utf16 = text.utf16
        let end = utf16.index(utf16.startIndex, offsetBy: offset, limitedBy: utf16.endIndex) ?? utf16.endIndex
        return text.unicodeScalars.distance(from: text.startIndex, to: end)
    }

    /// Returns the number of UTF-16 code units in the first `offset` scalars.
    private func codeUnitOffset(_ offset: Int) -> Int {
        let scalars = text.unicodeScalars
        let end = scalars.index(scalars.startIndex, offsetBy: max(0, offset), limitedBy: scalars.endIndex)
        return text.utf16.distance(from: text.startIndex, to: end ?? text.endIndex)
    }
}
