import TextKit

/// A view whose text can be replaced by placeholder text for measuring while a content overlay covers the view.
@MainActor
package protocol FallbackText: UIView {
    var hasText: Bool { get }
    /// The text that is measured, but never drawn, while the view has no text or `hasOldText` is `true`. `nil` measures
    /// the actual text.
    var fallbackText: String? { get set }
    /// `true` if the text is left over from an earlier use of the view, such as in a reused cell. Setting the text
    /// resets this flag.
    var hasOldText: Bool { get set }

    /// Returns the number of lines that `text` would have in the view at its current size, not counting lines outside
    /// the view.
    func lineCount(of text: String) -> Int
}

extension UILabel: FallbackText {
    package func lineCount(of text: String) -> Int {
        let width = bounds.width > 0 ? bounds.width : nil
        let layout = TextCache.shared.layout(of: StyledText(text), style: textStyle, width: width)
        // A view without a height is assumed to have enough space.
        guard bounds.height > 0 else { return layout.lineBoxes.count }
        let top = (bounds.height - layout.size.height) / 2
        return layout.lineBoxes.count { top + $0.ink.minY < bounds.height && top + $0.ink.maxY > 0 }
    }
}
