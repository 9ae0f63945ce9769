package import DrawKit
package import Foundation
import Synchronization

/// Text laid out for a style and a width: how large it is, where its baselines are, and, by `render`, how it looks.
///
/// Immutable and usable on any thread. Of a text only the first 50,000 bytes of UTF-8 count, or as many as make a
/// million when multiplied by the font's size, and the first 5,000 paragraphs, up to 250 marks or 1,000 spaces in a
/// row, and up to 4,000 tabs and changes of script in a paragraph: what follows is left out.
package final class TextLayout: Sendable {
    /// What the lines need, in points: both sides rounded up to whole ones. Text without characters is 0 wide and one
    /// line high. A word that is wider than the given width can make this wider too.
    package let size: CGSize
    /// What the lines need, in points, without rounding.
    package var exactSize: CGSize { brokenText.exactSize }
    /// How many lines are shown, at least 1.
    package let lineCount: Int
    /// The first line's baseline, in points from the top.
    package let firstBaseline: CGFloat
    /// The last shown line's baseline, in points from the top.
    package let lastBaseline: CGFloat
    /// Whether some of the text is not shown.
    package let isTruncated: Bool
    /// How many bytes at the text's end are left out because there are too many of them.
    package var leftOutCount: Int { bytes.leftOutCount }
    /// Whether the text is drawn in its own colours rather than as coverage: it has several, or something behind its
    /// letters, or glyphs with colours of their own, such as emoji.
    package let hasOwnColors: Bool
    /// Whether the first line reads from right to left.
    package let isRightToLeft: Bool
    /// The one colour that all of the text asks for; nil when it has several, or leaves it to who draws it.
    package let color: CGColor?

    /// Whether this is one whole line without a limit that begins at the left.
    private let isLineAtLeft: Bool
    let brokenText: BrokenText
    let bytes: TextBytes
    /// What is drawn ends at this width, in points; nil where nothing is cut.
    let clipWidth: Double?
    /// The sizes of its fonts.
    let pointSizes: ClosedRange<Double>

    /// The widest width that is told from any wider one, in points.
    private static let largestWidth = 1_000_000.0

    // MARK: Lifecycle

    /// Lays `text` out in lines of `width` points; nil, and what is not finite, leaves them as long as they come, and
    /// negative widths count as 0.
    package convenience init(_ text: String, style: TextStyle, width: CGFloat?) {
        self.init(StyledText(text), style: style, width: width)
    }

    /// Lays `text` out in lines of `width` points; what its runs leave open is as `style` says.
    package init(_ text: StyledText, style: TextStyle, width: CGFloat?) {
        let bytes = TextBytes(text.string, extentOfByte: text.extentOfByte(plain: style.font.pointSize))
        let spans = StyleSpans(text, bytes: bytes)
        let room = width.flatMap { $0.isFinite ? min(max($0, 0), Self.largestWidth) : nil }
        let (broken, isColored) = FontSystem.shared.withLock { system in
            let broken = BrokenText(bytes, spans: spans, style: style, width: room, system: &system)
            return (broken, broken.lines.contains(where: \.hasOwnColors))
        }
        self.bytes = bytes
        brokenText = broken
        size = broken.size
        lineCount = broken.lines.count
        firstBaseline = broken.lines.first?.baseline ?? 0
        lastBaseline = broken.lines.last?.baseline ?? 0
        isTruncated = broken.isTruncated
        isRightToLeft = broken.lines.first?.isRightToLeft ?? style.baseDirectionIsRightToLeft
        hasOwnColors = isColored || spans.needsColors
        color = spans.needsColors ? nil : spans.spans.first?.style.color
        pointSizes = spans.pointSizes(plain: style.font.pointSize)
        clipWidth = style.lineBreakMode == .byClipping ? room : nil
        isLineAtLeft =
            room == nil && broken.lines.count == 1 && !broken.isTruncated && style.lineBreakMode != .byClipping
            && broken.lines.allSatisfy { broken.isAtLeft($0, style: style) }
    }

    /// Whether the same text and style give the same lines, at the same places, in `width` points. Told of one line
    /// that was laid out without a limit, as a view's own size asks for; false where that is not known.
    package func isSame(inWidth width: CGFloat) -> Bool { isLineAtLeft && size.width <= width }

    deinit {
        FontSystem.shared.withLock { _ in brokenText.release() }
    }
}
