import DrawKit

/// A paint that can draw itself with full and with partial coverage.
protocol Fill {
    /// Draws over all of `area`.
    func draw(over area: PixelRect)

    /// Draws over the row that begins at (`x`, `y`), with each pixel multiplied by its byte of `coverage`.
    func draw(x: Int32, y: Int32, coverage: UnsafePointer<UInt8>, count: Int)
}

/// A fill with a single color.
struct SolidFill: Fill {
    let word: UInt32
    let target: PixelBuffer

    func draw(over area: PixelRect) {
        target.fill(area, with: word)
    }

    func draw(x: Int32, y: Int32, coverage: UnsafePointer<UInt8>, count: Int) {
        target.blend(word, x: x, y: y, coverage: coverage, count: count)
    }
}

/// A fill with a horizontal gradient line. Each row is drawn with the line's words for that row of the dither pattern.
struct RowFill: Fill {
    let line: GradientLine
    let target: PixelBuffer

    @inline(__always)
    func draw(over area: PixelRect) {
        if line.isOpaque {
            target.copy(line, over: area)
        } else {
            for y in area.minY..<area.maxY {
                target.blend(
                    line.words(x: area.minX, y: y), x: area.minX, y: y, count: Int(area.width), isOpaque: false)
            }
        }
    }

    func draw(x: Int32, y: Int32, coverage: UnsafePointer<UInt8>, count: Int) {
        target.blend(
            line.words(x: x, y: y), x: x, y: y, coverage: coverage, count: count, isOpaque: line.isOpaque)
    }
}

/// A fill with a vertical gradient line. Each of the line's pixels is a dither pattern that is repeated across the row.
struct ColumnFill: Fill {
    let line: GradientLine
    let target: PixelBuffer

    func draw(over area: PixelRect) {
        for y in area.minY..<area.maxY {
            target.fill(
                x: area.minX, y: y, count: Int(area.width), with: line.pattern(x: area.minX, y: y),
                isOpaque: line.isOpaque)
        }
    }

    func draw(x: Int32, y: Int32, coverage: UnsafePointer<UInt8>, count: Int) {
        let pattern = line.pattern(x: x, y: y)
        for index in 0..<count where coverage[index] > 0 {
            target.blend(
                pattern[index & Int(DitherMatrix.mask)], x: x &+ Int32(truncatingIfNeeded: index), y: y,
                coverage: coverage + index, count: 1)
        }
    }
}

/// A fill with words that are computed row by row.
struct WordsFill<Source: WordSource>: Fill {
    let source: Source
    let isOpaque: Bool
    let target: PixelBuffer

    func draw(over area: PixelRect) {
        let count = Int(area.width)
        for y in area.minY..<area.maxY {
            let row = source.words(x: area.minX, y: y, count: count)
            target.blend(row, x: area.minX, y: y, count: count, isOpaque: isOpaque)
        }
    }

    func draw(x: Int32, y: Int32, coverage: UnsafePointer<UInt8>, count: Int) {
        let row = source.words(x: x, y: y, count: count)
        target.blend(row, x: x, y: y, coverage: coverage, count: count, isOpaque: isOpaque)
    }
}

/// A fill with a single color and coverage that is computed row by row.
struct TintFill<Source: CoverageSource>: Fill {
    let source: Source
    let word: UInt32
    let target: PixelBuffer
    /// A buffer for one row.
    let product: UnsafeMutablePointer<UInt8>

    func draw(over area: PixelRect) {
        let count = Int(area.width)
        for y in area.minY..<area.maxY {
            let row = source.coverage(x: area.minX, y: y, count: count)
            target.blend(word, x: area.minX, y: y, coverage: row, count: count)
        }
    }

    func draw(x: Int32, y: Int32, coverage: UnsafePointer<UInt8>, count: Int) {
        let row = source.coverage(x: x, y: y, count: count)
        for index in 0..<count { product[index] = Blend.product(row[index], coverage[index]) }
        target.blend(word, x: x, y: y, coverage: UnsafePointer(product), count: count)
    }
}

/// A source of premultiplied words for runs of pixels.
protocol WordSource {
    /// Returns the words of `count` pixels, starting at (`x`, `y`). They are valid until the next call.
    func words(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt32>
}

/// A source of coverage bytes for runs of pixels.
protocol CoverageSource {
    /// Returns the bytes of `count` pixels, starting at (`x`, `y`). They are valid until the next call.
    func coverage(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt8>
}
