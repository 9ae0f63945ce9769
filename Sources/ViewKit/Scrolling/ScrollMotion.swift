import Foundation

/// How content goes on after it was let go, along one axis: a pure function of time.
///
/// It slows down evenly in proportion to its speed; at the end of the content a critically damped
/// spring brings it back.
struct ScrollMotion {
    /// The spring's angular frequency, in 1/s.
    private static let springFrequency = 14.0
    /// Slower than this, in points a second, and nearer than this, in points, is at rest.
    private static let restSpeed = 12.0
    private static let restDistance = 0.5

    private let start: Double
    private let speed: Double
    private let range: ClosedRange<CGFloat>
    /// What is left of the speed after each millisecond.
    private let rate: Double
    /// How fast the speed falls, in 1/s.
    private let slowing: Double
    /// Seconds until the spring takes over: 0 outside the range, infinite when the content stays inside.
    private let springTime: Double
    /// Whether the range is a place to rest at, and not the content's.
    private var isBound = false

    /// Lets content go at `start` with `speed` points a second, of which `rate` is left after each millisecond, where
    /// `range` holds the offsets that show content only.
    init(
        start: CGFloat, speed: CGFloat, range: ClosedRange<CGFloat>,
        rate: Double = UIScrollView.DecelerationRate.normal.rawValue
    ) {
        self.rate = rate
        slowing = -1000 * log(rate)
        self.start = start
        self.speed = speed
        self.range = range
        if !range.contains(start) {
            springTime = 0
        } else {
            let edge = speed > 0 ? range.upperBound : range.lowerBound
            let part = speed == 0 ? 1 : (edge - start) * slowing / speed
            springTime = part < 1 ? -log(1 - part) / slowing : .infinity
        }
    }

    /// Lets content go at `start` with `speed` points a second, which comes to rest at `target` and does not pass it.
    init(start: CGFloat, speed: CGFloat, restingAt target: CGFloat) {
        let most = Self.springFrequency * abs(target - start)
        self.init(start: start, speed: min(max(speed, -most), most), range: target...target)
        isBound = true
    }

    /// Where the content comes to rest.
    var end: Double { springTime.isInfinite ? start + speed / slowing : nearestEdge }

    /// How the content goes on from where it is after `seconds`, when everything in it is `distance` further down by
    /// then and the offsets that show content only lie in `range`.
    func continued(after seconds: Double, movedBy distance: CGFloat, range: ClosedRange<CGFloat>) -> ScrollMotion {
        let speed =
            seconds < springTime ? speed * exp(-slowing * seconds) : springState(after: seconds - springTime).speed
        let start = state(after: seconds).offset + distance
        if isBound { return ScrollMotion(start: start, speed: speed, restingAt: self.range.lowerBound + distance) }
        return ScrollMotion(start: start, speed: speed, range: range, rate: rate)
    }

    /// Where the content is `seconds` after it was let go, and whether it has come to rest.
    func state(after seconds: Double) -> (offset: Double, isAtRest: Bool) {
        if seconds < springTime {
            let left = exp(-slowing * seconds)
            return (start + speed / slowing * (1 - left), abs(speed) * left < Self.restSpeed)
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
        let entry = springTime > 0 ? speed * exp(-slowing * springTime) : speed
        let slope = entry + Self.springFrequency * stretch
        let decay = exp(-Self.springFrequency * seconds)
        let offset = (stretch + slope * seconds) * decay
        return (edge + offset, slope * decay - Self.springFrequency * offset)
    }
}

/// How far content gives when it is dragged beyond its end.
enum RubberBand {
    /// Part of the way that the content follows at first.
    private static let stiffness: CGFloat = 0.55

    /// Where content is shown that was dragged to `offset`, in a view of `length` points whose offsets lie in `range`:
    /// it follows ever less, and never further than `length`. UIKit's formula, (1 - 1 / (d c / l + 1)) l.
    static func offset(_ offset: CGFloat, range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        guard length > 0 else { return min(max(offset, range.lowerBound), range.upperBound) }
        func give(_ distance: CGFloat) -> CGFloat { (1 - 1 / (distance * stiffness / length + 1)) * length }
        if offset < range.lowerBound { return range.lowerBound - give(range.lowerBound - offset) }
        if offset > range.upperBound { return range.upperBound + give(offset - range.upperBound) }
        return offset
    }
}
