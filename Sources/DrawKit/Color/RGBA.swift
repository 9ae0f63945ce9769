/// An sRGB color, not premultiplied. Components are 0...1; values outside this range are clamped when the color is
/// packed.
package struct RGBA: Hashable, Sendable, BitwiseCopyable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates an opaque color from a number such as `0xRRGGBB`.
    package init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)

    /// Returns the color at `fraction` of the way to `other`. Interpolates premultiplied components, as Core Animation
    /// does.
    package func interpolated(to other: RGBA, fraction: Double) -> RGBA {
        let mixedAlpha = alpha + (other.alpha - alpha) * fraction
        guard mixedAlpha > 0 else { return .clear }
        func mix(_ from: Double, _ to: Double) -> Double {
            (from * alpha + (to * other.alpha - from * alpha) * fraction) / mixedAlpha
        }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mixedAlpha)
    }
}
