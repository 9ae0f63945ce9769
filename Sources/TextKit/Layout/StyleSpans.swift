import DrawKit
import Foundation

/// The styles of a text by the byte ranges that Pango uses.
struct StyleSpans: Sendable {
    struct Span: Sendable {
        let bytes: Range<Int>
        let style: RunStyle
    }

    /// Adjacent spans in ascending order. A Pango run refers to its span by index.
    let spans: [Span]
    /// The style of the first paragraph, which determines properties of the whole text.
    let firstParagraph: ParagraphValues?
    /// `true` if letters have several colors or a background.
    let needsColors: Bool
    /// `true` if more than glyphs is drawn: lines, or a background.
    let reachesBeyondGlyphs: Bool

    init(_ text: StyledText, bytes: TextBytes) {
        var start = 0
        spans = text.runs.compactMap { run in
            let end = bytes.output(run.end)
            defer { start = max(start, end) }
            return end > start ? Span(bytes: start..<end, style: run.style) : nil
        }
        firstParagraph = text.runs.first?.style.paragraph
        let styles = spans.map(\.style)
        needsColors = styles.contains { $0.color != styles.first?.color || $0.background != nil }
        reachesBeyondGlyphs = styles.contains {
            !$0.underline.isEmpty || !$0.strikethrough.isEmpty || $0.background != nil
        }
    }

    /// Returns the style of a glyph run by the index that Pango returned; `nil` for plain text.
    subscript(index: Int) -> RunStyle? {
        spans.indices.contains(index) ? spans[index].style : nil
    }

    /// Returns the paragraph style at `byte`; at the end of the text it is that of the last character.
    func paragraph(at byte: Int) -> ParagraphValues? {
        guard let last = spans.last else { return nil }
        if byte >= last.bytes.upperBound { return last.style.paragraph }
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].bytes.upperBound <= byte { low = middle + 1 } else { high = middle }
        }
        return spans[low].style.paragraph
    }

    /// Returns the range of all font sizes, in points, including that of plain text.
    func pointSizes(plain: CGFloat) -> ClosedRange<Double> {
        let sizes = spans.compactMap { $0.style.font?.pointSize } + [plain]
        return (sizes.min() ?? plain)...(sizes.max() ?? plain)
    }
}

extension StyledText {
    /// Returns an upper estimate of the points that one byte of the text takes, used to limit the length of a line.
    func extentOfByte(plain: CGFloat) -> CGFloat {
        runs.reduce(plain) { max($0, ($1.style.font?.pointSize ?? plain) + max(0, $1.style.kern)) }
    }
}
