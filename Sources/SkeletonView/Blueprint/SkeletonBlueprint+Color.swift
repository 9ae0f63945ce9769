import DrawKit
import Foundation
public import ViewKit

extension SkeletonBlueprint {
    /// A color of a blueprint for the light and the dark appearance. Its description is "#ECF0F1", "#ECF0F180" if it
    /// has an alpha, or "#ECF0F1 #1C2325" if the colors of the two appearances differ.
    public struct Color: Hashable, Sendable, LosslessStringConvertible {
        /// The color for the light appearance: "#" and six or eight uppercase hexadecimal digits, such as "#ECF0F1".
        public let light: String
        /// The color for the dark appearance, in the same format as `light`.
        public let dark: String

        /// Creates a color from "#" and six or eight hexadecimal digits for both appearances, or from two such colors,
        /// separated by a space, for the light and the dark appearance. Returns `nil` for any other string.
        public init?(_ description: String) {
            let words = description.split(separator: " ", omittingEmptySubsequences: false)
            let colors = words.compactMap(Self.components)
            guard (1...2).contains(words.count), colors.count == words.count else { return nil }
            self.init(CGColor(light: colors[0], dark: colors[colors.count - 1]))
        }

        /// Creates a color from `color` in the light and in the dark appearance, with 8 bits per component.
        public init(_ color: UIColor) {
            self.init(color.cgColor)
        }

        /// The color as a string that `init(_:)` accepts.
        public var description: String { light == dark ? light : "\(light) \(dark)" }

        /// The color as a dynamic `UIColor`.
        public var uiColor: UIColor {
            // Both strings are valid, because they were created from components.
            let (light, dark) = (Self.components(of: light[...]) ?? .clear, Self.components(of: dark[...]) ?? .clear)
            return UIColor(cgColor: CGColor(light: light, dark: dark))
        }

        /// Creates a color from `color`, with its alpha multiplied by `opacity`.
        init(_ color: CGColor, opacity: Double = 1) {
            light = Self.text(color.light, opacity)
            dark = Self.text(color.dark, opacity)
        }

        /// Returns the color for the dark appearance if `isDark` is `true`, otherwise for the light appearance.
        func text(isDark: Bool) -> String { isDark ? dark : light }

        private static func text(_ color: RGBA, _ opacity: Double) -> String {
            func byte(_ part: Double) -> String {
                // NaN becomes 0, too.
                let value = part > 0 ? Int((min(part, 1) * 255).rounded()) : 0
                return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
            }
            let alpha = byte(color.alpha * opacity)
            return "#" + byte(color.red) + byte(color.green) + byte(color.blue) + (alpha == "FF" ? "" : alpha)
        }

        private static func components(of text: Substring) -> RGBA? {
            let digits = text.dropFirst()
            guard text.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
                let number = UInt32(digits, radix: 16)
            else { return nil }
            guard digits.count == 8 else { return RGBA(hex: number) }
            var color = RGBA(hex: number >> 8)
            color.alpha = Double(number & 0xFF) / 255
            return color
        }
    }
}

extension SkeletonBlueprint.Color: Codable {
    /// Decodes a color from a string in the format of `description`.
    ///
    /// - Throws: `DecodingError` if the string isn't a color.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let color = Self(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "a color is written as \"#ECF0F1\", not \"\(text.prefix(40))\"")
        }
        self = color
    }

    /// Encodes the color as a string in the format of `description`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
