package import DrawKit
package import Foundation
import Synchronization

extension TextLayout {
    /// The longest side of a picture of text, in pixels; what is beyond it is cut off.
    private static let largestSide = 16_384.0
    /// The most pixels of such a picture; rows beyond are cut off.
    private static let largestArea = 64 * 1024 * 1024.0
    /// The sizes that letters are drawn in, in pixels to the em. FreeType fails on much larger and much smaller ones, and
    /// Cairo never draws a font again with which that happened.
    private static let glyphSizes = 0.25...16_384
    /// The same for glyphs with colours of their own, which Cairo keeps as pictures.
    private static let colorGlyphSizes = 0.25...2048

    /// Draws the text at `scale` pixels a point, or returns nil when there is no ink, when letters would be invisibly
    /// small or larger than any picture, and when memory ran out, which is reported.
    ///
    /// `color` matters only where `hasOwnColors`: elsewhere the result is coverage, to be tinted when it is drawn.
    package func render(scale: CGFloat, color: RGBA) -> RenderedText? {
        let sizes = hasOwnColors ? Self.colorGlyphSizes : Self.glyphSizes
        guard sizes.contains(pointSize * scale) else { return nil }
        return FontSystem.shared.withLock { _ in
            let frame = inkFrame(scale: scale)
            guard !frame.isEmpty else { return nil }
            do {
                let pixels = try pixels(in: frame, scale: scale, color: color)
                return RenderedText(bitmap: Bitmap(size: frame.size, pixels: pixels), frame: frame)
            } catch {
                report("\(error): text of \(frame.width)x\(frame.height) pixels is left out")
                return nil
            }
        }
    }

    private func pixels(in frame: PixelRect, scale: Double, color: RGBA) throws(CairoError) -> Bitmap.Pixels {
        let coverage = try GlyphCoverage(frame: frame, scale: scale, pointSize: pointSize)
        for line in brokenText.lines { coverage.draw(line) }
        let bytes = try coverage.bytes()
        guard hasOwnColors else { return .alpha(bytes) }
        let glyphs = try ColorGlyphs(frame: frame, scale: scale, coverage: bytes, color: color)
        for line in brokenText.lines { glyphs.draw(line) }
        return .color(try glyphs.words(alpha: color.alpha))
    }

    /// The pixels that glyphs may touch.
    private func inkFrame(scale: Double) -> PixelRect {
        var frame = PixelRect.zero
        for line in brokenText.lines where !line.ink.isEmpty {
            let (left, baseline) = (line.x * scale, (line.baseline * scale).rounded())
            frame = frame.union(
                PixelRect(
                    minX: Self.pixel((left + line.ink.minX * scale).rounded(.down) - 1),
                    minY: Self.pixel(baseline + (line.ink.minY * scale).rounded(.down) - 1),
                    maxX: Self.pixel((left + line.ink.maxX * scale).rounded(.up) + 1),
                    maxY: Self.pixel(baseline + (line.ink.maxY * scale).rounded(.up) + 1)))
        }
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
    private static func pixel(_ value: Double) -> Int32 {
        Int32(min(max(value, -1_000_000_000), 1_000_000_000))
    }
}
