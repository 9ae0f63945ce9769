package import DrawKit
package import Foundation
import Reporting
import Synchronization

extension TextLayout {
    /// The maximum side length of the bitmap, in pixels; larger bitmaps are clipped.
    private static let maximumSide = 16_384.0
    /// The maximum number of pixels of the bitmap; further rows are clipped.
    private static let maximumArea = 64 * 1024 * 1024.0
    /// The supported glyph sizes, in pixels per em. FreeType fails on much larger or smaller sizes, and Cairo never
    /// draws a font again after such a failure.
    private static let glyphSizes = 0.25...16_384
    /// The supported sizes of color glyphs, which Cairo caches as images.
    private static let colorGlyphSizes = 0.25...2048

    /// Renders the text at `scale` pixels per point. Returns `nil` if there is no ink, if glyphs are too small or too
    /// large to draw, or if Cairo fails, for example because memory runs out. A failure of Cairo logs a warning.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - color: The color of text without its own color. Used only if `hasOwnColors` is `true`; otherwise, the result
    ///     is coverage to tint.
    ///   - isDark: `true` to resolve colors for the dark appearance. Used only if `hasOwnColors` is `true`.
    ///   - part: The pixels to draw, relative to the layout's top left corner; `nil` draws everything.
    package func render(
        scale: CGFloat, color: RGBA, isDark: Bool = false, part: PixelRect? = nil
    ) -> RenderedText? {
        let sizes = hasOwnColors ? Self.colorGlyphSizes : Self.glyphSizes
        guard sizes.contains(pointSizes.lowerBound * scale), sizes.contains(pointSizes.upperBound * scale) else {
            return nil
        }
        return FontSystem.shared.withLock { _ in
            let frame = inkFrame(scale: scale, part: part)
            guard !frame.isEmpty else { return nil }
            do {
                let pixels = try pixels(in: frame, scale: scale, color: color, isDark: isDark)
                return RenderedText(bitmap: Bitmap(size: frame.size, pixels: pixels), frame: frame)
            } catch {
                Diagnostics.report("\(error): text of \(frame.width)x\(frame.height) pixels is not drawn")
                return nil
            }
        }
    }

    private func pixels(
        in frame: PixelRect, scale: Double, color: RGBA, isDark: Bool
    ) throws(CairoError) -> Bitmap.Pixels {
        let lines = wrappedString.lines.filter { line in
            let rows = rows(of: line, scale: scale)
            return rows.upperBound > frame.minY && rows.lowerBound < frame.maxY
        }
        let spans = wrappedString.spans
        let largest = pointSizes.upperBound
        guard hasOwnColors else {
            let coverage = try GlyphCoverage(frame: frame, scale: scale, pointSize: largest, spans: spans)
            for line in lines { coverage.draw(line.runs, of: line) }
            return .alpha(try coverage.bytes())
        }
        var picture = try ColorTextBitmap(
            frame: frame, scale: scale, pointSize: largest, spans: spans, color: color, isDark: isDark)
        for line in lines { try picture.draw(line) }
        return .color(try picture.words())
    }

    /// Returns the pixel rows that `line` may cover.
    private func rows(of line: TextLine, scale: Double) -> Range<Int32> {
        let baseline = (line.baseline * scale).rounded()
        let reach = wrappedString.spans.strokeReach
        var (top, bottom) = (line.ink.minY - reach, line.ink.maxY + reach)
        if wrappedString.spans.drawsBeyondGlyphs {
            (top, bottom) = (min(top, line.top - line.baseline), max(bottom, line.top + line.height - line.baseline))
        }
        let first = Self.pixel(baseline + (top * scale).rounded(.down) - 1)
        return first..<max(first, Self.pixel(baseline + (bottom * scale).rounded(.up) + 1))
    }

    /// Returns the frame of the pixels to draw: those that ink may cover, within `part`.
    private func inkFrame(scale: Double, part: PixelRect?) -> PixelRect {
        let isStyled = wrappedString.spans.drawsBeyondGlyphs
        var frame = PixelRect.zero
        for line in wrappedString.lines where !line.ink.isEmpty || isStyled {
            let (left, rows) = (line.x * scale, rows(of: line, scale: scale))
            let reach = wrappedString.spans.strokeReach
            let first = (isStyled ? min(0, line.ink.minX) : line.ink.minX) - reach
            let last = (isStyled ? max(line.width, line.ink.maxX) : line.ink.maxX) + reach
            frame = frame.union(
                PixelRect(
                    minX: Self.pixel((left + first * scale).rounded(.down) - 1), minY: rows.lowerBound,
                    maxX: Self.pixel((left + last * scale).rounded(.up) + 1), maxY: rows.upperBound))
        }
        if let part { frame = frame.intersection(part) }
        if let clipWidth {
            frame.minX = max(frame.minX, 0)
            frame.maxX = min(frame.maxX, Self.pixel((clipWidth * scale).rounded(.up)))
        }
        guard !frame.isEmpty else { return .zero }
        let width = min(Double(frame.width), Self.maximumSide)
        let height = min(Double(frame.height), Self.maximumSide, (Self.maximumArea / width).rounded(.down))
        frame.maxX = frame.minX + Int32(width)
        frame.maxY = frame.minY + Int32(height)
        return frame
    }

    /// Returns `value` as a pixel coordinate, clamped so that the size of a frame can't overflow.
    static func pixel(_ value: Double) -> Int32 {
        Int32(min(max(value, -1_000_000_000), 1_000_000_000))
    }
}
