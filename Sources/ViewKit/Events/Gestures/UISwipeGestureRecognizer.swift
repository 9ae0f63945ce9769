import Foundation

/// A recognizer for short, quick drags in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of swipe directions.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bit mask, as in UIKit.
        public let rawValue: UInt

        /// Creates a set of directions from its bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upward.
        public static let up = Direction(rawValue: 4)
        /// Downward.
        public static let down = Direction(rawValue: 8)
    }

    /// The recognized directions. `.right` by default.
    open var direction: Direction = .right
    /// The number of fingers. 1 by default; with other values, no swipe is recognized, because a mouse counts as one
    /// finger.
    open var numberOfTouchesRequired = 1

    private enum Metrics {
        /// The minimum distance, in points.
        static let distance: CGFloat = 50
        /// The maximum duration, in seconds.
        static let duration: TimeInterval = 0.5
        /// The maximum sideways movement, relative to the movement in the swipe's direction.
        static let slope: CGFloat = 0.5
        /// The movement, in points, below which the direction is undecided.
        static let slack: CGFloat = 10
    }

    private var start = (location: CGPoint.zero, time: TimeInterval(0))

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        start = (touch.location(in: nil), touch.timestamp)
        if numberOfTouchesRequired != 1 { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: nil)
        let translation = CGVector(dx: location.x - start.location.x, dy: location.y - start.location.y)
        guard hypot(translation.dx, translation.dy) >= Metrics.slack else { return }
        guard touch.timestamp - start.time <= Metrics.duration, let distance = distance(of: translation) else {
            state = .failed
            return
        }
        if distance >= Metrics.distance { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    /// Returns the length of `translation` along its main axis if it is in one of the recognized directions; otherwise
    /// `nil`.
    private func distance(of translation: CGVector) -> CGFloat? {
        let (along, aside) = (
            max(abs(translation.dx), abs(translation.dy)), min(abs(translation.dx), abs(translation.dy))
        )
        let heading: Direction =
            if abs(translation.dx) >= abs(translation.dy) { translation.dx > 0 ? .right : .left } else {
                translation.dy > 0 ? .down : .up
            }
        return direction.contains(heading) && aside <= along * Metrics.slope ? along : nil
    }
}
