package import DrawKit
package import Foundation
import Synchronization

/// Text laid out in lines with a given style and width.
///
/// A layout is immutable and can be used on any thread. Long text is truncated: after 50,000 UTF-8 bytes; where the
/// number of bytes times the largest sum of font size and kerning reaches a million points; after 5,000 paragraphs;
/// after 250 consecutive marks or 1,000 consecutive spaces; or after 4,000 tabs and script changes in one paragraph.
package final class TextLayout: Sendable {
    /// The size of the lines in points, rounded up to whole points. Empty text is 0 wide and one line high. The size
    /// can exceed the given width, for example if a character is wider.
    package let size: CGSize
    /// The size of the lines in points, without rounding.
    package var exactSize: CGSize { wrappedString.exactSize }
    /// The number of visible lines, at least 1.
    package let lineCount: Int
    /// The baseline of the first line, in points from the top.
    package let firstBaseline: CGFloat
    /// The baseline of the last visible line, in points from the top.
    package let lastBaseline: CGFloat
    /// `true` if some of the text is clipped, exceeds the line limit or is replaced by an ellipsis. Doesn't consider
    /// the length limits; see `leftOutCount`.
    package let isTruncated: Bool
    /// The number of bytes left out at the end of the text because of the length limits.
    package var leftOutCount: Int { bytes.leftOutCount }
    /// `true` if the text is drawn in color instead of as coverage, because it has several colors, a background, or
    /// color glyphs such as emoji.
    package let hasOwnColors: Bool
    /// `true` if the first line reads from right to left.
    package let isRightToLeft: Bool
    /// The color that all runs of the text specify; `nil` if they specify none or the text needs several colors.
    package let color: CGColor?

    /// `true` if the layout is a single, complete line at the left edge, laid out without a width limit.
    private let isLineAtLeft: Bool
    let wrappedString: WrappedText
    let bytes: TextBytes
    /// The width at which the text is clipped, in points; `nil` disables clipping.
    let clipWidth: Double?
    /// The range from the smallest to the largest font size in the text, in points.
    let pointSizes: ClosedRange<Double>

    /// The maximum width in points; larger widths are clamped to it.
    private static let maximumWidth = 1_000_000.0

    // MARK: Lifecycle

    /// Lays out `text` in lines of `width` points. A `nil` or nonfinite width means no limit; a negative width counts
    /// as 0.
    package convenience init(_ text: String, style: TextStyle, width: CGFloat?) {
        self.init(StyledText(text), style: style, width: width)
    }

    /// Lays out `text` in lines of `width` points. A `nil` or nonfinite width means no limit; a negative width counts
    /// as 0. `style` applies to everything that the runs don't specify.
    package init(_ text: StyledText, style: TextStyle, width: CGFloat?) {
        let bytes = TextBytes(text.string, extentOfByte: text.extentOfByte(plain: style.font.pointSize))
        let spans = StyleSpans(text, bytes: bytes, plainSize: style.font.pointSize)
        let available = width.flatMap { $0.isFinite ? min(max($0, 0), Self.maximumWidth) : nil }
        let (broken, isColored) = FontSystem.shared.withLock { system in
            let broken = WrappedText(bytes, spans: spans, style: style, width: available, system: &system)
            return (broken, broken.lines.contains(where: \.hasOwnColors))
        }
        self.bytes = bytes
        wrappedString = broken
        size = broken.size
        lineCount = broken.lines.count
        firstBaseline = broken.lines.first?.baseline ?? 0
        lastBaseline = broken.lines.last?.baseline ?? 0
        isTruncated = broken.isTruncated
        isRightToLeft = broken.lines.first?.isRightToLeft ?? style.baseDirectionIsRightToLeft
        hasOwnColors = isColored || spans.needsColors
        color = spans.needsColors ? nil : spans.spans.first?.style.color
        pointSizes = spans.pointSizes(plain: style.font.pointSize)
        clipWidth = style.lineBreakMode == .byClipping ? available : nil
        isLineAtLeft =
            available == nil && !spans.hasTailIndents && broken.lines.count == 1 && !broken.isTruncated
            && style.lineBreakMode != .byClipping
            && broken.lines.allSatisfy { broken.isAtLeft($0, style: style) }
    }

    /// Returns `true` if laying out the same text and style in `width` points is known to give the same lines at the
    /// same positions. This is known only for a single line laid out without a limit, as for an intrinsic size.
    package func isSame(inWidth width: CGFloat) -> Bool { isLineAtLeft && size.width <= width }

    deinit {
        FontSystem.shared.withLock { _ in wrappedString.release() }
    }
}
