public import Foundation

extension UIFont {
    /// How heavy a font's strokes are, from -1 (thinnest) to 1 (heaviest); 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number, -1...1.
        public let rawValue: CGFloat

        /// Makes a weight of `rawValue`, -1...1; values that no font offers give the nearest that one does.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Between ultra light and light.
        public static let thin = Weight(rawValue: -0.6)
        /// A little thinner than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of running text.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The weight of strong emphasis.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest weight.
        public static let black = Weight(rawValue: 0.62)
    }
}

extension UIFont.Weight {
    private static let scale: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The weight on OpenType's scale, 100...900, where the nine named weights are the hundreds.
    var openTypeValue: Int {
        guard let upper = Self.scale.firstIndex(where: { rawValue <= $0.rawValue }) else {
            return rawValue.isNaN ? 400 : 900
        }
        guard upper > 0 else { return 100 }
        let (low, high) = (Self.scale[upper - 1].rawValue, Self.scale[upper].rawValue)
        return upper * 100 + Int(((rawValue - low) / (high - low) * 100).rounded())
    }
}
