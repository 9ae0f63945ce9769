import DrawKit

/// Conversions of ramps and bitmaps to premultiplied pixels of textures.
enum TexturePixels {
    /// The part of a gradient's axis that a ramp covers, large enough for gradients that slide. Texture coordinates
    /// must stay in 0...1, so a shape that extends beyond this range is split, and its outer parts get the end colors.
    static let rampRange = -1.0...2.0

    /// Returns the colors of `ramp` at `count` positions over `rampRange`.
    static func colors(of ramp: Ramp, count: Int) -> [DitherColor] {
        let length = rampRange.upperBound - rampRange.lowerBound
        let stops = ramp.stops.roundedTo8Bits
        return (0..<count).map { index in
            let position = rampRange.lowerBound + length * (Double(index) + 0.5) / Double(count)
            return DitherColor(stops.color(at: position))
        }
    }

    /// Appends the pixels of `source`, a part of `bitmap`, with a border of one pixel. The border contains the
    /// neighboring pixels, or repeats the bitmap's edge, so filtering gives the same result as in the whole bitmap.
    static func appendBordered(_ source: PixelRect, of bitmap: Bitmap, to words: inout [UInt32]) {
        let (width, height) = (Int(bitmap.size.width), Int(bitmap.size.height))
        let columns = Int(source.minX) - 1...Int(source.maxX)
        for row in Int(source.minY) - 1...Int(source.maxY) {
            let line = min(max(row, 0), height - 1) * width
            switch bitmap.pixels {
            case .alpha(let bytes):
                // White with this coverage, premultiplied. The vertex color tints it.
                for column in columns {
                    words.append(UInt32(bytes[line + min(max(column, 0), width - 1)]) * 0x0101_0101)
                }
            case .color(let colors):
                for column in columns { words.append(colors[line + min(max(column, 0), width - 1)]) }
            }
        }
    }
}
