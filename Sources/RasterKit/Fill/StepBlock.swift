import DrawKit

/// A block of four pixels of a row that are dithered at the same time. The dither pattern is four pixels wide, so the
/// same thresholds apply to every block.
struct StepBlock {
    /// The 16-bit components of four pixels: those of the first two pixels, and those of the last two.
    struct Colors {
        fileprivate var first: SIMD8<UInt16>
        fileprivate var last: SIMD8<UInt16>
    }

    private let thresholds: Colors

    /// Creates a block for a row with `thresholds`. The first pixel is in column `x` of the pattern.
    init(_ thresholds: DitherMatrix.Row, x: Int32) {
        func pair(_ column: Int32) -> SIMD8<UInt16> {
            let left = UInt16(truncatingIfNeeded: thresholds[Int((x &+ column) & DitherMatrix.mask)])
            let right = UInt16(truncatingIfNeeded: thresholds[Int((x &+ column &+ 1) & DitherMatrix.mask)])
            return SIMD8(left, left, left, left, right, right, right, right)
        }
        self.thresholds = Colors(first: pair(0), last: pair(2))
    }

    /// Dithers four colors and returns the packed pixels, each equal to the result of
    /// `DitherColor.dithered(threshold:)`.
    @inline(__always)
    func words(_ colors: Colors) -> SIMD4<UInt32> {
        // The sums can't overflow: components are at most 255 * 256, and thresholds are at most 255.
        let first = SIMD8<UInt8>(truncatingIfNeeded: (colors.first &+ thresholds.first) &>> 8)
        let last = SIMD8<UInt8>(truncatingIfNeeded: (colors.last &+ thresholds.last) &>> 8)
        return unsafeBitCast(SIMD16(lowHalf: first, highHalf: last), to: SIMD4<UInt32>.self)
    }
}

extension StepBlock.Colors {
    /// Loads the colors of four steps from the `DitherColor` values at `steps`.
    @inline(__always)
    init(_ steps: UnsafeRawPointer, at indices: (Int, Int, Int, Int)) {
        func pair(_ one: Int, _ other: Int) -> SIMD8<UInt16> {
            let stride = MemoryLayout<DitherColor>.stride
            let bits = SIMD2(
                steps.load(fromByteOffset: one &* stride, as: UInt64.self),
                steps.load(fromByteOffset: other &* stride, as: UInt64.self))
            return unsafeBitCast(bits, to: SIMD8<UInt16>.self)
        }
        first = pair(indices.0, indices.1)
        last = pair(indices.2, indices.3)
    }
}
