/// A premultiplied color with 16 bits per component. The components have the order of `PackedColor` and 256 times its
/// values.
///
/// The low 8 bits of a component are the fraction between two 8-bit levels: the share of pixels in an area that
/// dithering sets to the upper level.
package struct DitherColor: Hashable, Sendable, BitwiseCopyable {
    package var bits: UInt64

    /// Packs `color`, premultiplied by its alpha. Each component is rounded to one of 65,281 evenly spaced levels.
    package init(_ color: RGBA) {
        let alpha = Self.clamped(color.alpha)
        func step(_ component: Double) -> UInt64 { UInt64((Self.clamped(component) * alpha * 65280).rounded()) }
        bits = step(1) << 48 | step(color.red) << 32 | step(color.green) << 16 | step(color.blue)
    }

    /// Returns the dithered color of one pixel. A component is rounded up if the sum of its low 8 bits and `threshold`
    /// is at least 256, and down otherwise. `threshold` must be below 256.
    @inline(__always)
    package func dithered(threshold: UInt64) -> PackedColor {
        // Add all four components at the same time; none overflows, because a component is at most 255 * 256.
        var sums = (bits &+ threshold &* 0x0001_0001_0001_0001) >> 8 & 0x00FF_00FF_00FF_00FF
        sums = (sums | sums >> 8) & 0x0000_FFFF_0000_FFFF
        return PackedColor(bits: UInt32(truncatingIfNeeded: sums | sums >> 16))
    }

    private static func clamped(_ value: Double) -> Double {
        value >= 0 ? min(value, 1) : 0  // NaN is 0
    }
}
