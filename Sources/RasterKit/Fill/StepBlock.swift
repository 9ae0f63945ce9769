import DrawKit

/// The dithered colours of a row of the pattern, for as many pixels at once as the pattern has columns.
struct StepBlock {
    /// The components of two colours, of 16 bits each, once for the first two pixels and once for the last two.
    struct Colors {
        fileprivate var first: SIMD8<UInt16>
        fileprivate var last: SIMD8<UInt16>
    }

    private let thresholds: Colors

    /// The colours above the `thresholds` of a row, the first pixel being in column `x`.
    init(_ thresholds: DitherMatrix.Row, x: Int32) {
        func pair(_ column: Int32) -> SIMD8<UInt16> {
            let left = UInt16(truncatingIfNeeded: thresholds[Int((x &+ column) & DitherMatrix.mask)])
            let right = UInt16(truncatingIfNeeded: thresholds[Int((x &+ column &+ 1) & DitherMatrix.mask)])
            return SIMD8(left, left, left, left, right, right, right, right)
        }
        self.thresholds = Colors(first: pair(0), last: pair(2))
    }

    /// The words of four colours, side by side: what `FineColor.shown` says of each.
    @inline(__always)
    func words(_ colors: Colors) -> SIMD4<UInt32> {
        // No sum overflows, as no component is more than 255 * 256 and no threshold more than 255.
        let first = SIMD8<UInt8>(truncatingIfNeeded: (colors.first &+ thresholds.first) &>> 8)
        let last = SIMD8<UInt8>(truncatingIfNeeded: (colors.last &+ thresholds.last) &>> 8)
        return unsafeBitCast(SIMD16(lowHalf: first, highHalf: last), to: SIMD4<UInt32>.self)
    }
}

extension StepBlock.Colors {
    /// The colours of four steps of the `FineColor`s that begin at `steps`.
    @inline(__always)
    init(_ steps: UnsafeRawPointer, at indices: (Int, Int, Int, Int)) {
        func pair(_ one: Int, _ other: Int) -> SIMD8<UInt16> {
            let stride = MemoryLayout<FineColor>.stride
            let bits = SIMD2(
                steps.load(fromByteOffset: one &* stride, as: UInt64.self),
                steps.load(fromByteOffset: other &* stride, as: UInt64.self))
            return unsafeBitCast(bits, to: SIMD8<UInt16>.self)
        }
        (first, last) = (pair(indices.0, indices.1), pair(indices.2, indices.3))
    }
}
