package import DrawKit
package import Foundation
import Reporting
import Synchronization

extension TextLayout {
    /// The longest side of a picture of text, in pixels; what is beyond it is cut off.
    private static let largestSide = 16_384.0
    /// The most pixels of such a picture; rows beyond are cut off.
    private static let largestArea = 64 * 1024 * 1024.0
    /// The sizes that letters are drawn in, in pixels to the em. FreeType fails on much larger and much smaller ones,
    /// and Cairo never draws a font again with which that happened.
    private static let glyphSizes = 0.25...16_384
    /// The same for glyphs with colours of their own, which Cairo keeps as pictures.
    private static let colorGlyphSizes = 0.25...2048

    /// Draws the text at `scale` pixels a point, or returns nil when there is no ink, when letters would be invisibly
    /// small or larger than any picture, and when memory ran out, which is reported.
    ///
    /// `color`, that of text without one of its own, and `isDark`, whether colours are those of the dark style, matter
    /// only where `hasOwnColors`: elsewhere the result is coverage, to be tinted when it is drawn. What is outside of
    /// `part`, in pixels from the layout's top left, is left out; nil draws everything.
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
                Diagnostics.report("\(error): text of \(frame.width)x\(frame.height) pixels is left out")
                return nil
            }
        }
    }

    private func pixels(
        in frame: PixelRect, scale: Double, color: RGBA, isDark: Bool
    ) throws(CairoError) -> Bitmap.Pixels {
        let lines = brokenText.lines.filter { line in
            let rows = rows(of: line, scale: scale)
            return rows.upperBound > frame.minY && rows.lowerBound < frame.maxY
        }
        let spans = brokenText.spans
        let largest = pointSizes.upperBound
        guard hasOwnColors else {
            let coverage = try GlyphCoverage(frame: frame, scale: scale, pointSize: largest, spans: spans)
            for line in lines { coverage.draw(line.runs, of: line) }
            return .alpha(try coverage.bytes())
        }
        var picture = try ColorPicture(
            frame: frame, scale: scale, pointSize: largest, spans: spans, color: color, isDark: isDark)
        for line in lines { try picture.draw(line) }
        return .color(try picture.words())
    }

    /// The rows of pixels that `line` may touch.
    private func rows(of line: TextLine, scale: Double) -> Range<Int32> {
        let baseline = (line.baseline * scale).rounded()
        var (top, bottom) = (line.ink.minY, line.ink.maxY)
        if brokenText.spans.reachesBeyondGlyphs {
            (top, bottom) = (min(top, line.top - line.baseline), max(bottom, line.top + line.height - line.baseline))
        }
        let first = Self.pixel(baseline + (top * scale).rounded(.down) - 1)
        return first..<max(first, Self.pixel(baseline + (bottom * scale).rounded(.up) + 1))
    }

    /// The pixels that are drawn: those that glyphs may touch, as far as they are in `part`.
    private func inkFrame(scale: Double, part: PixelRect?) -> PixelRect {
        let isStyled = brokenText.spans.reachesBeyondGlyphs
        var frame = PixelRect.zero
        for line in brokenText.lines where !line.ink.isEmpty || isStyled {
            let (left, rows) = (line.x * scale, rows(of: line, scale: scale))
            let first = isStyled ? min(0, line.ink.minX) : line.ink.minX
            let last = isStyled ? max(line.width, line.ink.maxX) : line.ink.maxX
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
        let width = min(Double(frame.width), Self.largestSide)
        let height = min(Double(frame.height), Self.largestSide, (Self.largestArea / width).rounded(.down))
        frame.maxX = frame.minX + Int32(width)
        frame.maxY = frame.minY + Int32(height)
        return frame
    }

    /// `value` as a pixel, kept so far from the ends of the range that frames can be subtracted.
    static func pixel(_ value: Double) -> Int32 {
        Int32(min(max(value, -1_000_000_000), 1_000_000_000))
    }
}
