import Foundation

/// What two fingers did since the last event, or a wheel that stands for them.
struct FingerStep {
    /// By how much their distance grew, as a factor.
    var scale: CGFloat = 1
    /// How far they turned, in radians, clockwise.
    var rotation: CGFloat = 0
    /// Whether it is a step of a wheel: small movements are then none by mistake.
    var isWheel = false

    /// A turn of a wheel by the distance of one step: a tenth of the size, or five degrees.
    private enum Notch {
        static let points: CGFloat = 60
        static let scale: CGFloat = 1.1
        static let rotation: CGFloat = .pi / 36
    }

    /// One event changes the size by this factor at most, and turns by this much.
    private static let (mostScale, mostRotation): (CGFloat, CGFloat) = (10, .pi)

    /// The step from two places to two others.
    init(from old: (CGPoint, CGPoint), to new: (CGPoint, CGPoint)) {
        func way(_ pair: (CGPoint, CGPoint)) -> CGVector { CGVector(dx: pair.1.x - pair.0.x, dy: pair.1.y - pair.0.y) }
        let (before, after) = (way(old), way(new))
        // Fingers in one place have no distance, and no direction.
        let lengths = (max(hypot(before.dx, before.dy), 1), max(hypot(after.dx, after.dy), 1))
        scale = Self.bounded(lengths.1 / lengths.0)
        rotation = (atan2(after.dy, after.dx) - atan2(before.dy, before.dx)).remainder(dividingBy: 2 * .pi)
    }

    /// The step of a wheel that turned by `distance`, with Shift a turn: away from the user enlarges, and turns against
    /// the clock.
    init(wheel distance: CGVector, turns: Bool) {
        isWheel = true
        // With Shift the window system may say that a wheel turned sideways.
        let notches = (distance.dy != 0 ? distance.dy : distance.dx) / Notch.points
        guard turns else {
            scale = Self.bounded(pow(Notch.scale, -notches))
            return
        }
        rotation = min(max(notches * Notch.rotation, -Self.mostRotation), Self.mostRotation)
    }

    private static func bounded(_ scale: CGFloat) -> CGFloat { min(max(scale, 1 / mostScale), mostScale) }
}

/// A quantity that a gesture changes, and how fast it did so last.
struct GestureRate {
    private var last: (time: TimeInterval, value: CGFloat)
    private var before: (time: TimeInterval, value: CGFloat)?

    init(_ value: CGFloat, at time: TimeInterval) {
        last = (time, value)
    }

    /// Notes that the quantity is `value` at `time`.
    mutating func note(_ value: CGFloat, at time: TimeInterval) {
        if time > last.time { before = last }
        last = (time, value)
    }

    /// Stands still from now on.
    mutating func stop() {
        before = nil
    }

    /// How much the quantity changed at last, in a second.
    var perSecond: CGFloat {
        guard let before else { return 0 }
        return (last.value - before.value) / (last.time - before.time)
    }
    /// The same as a part of what it is.
    var sharePerSecond: CGFloat { last.value != 0 ? perSecond / last.value : 0 }
}
