import DrawKit
import Foundation

/// The styles of a text by the bytes that Pango sees.
struct StyleSpans: Sendable {
    struct Span: Sendable {
        let bytes: Range<Int>
        let style: RunStyle
    }

    /// Side by side, rising. What Pango calls a run knows its span by its index.
    let spans: [Span]
    /// What the first paragraph's style says, which is what counts where the whole text has one.
    let firstParagraph: ParagraphValues?
    /// Whether letters have several colours, or something behind them.
    let needsColors: Bool
    /// Whether more than glyphs is drawn: rules, or something behind the letters.
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

    /// The style of a run of glyphs, by the index that came back from Pango; nil for plain text.
    subscript(index: Int) -> RunStyle? {
        spans.indices.contains(index) ? spans[index].style : nil
    }

    /// What the paragraph style at `byte` says; at the end of the text it is the last character's.
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

    /// The sizes of all fonts, in points, that of plain text among them.
    func pointSizes(plain: CGFloat) -> ClosedRange<Double> {
        let sizes = spans.compactMap { $0.style.font?.pointSize } + [plain]
        return (sizes.min() ?? plain)...(sizes.max() ?? plain)
    }
}

extension StyledText {
    /// The points that one byte of the text may take at most, roughly: what bounds the length of a line.
    func extentOfByte(plain: CGFloat) -> CGFloat {
        runs.reduce(plain) { max($0, ($1.style.font?.pointSize ?? plain) + max(0, $1.style.kern)) }
    }
}
