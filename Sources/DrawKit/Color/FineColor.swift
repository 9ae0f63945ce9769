/// A premultiplied colour with 16 bits for each component, in the order of `PackedColor` and 256 times as large.
///
/// What lies between two steps of a screen says how many pixels of an area have to show the upper one.
package struct FineColor: Hashable, Sendable, BitwiseCopyable {
    package var bits: UInt64

    /// Packs `color` times its alpha; each component is rounded to the nearest of its 65,281 steps.
    package init(_ color: RGBA) {
        let alpha = Self.clamped(color.alpha)
        func step(_ component: Double) -> UInt64 { UInt64((Self.clamped(component) * alpha * 65280).rounded()) }
        bits = step(1) << 48 | step(color.red) << 32 | step(color.green) << 16 | step(color.blue)
    }

    /// The colour that a pixel shows: the step above where what lies between two steps and `threshold`, both in 1/256
    /// of a step, are 1 or more together. Thresholds are below 256.
    @inline(__always)
    package func shown(above threshold: UInt64) -> PackedColor {
        // Four sums at once; none overflows, as no component is more than 255 * 256.
        var sums = (bits &+ threshold &* 0x0001_0001_0001_0001) >> 8 & 0x00FF_00FF_00FF_00FF
        sums = (sums | sums >> 8) & 0x0000_FFFF_0000_FFFF
        return PackedColor(bits: UInt32(truncatingIfNeeded: sums | sums >> 16))
    }

    private static func clamped(_ value: Double) -> Double {
        value >= 0 ? min(value, 1) : 0  // NaN is 0
    }
}
