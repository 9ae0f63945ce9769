package import Foundation

/// The deceleration of content along one axis after a drag, as a pure function of time.
///
/// The speed decays exponentially. At the end of the content, a critically damped spring brings the content back.
package struct ScrollMotion {
    /// The angular frequency of the spring, in radians per second.
    private static let springFrequency = 14.0
    /// The speed in points per second below which the content is at rest.
    private static let restSpeed = 12.0
    /// The distance from the end, in points, below which content moved by the spring can be at rest.
    private static let restDistance = 0.5

    /// The default fraction of the speed that remains after each millisecond.
    package static let normalRate = 0.998

    private let start: Double
    private let speed: Double
    private let range: ClosedRange<CGFloat>
    /// The fraction of the speed that remains after each millisecond.
    private let rate: Double
    /// The decay rate of the speed, in 1/s.
    private let decayRate: Double
    /// The time in seconds until the spring takes over: 0 if the content starts outside the range, infinite if the
    /// content stays inside.
    private let springTime: Double
    /// `true` if the motion stops at a fixed target. `range` then contains only that offset.
    private var isBound = false

    /// Creates the motion of content that is released at `start` with `speed` points per second.
    ///
    /// - Parameters:
    ///   - start: The offset at release.
    ///   - speed: The speed, in points per second.
    ///   - range: The offsets at which no space beyond the content is visible.
    ///   - rate: The fraction of the speed that remains after each millisecond.
    package init(
        start: CGFloat, speed: CGFloat, range: ClosedRange<CGFloat>,
        rate: Double = ScrollMotion.normalRate
    ) {
        self.rate = rate
        decayRate = -1000 * log(rate)
        self.start = start
        self.speed = speed
        self.range = range
        if !range.contains(start) {
            springTime = 0
        } else {
            let edge = speed > 0 ? range.upperBound : range.lowerBound
            let fraction = speed == 0 ? 1 : (edge - start) * decayRate / speed
            springTime = fraction < 1 ? -log(1 - fraction) / decayRate : .infinity
        }
    }

    /// Creates the motion of content that is released at `start` with `speed` points per second and stops at
    /// `target` without overshooting.
    package init(start: CGFloat, speed: CGFloat, restingAt target: CGFloat) {
        let maximum = Self.springFrequency * abs(target - start)
        self.init(start: start, speed: min(max(speed, -maximum), maximum), range: target...target)
        isBound = true
    }

    /// The offset at which the content stops.
    package var end: Double { springTime.isInfinite ? start + speed / decayRate : nearestEdge }

    /// Returns the rest of this motion from `seconds` after the release, with offsets shifted by `distance` because the
    /// content has changed. `range` contains the offsets at which no space beyond the content is visible; a motion to a
    /// fixed target ignores it.
    package func continued(after seconds: Double, movedBy distance: CGFloat, range: ClosedRange<CGFloat>)
        -> ScrollMotion
    {
        let speed =
            seconds < springTime ? speed * exp(-decayRate * seconds) : springState(after: seconds - springTime).speed
        let start = state(after: seconds).offset + distance
        if isBound { return ScrollMotion(start: start, speed: speed, restingAt: self.range.lowerBound + distance) }
        return ScrollMotion(start: start, speed: speed, range: range, rate: rate)
    }

    /// Returns the offset `seconds` after the release, and `true` if the content is at rest.
    package func state(after seconds: Double) -> (offset: Double, isAtRest: Bool) {
        if seconds < springTime {
            let remaining = exp(-decayRate * seconds)
            return (start + speed / decayRate * (1 - remaining), abs(speed) * remaining < Self.restSpeed)
        }
        let (offset, speed) = springState(after: seconds - springTime)
        let edge = nearestEdge
        let isAtRest = abs(offset - edge) < Self.restDistance && abs(speed) < Self.restSpeed
        return (isAtRest ? edge : offset, isAtRest)
    }

    private var nearestEdge: Double {
        if springTime > 0 { return speed > 0 ? range.upperBound : range.lowerBound }
        return start < range.lowerBound ? range.lowerBound : range.upperBound
    }

    private func springState(after seconds: Double) -> (offset: Double, speed: Double) {
        let edge = nearestEdge
        let stretch = springTime > 0 ? 0 : start - edge
        let entry = springTime > 0 ? speed * exp(-decayRate * springTime) : speed
        let slope = entry + Self.springFrequency * stretch
        let decay = exp(-Self.springFrequency * seconds)
        let offset = (stretch + slope * seconds) * decay
        return (edge + offset, slope * decay - Self.springFrequency * offset)
    }
}

/// The resistance of content that is dragged beyond its ends.
package enum RubberBand {
    /// The fraction of the drag distance by which the content follows at first.
    private static let stiffness: CGFloat = 0.55

    /// Returns the displayed offset of content that is dragged to `offset`. Beyond `range`, the resistance increases,
    /// and the content follows by at most `length`, the length of the view in points. This is UIKit's formula for the
    /// distance d, the stiffness c and the length l: (1 - 1 / (d c / l + 1)) l.
    package static func offset(_ offset: CGFloat, range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        guard length > 0 else { return min(max(offset, range.lowerBound), range.upperBound) }
        func rubberBand(_ distance: CGFloat) -> CGFloat { (1 - 1 / (distance * stiffness / length + 1)) * length }
        if offset < range.lowerBound { return range.lowerBound - rubberBand(range.lowerBound - offset) }
        if offset > range.upperBound { return range.upperBound + rubberBand(offset - range.upperBound) }
        return offset
    }
}
