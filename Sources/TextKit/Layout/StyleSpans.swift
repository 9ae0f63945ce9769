import DrawKit
import Foundation

/// The styles of a `StyledText`, each with its range of bytes in the text that is passed to Pango.
struct StyleSpans: Sendable {
    struct Span: Sendable {
        let bytes: Range<Int>
        let style: RunStyle
    }

    /// Adjacent spans in ascending order. Pango runs refer to their spans by index.
    let spans: [Span]
    /// The style of the first paragraph, which determines some properties of the whole text.
    let firstParagraph: ParagraphValues?
    /// `true` if the text has runs in different colors, a background, images, or colors for strokes, underlines or
    /// strikethroughs.
    let needsColors: Bool
    /// `true` if underlines, strikethroughs or backgrounds are drawn.
    let drawsBeyondGlyphs: Bool
    /// `true` if the text has attachments.
    let hasAttachments: Bool
    /// `true` if paragraphs have different indents or tab stops.
    let hasSeveralIndents: Bool
    /// `true` if a paragraph has a tail indent.
    let hasTailIndents: Bool
    /// The distance by which stroked outlines reach beyond the letters, in points.
    let strokeReach: Double

    /// Creates the spans of `text`. `plainSize` is the font size of text without a font, in points.
    init(_ text: StyledText, bytes: TextBytes, plainSize: CGFloat) {
        var start = 0
        spans = text.runs.compactMap { run in
            let end = bytes.output(run.end)
            defer { start = max(start, end) }
            return end > start ? Span(bytes: start..<end, style: run.style) : nil
        }
        firstParagraph = text.runs.first?.style.paragraph
        let styles = spans.map(\.style)
        needsColors = styles.contains {
            $0.color != styles.first?.color || $0.background != nil || $0.strokeColor != nil
                || $0.underlineColor != nil || $0.strikethroughColor != nil || $0.attachment?.image != nil
        }
        hasAttachments = styles.contains { $0.attachment != nil }
        let first = LineIndents(firstParagraph)
        hasSeveralIndents = styles.contains { LineIndents($0.paragraph) != first }
        hasTailIndents = styles.contains { $0.paragraph.map { $0.tailIndent != 0 } ?? false }
        strokeReach = styles.reduce(0) { max($0, abs($1.strokeWidth) / 100 * ($1.font?.pointSize ?? plainSize) / 2) }
        drawsBeyondGlyphs = styles.contains {
            !$0.underline.isEmpty || !$0.strikethrough.isEmpty || $0.background != nil
        }
    }

    /// Returns the style with the index stored in a Pango run; `nil` for plain text.
    subscript(index: Int) -> RunStyle? {
        spans.indices.contains(index) ? spans[index].style : nil
    }

    /// Returns the paragraph style at `byte`. After the last span, this is the last span's paragraph style.
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

    /// Returns the range of all font sizes in points, including the size of plain text.
    func pointSizes(plain: CGFloat) -> ClosedRange<Double> {
        let sizes = spans.compactMap { $0.style.font?.pointSize } + [plain]
        return (sizes.min() ?? plain)...(sizes.max() ?? plain)
    }
}

extension StyledText {
    /// Returns the assumed maximum width of one byte of text, in points. It determines the length at which text is
    /// truncated.
    func extentOfByte(plain: CGFloat) -> CGFloat {
        runs.reduce(plain) { max($0, ($1.style.font?.pointSize ?? plain) + max(0, $1.style.kern)) }
    }
}
