public import Foundation

extension UIScrollView {
    /// What is left of the content's speed after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part that is left, above 0 and below 1.
        public let rawValue: CGFloat

        /// Makes a rate. What is not above 0 and below 1 slows down as `.normal` does.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// As lists go on: 0.998.
        public static let normal = Self(rawValue: 0.998)
        /// Five times as fast, for content that rests at certain places: 0.99.
        public static let fast = Self(rawValue: 0.99)

        /// The slowest content comes to rest within minutes.
        private static let slowest: CGFloat = 0.9999

        /// The rate, where content comes to rest by it.
        var usable: Double { rawValue > 0 && rawValue < 1 ? min(rawValue, Self.slowest) : Self.normal.rawValue }
    }
}
