import Foundation

extension RGBA {
    /// How bright the colour is, 0...1, as WCAG defines it; its alpha does not count.
    package var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast with `other`, 1...21, as WCAG defines it; both count as opaque.
    package func contrast(with other: RGBA) -> Double {
        let (one, other) = (luminance, other.luminance)
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }
}
