public import Foundation
import GestureMath

extension UIScrollView {
    /// The fraction of the content's speed that remains after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The remaining fraction, above 0 and below 1.
        public let rawValue: CGFloat

        /// Creates a rate. 0, 1 and values outside of 0...1 act like `.normal`.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default rate, 0.998.
        public static let normal = Self(rawValue: ScrollMotion.normalRate)
        /// The rate for content that snaps to fixed positions, 0.99. Content stops five times as fast as at `normal`.
        public static let fast = Self(rawValue: 0.99)

        /// The maximum effective rate. At this rate, content stops within minutes.
        private static let maximumRate: CGFloat = 0.9999

        /// The effective rate, with which content always stops: `normal` if the raw value is out of range, and at most
        /// `maximumRate`.
        var usable: Double { rawValue > 0 && rawValue < 1 ? min(rawValue, Self.maximumRate) : Self.normal.rawValue }
    }
}
