import Foundation

extension UIView {
    /// Options for the parts of a view's frame that change when its superview is resized.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bit mask, with one bit per part.
        public let rawValue: UInt

        /// Creates options from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the left edge of the superview is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the right edge of the superview is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the top edge of the superview is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the bottom edge of the superview is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The parts of the view's frame that change when its superview is resized. Flexible parts on an axis share the
    /// change in proportion to their lengths. Empty by default. No effect on views placed by constraints.
    public var autoresizingMask: AutoresizingMask {
        get { constraintState?.autoresizingMask ?? [] }
        set { if newValue != autoresizingMask { ownConstraintState.autoresizingMask = newValue } }
    }

    /// `true`, the default, if the subviews' autoresizing masks apply when this view is resized.
    public var autoresizesSubviews: Bool {
        get { constraintState?.autoresizesSubviews ?? true }
        set { if newValue != autoresizesSubviews { ownConstraintState.autoresizesSubviews = newValue } }
    }

    /// Applies the autoresizing mask. Called when the superview's size has changed.
    func followSuperview(from old: CGSize, to new: CGSize) {
        guard let constraintState, constraintState.isLaidOutByFrame, !constraintState.autoresizingMask.isEmpty else {
            return
        }
        let mask = constraintState.autoresizingMask
        let frame = placedFrame
        let (x, width) = Self.resized(
            frame.minX, frame.width, in: old.width, to: new.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let (y, height) = Self.resized(
            frame.minY, frame.height, in: old.height, to: new.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        placedFrame = CGRect(x: x, y: y, width: width, height: height)
    }

    private static func resized(
        _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let change = new - old
        let lengths = [
            flexible.before ? start : 0, flexible.length ? length : 0, flexible.after ? old - start - length : 0,
        ]
        let count = [flexible.before, flexible.length, flexible.after].count(where: \.self)
        guard change != 0, count > 0 else { return (start, length) }
        let sum = lengths.reduce(0, +)
        func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return sum > 0 ? change * lengths[index] / sum : change / CGFloat(count)
        }
        return (start + share(0, flexible.before), max(0, length + share(1, flexible.length)))
    }
}
