import Foundation

/// How a layer's time follows that of the layer around it: it is `(time - beginTime) * speed + timeOffset`.
struct LayerTime: Equatable {
    /// Faster than that nothing moves that can be seen.
    static let fastest: Float = 1_000_000

    var beginTime: TimeInterval = 0
    var speed: Float = 1
    var timeOffset: TimeInterval = 0

    /// The layer's time for that of the layer around it.
    var map: TimeMap {
        TimeMap(rate: Double(speed), shift: timeOffset - beginTime * Double(speed))
    }
}

/// From the clock's time to a layer's: `rate * time + shift`.
struct TimeMap: Equatable {
    static let identity = TimeMap(rate: 1, shift: 0)

    let rate: Double
    let shift: TimeInterval

    /// The layer's time at `time` of the clock.
    func callAsFunction(_ time: TimeInterval) -> TimeInterval { rate * time + shift }

    /// This map, and `inner` after it.
    func followed(by inner: TimeMap) -> TimeMap {
        TimeMap(rate: rate * inner.rate, shift: inner(shift))
    }
}

extension MediaTiming {
    /// This timing, which is stated in a layer's time, in that of the clock, whose time is `now`, as `map` leads from
    /// the one to the other.
    ///
    /// Where the layer's time stands still or goes back, what has begun goes on from where it is now, and what has not
    /// never does.
    func stated(onClock map: TimeMap, at now: TimeInterval) -> MediaTiming {
        var timing = self
        if map.rate > 0 {
            timing.begin = (begin - map.shift) / map.rate
        } else if map(now) < begin {
            timing.begin = .infinity
        } else {
            timing.begin = now
            timing.offset = (map(now) - begin) * speed + offset
        }
        timing.speed = speed * map.rate
        return timing
    }
}
