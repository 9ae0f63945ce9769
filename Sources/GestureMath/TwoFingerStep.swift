package import DrawKit
package import Foundation

/// The movement of two fingers since the last event, or of a wheel that simulates them.
package struct TwoFingerStep {
    /// The factor by which the distance between the fingers has changed.
    package var scale: CGFloat = 1
    /// The clockwise rotation, in radians.
    package var rotation: CGFloat = 0
    /// `true` for a wheel. Even small movements of a wheel are intended, so no threshold applies.
    package var isWheel = false

    /// The effect of one notch of the wheel, which would otherwise scroll by 60 points: scaling by a factor of 1.1, or
    /// rotating by five degrees.
    private enum Notch {
        static let points: CGFloat = 60
        static let scale: CGFloat = 1.1
        static let rotation: CGFloat = .pi / 36
    }

    /// The maximum scale factor of a single event.
    private static let maximumScale: CGFloat = 10
    /// The maximum rotation of a single event, in radians.
    private static let maximumRotation: CGFloat = .pi

    /// Creates the movement of two fingers from `old` to `new`.
    package init(from old: (CGPoint, CGPoint), to new: (CGPoint, CGPoint)) {
        func vector(_ pair: (CGPoint, CGPoint)) -> CGVector {
            CGVector(dx: pair.1.x - pair.0.x, dy: pair.1.y - pair.0.y)
        }
        let (before, after) = (vector(old), vector(new))
        // The minimum of 1 avoids a division by 0 if both fingers are at the same location.
        let lengths = (max(hypot(before.dx, before.dy), 1), max(hypot(after.dx, after.dy), 1))
        scale = Self.bounded(lengths.1 / lengths.0)
        rotation = (atan2(after.dy, after.dx) - atan2(before.dy, before.dx)).remainder(dividingBy: 2 * .pi)
    }

    /// Creates the movement of a wheel that turned by `distance`, in points. Turning the wheel away from the user zooms
    /// in or, if `rotates` is `true`, rotates counterclockwise.
    package init(wheel distance: CGVector, rotates: Bool) {
        isWheel = true
        // While Shift is held, the window system may report vertical wheel movement as horizontal.
        let notches = (distance.dy != 0 ? distance.dy : distance.dx) / Notch.points
        guard rotates else {
            scale = Self.bounded(pow(Notch.scale, -notches))
            return
        }
        rotation = min(max(notches * Notch.rotation, -Self.maximumRotation), Self.maximumRotation)
    }

    private static func bounded(_ scale: CGFloat) -> CGFloat { min(max(scale, 1 / maximumScale), maximumScale) }
}

/// A value that changes during a gesture, and its latest rate of change.
package struct GestureRate {
    private var last: (time: TimeInterval, value: CGFloat)
    private var before: (time: TimeInterval, value: CGFloat)?

    package init(_ value: CGFloat, at time: TimeInterval) {
        last = (time, value)
    }

    /// Records the value at `time`.
    package mutating func record(_ value: CGFloat, at time: TimeInterval) {
        if time > last.time { before = last }
        last = (time, value)
    }

    /// Resets the rate of change to 0.
    package mutating func stop() {
        before = nil
    }

    /// The latest rate of change per second.
    package var perSecond: CGFloat {
        guard let before else { return 0 }
        return (last.value - before.value) / (last.time - before.time)
    }
    /// The latest rate of change per second, as a fraction of the value.
    package var relativeRatePerSecond: CGFloat { last.value != 0 ? perSecond / last.value : 0 }
}
