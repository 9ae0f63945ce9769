import DrawKit
import Glibc

/// The primitive operations of all fills. Every area and row must lie inside the buffer.
extension PixelBuffer {
    /// The maximum width that is copied in blocks of four words, which is faster than a library call per row.
    private static let shortRow = 24

    // MARK: One color

    /// Draws `word` over all of `area`.
    func fill(_ area: PixelRect, with word: UInt32) {
        let (count, height) = (Int(area.maxX &- area.minX), Int(area.maxY &- area.minY))
        var target = address(x: area.minX, y: area.minY)
        let isOpaque = word >= 0xFF00_0000
        for _ in 0..<height {
            if isOpaque {
                target.update(repeating: word, count: count)
            } else {
                for index in 0..<count { target[index] = Blend.over(word, target[index]) }
            }
            target += stride
        }
    }

    /// Repeats the words of `pattern`, which is as long as a row of the dither matrix, over the row that begins at
    /// (`x`, `y`).
    func fill(x: Int32, y: Int32, count: Int, with pattern: UnsafePointer<UInt32>, isOpaque: Bool) {
        let target = address(x: x, y: y)
        typealias Block = SIMD4<UInt32>
        let block = UnsafeRawPointer(pattern).loadUnaligned(as: Block.self)
        var index = 0
        while isOpaque, index &+ Block.scalarCount <= count {
            UnsafeMutableRawPointer(target + index).storeBytes(of: block, as: Block.self)
            index &+= Block.scalarCount
        }
        while index < count {
            target[index] = Blend.over(pattern[index & Int(DitherMatrix.mask)], target[index])
            index &+= 1
        }
    }

    /// Draws `word`, multiplied by each byte of `coverage`, over the row that begins at (`x`, `y`).
    func blend(_ word: UInt32, x: Int32, y: Int32, coverage: UnsafePointer<UInt8>, count: Int) {
        let target = address(x: x, y: y)
        let isOpaque = word >= 0xFF00_0000
        var index = blendEights(of: word, target, coverage: coverage, count: count)
        while index < count {
            let byte = UInt32(coverage[index])
            if byte > 0 {
                target[index] =
                    isOpaque
                    ? Blend.opaque(word, over: target[index], coverage: byte)
                    : Blend.over(Blend.scaled(word, by: byte), target[index])
            }
            index &+= 1
        }
    }

    /// Blends the pixels in whole groups of eight and returns the number of blended pixels. Because most bytes of text
    /// coverage are 0 or 255, groups without coverage, and fully covered groups in an opaque color, take a fast path.
    private func blendEights(
        of word: UInt32, _ target: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int
    ) -> Int {
        let isOpaque = word >= 0xFF00_0000
        let pixels = EightPixels(word)
        let bytes = UnsafeRawPointer(coverage)
        var index = 0
        while index &+ EightPixels.count <= count {
            let all = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if all == .max, isOpaque {
                pixels.store(at: target + index)
            } else if all != 0 {
                let weights = unsafeBitCast(all, to: SIMD8<UInt8>.self)
                let under = EightPixels(at: target + index)
                let drawn =
                    isOpaque ? pixels.opaque(over: under, coverage: weights) : pixels.over(under, coverage: weights)
                drawn.store(at: target + index)
            }
            index &+= EightPixels.count
        }
        return index
    }

    // MARK: Rows of words

    /// Draws the words of `row` over the row that begins at (`x`, `y`).
    func blend(_ row: UnsafePointer<UInt32>, x: Int32, y: Int32, count: Int, isOpaque: Bool) {
        let target = address(x: x, y: y)
        if isOpaque {
            target.update(from: row, count: count)
        } else {
            for index in 0..<count { target[index] = Blend.over(row[index], target[index]) }
        }
    }

    /// Draws the words of `row`, each multiplied by its byte of `coverage`, over the row that begins at (`x`, `y`).
    func blend(
        _ row: UnsafePointer<UInt32>, x: Int32, y: Int32, coverage: UnsafePointer<UInt8>, count: Int, isOpaque: Bool
    ) {
        let target = address(x: x, y: y)
        for index in 0..<count {
            let byte = UInt32(coverage[index])
            target[index] =
                isOpaque
                ? Blend.opaque(row[index], over: target[index], coverage: byte)
                : Blend.over(Blend.scaled(row[index], by: byte), target[index])
        }
    }

    /// Copies the words of the horizontal `line` into every row of `area`. Always inlined: a line passed in memory
    /// would be loaded in wider pieces than it was stored, and the failed store forwarding takes longer than filling a
    /// small rectangle.
    @inline(__always)
    func copy(_ line: GradientLine, over area: PixelRect) {
        typealias Block = SIMD4<UInt32>
        let width = Int(area.maxX &- area.minX)
        let column = line.column(x: area.minX, count: area.maxX &- area.minX)
        var target = UnsafeMutableRawPointer(address(x: area.minX, y: area.minY))
        let rowBytes = stride &* MemoryLayout<UInt32>.size
        guard width >= Block.scalarCount, width <= Self.shortRow else {
            for y in area.minY..<area.maxY {
                memcpy(target, line.words(x: column, y: y), width &* MemoryLayout<UInt32>.size)
                target += rowBytes
            }
            return
        }
        // The last block overlaps the previous one, so that no single words remain.
        let blockBytes = MemoryLayout<Block>.size
        let lastOffset = width &* MemoryLayout<UInt32>.size &- blockBytes
        for y in area.minY..<area.maxY {
            let source = UnsafeRawPointer(line.words(x: column, y: y))
            target.copyBlock(from: source, at: 0)
            var offset = blockBytes
            while offset < lastOffset {
                target.copyBlock(from: source, at: offset)
                offset &+= blockBytes
            }
            target.copyBlock(from: source, at: lastOffset)
            target += rowBytes
        }
    }
}

extension UnsafeMutableRawPointer {
    /// Copies four words from `source`, at `offset` bytes in both.
    @inline(__always)
    fileprivate func copyBlock(from source: UnsafeRawPointer, at offset: Int) {
        let block = source.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
        storeBytes(of: block, toByteOffset: offset, as: SIMD4<UInt32>.self)
    }
}
