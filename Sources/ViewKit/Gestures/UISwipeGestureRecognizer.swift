import Foundation

/// Recognises a short quick press that moves in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe goes to.
    public struct Direction: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes directions of `rawValue`.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// Where the swipe may go to; any of several. To the right by default.
    open var direction: Direction = .right
    /// How many fingers it takes. 1 by default; a mouse never has more, so that a swipe of more is not recognised.
    open var numberOfTouchesRequired = 1

    private enum Metrics {
        /// How far the press has to go, in points, and in which time, in seconds.
        static let (distance, duration): (CGFloat, TimeInterval) = (50, 0.5)
        /// How far it may go aside, as a part of the way in the direction.
        static let slope: CGFloat = 0.5
        /// What is no movement yet, in points.
        static let slack: CGFloat = 10
    }

    private var start = (place: CGPoint.zero, time: TimeInterval(0))

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        start = (touch.location(in: nil), touch.timestamp)
        if numberOfTouchesRequired != 1 { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: nil)
        let way = CGVector(dx: place.x - start.place.x, dy: place.y - start.place.y)
        guard hypot(way.dx, way.dy) >= Metrics.slack else { return }
        guard touch.timestamp - start.time <= Metrics.duration, let distance = distance(of: way) else {
            state = .failed
            return
        }
        if distance >= Metrics.distance { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if state == .possible { state = .failed }
    }

    /// How far `way` goes in one of the directions; nil where it goes elsewhere.
    private func distance(of way: CGVector) -> CGFloat? {
        let (along, aside) = (max(abs(way.dx), abs(way.dy)), min(abs(way.dx), abs(way.dy)))
        let heading: Direction =
            if abs(way.dx) >= abs(way.dy) { way.dx > 0 ? .right : .left } else { way.dy > 0 ? .down : .up }
        return direction.contains(heading) && aside <= along * Metrics.slope ? along : nil
    }
}
