import Foundation

extension RGBA {
    /// The relative luminance of the color, 0...1, as WCAG defines it; alpha is ignored.
    package var luminance: Double {
        func linear(_ component: Double) -> Double {
            component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast ratio with `other`, 1...21, as WCAG defines it; both colors are treated as opaque.
    package func contrast(with other: RGBA) -> Double {
        let (one, other) = (luminance, other.luminance)
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }
}
