import DrawKit

/// Turns ramps and bitmaps into the premultiplied words of a texture.
enum TexturePixels {
    /// The part of a gradient's axis that a ramp's row holds: what sliding gradients move over. Beyond it the end
    /// colours go on, and geometry is cut there, because texture coordinates must stay within 0...1.
    static let rampRange = -1.0...2.0

    /// The colours of `ramp` at `count` places over `rampRange`.
    static func colors(of ramp: Ramp, count: Int) -> [FineColor] {
        let length = rampRange.upperBound - rampRange.lowerBound
        let stops = ramp.stops.shown
        return (0..<count).map { index in
            let position = rampRange.lowerBound + length * (Double(index) + 0.5) / Double(count)
            return FineColor(stops.color(at: position))
        }
    }

    /// The pixels of `source`, a part of `bitmap`, with one more on each side: the neighbours there, or the edge again,
    /// so that filtering at the edge reads what it would read in the whole bitmap.
    static func appendBordered(_ source: PixelRect, of bitmap: Bitmap, to words: inout [UInt32]) {
        let (width, height) = (Int(bitmap.size.width), Int(bitmap.size.height))
        let columns = Int(source.minX) - 1...Int(source.maxX)
        for row in Int(source.minY) - 1...Int(source.maxY) {
            let line = min(max(row, 0), height - 1) * width
            switch bitmap.pixels {
            case .alpha(let bytes):
                // White of that coverage, premultiplied: a vertex colour tints it.
                for column in columns {
                    words.append(UInt32(bytes[line + min(max(column, 0), width - 1)]) * 0x0101_0101)
                }
            case .color(let colors):
                for column in columns { words.append(colors[line + min(max(column, 0), width - 1)]) }
            }
        }
    }
}
