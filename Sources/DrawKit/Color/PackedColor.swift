/// A premultiplied 8-bit color in one word, alpha in the highest byte, then red, green and blue: the pixel format of
/// the rasterizer and of X11 window surfaces.
package struct PackedColor: Hashable, Sendable, BitwiseCopyable {
    package var bits: UInt32

    package init(bits: UInt32) {
        self.bits = bits
    }

    /// Packs `color` with its alpha multiplied by `opacity` (0...1). Each component is rounded to the nearest of 256
    /// levels.
    package init(_ color: RGBA, opacity: Double = 1) {
        let alpha = Self.clamped(color.alpha) * Self.clamped(opacity)
        func step(_ component: Double) -> UInt32 { UInt32((Self.clamped(component) * alpha * 255).rounded()) }
        bits = UInt32((alpha * 255).rounded()) << 24 | step(color.red) << 16 | step(color.green) << 8 | step(color.blue)
    }

    package static let clear = PackedColor(bits: 0)

    package var alpha: UInt32 { bits >> 24 }
    package var red: UInt32 { bits >> 16 & 0xFF }
    package var green: UInt32 { bits >> 8 & 0xFF }
    package var blue: UInt32 { bits & 0xFF }
    package var isOpaque: Bool { bits >= 0xFF00_0000 }

    private static func clamped(_ value: Double) -> Double {
        value >= 0 ? min(value, 1) : 0  // NaN is 0
    }
}

extension PackedColor: CustomStringConvertible {
    package var description: String {
        let digits = String(bits, radix: 16)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
