import TextKit

/// A view of text that something can stand in for, and that is measured by another text meanwhile.
@MainActor
package protocol FallbackText: UIView {
    /// Whether it has a text.
    var hasText: Bool { get }
    /// What it is measured by as long as it has no text but an old one; nil is nothing. It is never drawn.
    var fallbackText: String? { get set }
    /// Whether the text is what the view showed last, elsewhere; the next one is not.
    var hasOldText: Bool { get set }

    /// How many lines `text` has in the view as it is now; those that would not be seen in it do not count.
    func lineCount(of text: String) -> Int
}

extension UILabel: FallbackText {
    package func lineCount(of text: String) -> Int {
        let width = bounds.width > 0 ? bounds.width : nil
        let layout = RecentText.shared.layout(of: StyledText(text), style: textStyle, width: width)
        // Without a height it will have the room.
        guard bounds.height > 0 else { return layout.lineBoxes.count }
        let top = (bounds.height - layout.size.height) / 2
        return layout.lineBoxes.count { top + $0.ink.minY < bounds.height && top + $0.ink.maxY > 0 }
    }
}

extension UITextView: FallbackText {
    package func lineCount(of text: String) -> Int {
        letterRects(of: textLayout(of: StyledText(text), inWidth: bounds.width))
            .filter { $0.minY < bounds.maxY && $0.maxY > bounds.minY }.count
    }
}
