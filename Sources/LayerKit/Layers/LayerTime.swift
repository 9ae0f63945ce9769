import Foundation

/// The timing of a layer. At the superlayer's time `time`, the layer's time is `(time - beginTime) * speed +
/// timeOffset`.
struct LayerTime: Equatable {
    /// The maximum magnitude of the speed. Larger values are clamped, because faster motion would be too fast to see.
    static let fastest: Float = 1_000_000

    var beginTime: TimeInterval = 0
    var speed: Float = 1
    var timeOffset: TimeInterval = 0

    /// The map from the superlayer's time to the layer's time.
    var map: TimeMap {
        TimeMap(rate: Double(speed), shift: timeOffset - beginTime * Double(speed))
    }
}

/// A linear map from one time to another, usually from clock time to a layer's time: `rate * time + shift`.
struct TimeMap: Equatable {
    static let identity = TimeMap(rate: 1, shift: 0)

    let rate: Double
    let shift: TimeInterval

    /// Returns the time to which `time` is mapped.
    func callAsFunction(_ time: TimeInterval) -> TimeInterval { rate * time + shift }

    /// Returns the map that applies this map first and then `inner`.
    func followed(by inner: TimeMap) -> TimeMap {
        TimeMap(rate: rate * inner.rate, shift: inner(shift))
    }
}

extension MediaTiming {
    /// Converts this timing from a layer's time to clock time. `map` maps clock time to the layer's time, and `now` is
    /// the current clock time.
    ///
    /// If the layer's time is paused or runs backward, an animation that has begun stays at its current position or
    /// runs backward from it, and an animation that has not begun never begins.
    func resolved(onClock map: TimeMap, at now: TimeInterval) -> MediaTiming {
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
