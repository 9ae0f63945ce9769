package import DrawKit
package import Foundation
import Synchronization

/// Text laid out for a style and a width, with its size, its baselines, and `render` to draw it.
///
/// Immutable and usable on any thread. Long text is cut: it ends after 50,000 bytes of UTF-8, after as many bytes as
/// make a million when multiplied by the font size, after 5,000 paragraphs, after 250 marks or 1,000 spaces in a row,
/// or after 4,000 tabs and script changes in one paragraph.
package final class TextLayout: Sendable {
    /// The size of the lines in points, rounded up to whole points. Empty text is 0 wide and one line high. A word that
    /// is wider than the given width can make it wider than that.
    package let size: CGSize
    /// The size of the lines in points, without rounding.
    package var exactSize: CGSize { brokenText.exactSize }
    /// The number of visible lines, at least 1.
    package let lineCount: Int
    /// The baseline of the first line, in points from the top.
    package let firstBaseline: CGFloat
    /// The baseline of the last visible line, in points from the top.
    package let lastBaseline: CGFloat
    /// `true` if some of the text is not visible.
    package let isTruncated: Bool
    /// The number of bytes at the end of the text that are left out because there are too many.
    package var leftOutCount: Int { bytes.leftOutCount }
    /// `true` if the text is drawn in its own colors instead of as coverage, because it has several colors, a
    /// background, or color glyphs such as emoji.
    package let hasOwnColors: Bool
    /// `true` if the first line reads from right to left.
    package let isRightToLeft: Bool
    /// The one color that all of the text specifies; `nil` if it has several or none.
    package let color: CGColor?

    /// `true` if this is one whole line, laid out without a limit, that begins at the left.
    private let isLineAtLeft: Bool
    let brokenText: WrappedText
    let bytes: TextBytes
    /// The width at which drawing is clipped, in points; `nil` doesn't clip.
    let clipWidth: Double?
    /// The range of its font sizes, in points.
    let pointSizes: ClosedRange<Double>

    /// The largest width in points; larger widths are clamped to it.
    private static let largestWidth = 1_000_000.0

    // MARK: Lifecycle

    /// Lays out `text` in lines of `width` points. `nil` and values that are not finite don't limit the width; negative
    /// widths count as 0.
    package convenience init(_ text: String, style: TextStyle, width: CGFloat?) {
        self.init(StyledText(text), style: style, width: width)
    }

    /// Lays out `text` in lines of `width` points; `style` applies to everything that its runs don't specify.
    package init(_ text: StyledText, style: TextStyle, width: CGFloat?) {
        let bytes = TextBytes(text.string, extentOfByte: text.extentOfByte(plain: style.font.pointSize))
        let spans = StyleSpans(text, bytes: bytes)
        let room = width.flatMap { $0.isFinite ? min(max($0, 0), Self.largestWidth) : nil }
        let (broken, isColored) = FontSystem.shared.withLock { system in
            let broken = WrappedText(bytes, spans: spans, style: style, width: room, system: &system)
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

    /// Returns `true` if the same text and style give the same lines, at the same places, at a width of `width` points.
    /// This is only known for a single line laid out without a limit, as for a view's intrinsic size; otherwise
    /// `false`.
    package func isSame(inWidth width: CGFloat) -> Bool { isLineAtLeft && size.width <= width }

    deinit {
        FontSystem.shared.withLock { _ in brokenText.release() }
    }
}
