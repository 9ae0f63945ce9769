public import Foundation

extension UIFont {
    /// The weight of a font's strokes, from -1 (thinnest) to 1 (heaviest); 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// The weight as a number, -1...1.
        public let rawValue: CGFloat

        /// Creates a weight of `rawValue`, -1...1. The nearest available weight is used.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight of `rawValue`, -1...1. The nearest available weight is used.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// Returns `true` if `left` is thinner than `right`.
        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }

        /// Returns the weight that is heavier by `distance`.
        public static func + (weight: Weight, distance: CGFloat) -> Weight { Weight(weight.rawValue + distance) }

        /// Returns the weight that is thinner by `distance`.
        public static func - (weight: Weight, distance: CGFloat) -> Weight { Weight(weight.rawValue - distance) }

        /// Makes `weight` heavier by `distance`.
        public static func += (weight: inout Weight, distance: CGFloat) { weight = weight + distance }

        /// Makes `weight` thinner by `distance`.
        public static func -= (weight: inout Weight, distance: CGFloat) { weight = weight - distance }

        /// The thinnest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Between ultra light and light.
        public static let thin = Weight(rawValue: -0.6)
        /// A little lighter than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of body text.
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

    /// The OpenType weight, 100...900. The nine named weights are the multiples of 100.
    var openTypeValue: Int {
        guard let upper = Self.scale.firstIndex(where: { rawValue <= $0.rawValue }) else {
            return rawValue.isNaN ? 400 : 900
        }
        guard upper > 0 else { return 100 }
        let (low, high) = (Self.scale[upper - 1].rawValue, Self.scale[upper].rawValue)
        return upper * 100 + Int(((rawValue - low) / (high - low) * 100).rounded())
    }
}
