import Foundation

/// The timing of a layer. At the superlayer's time `time`, the layer's time is `(time - beginTime) * speed +
/// timeOffset`.
struct LayerTime: Equatable {
    /// The maximum speed. Faster motion would be invisible.
    static let fastest: Float = 1_000_000

    var beginTime: TimeInterval = 0
    var speed: Float = 1
    var timeOffset: TimeInterval = 0

    /// The map from the superlayer's time to the layer's time.
    var map: TimeMap {
        TimeMap(rate: Double(speed), shift: timeOffset - beginTime * Double(speed))
    }
}

/// A map from clock time to a layer's time: `rate * time + shift`.
struct TimeMap: Equatable {
    static let identity = TimeMap(rate: 1, shift: 0)

    let rate: Double
    let shift: TimeInterval

    /// Returns the layer's time at the clock time `time`.
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
    /// If the layer's time is paused or runs backward, an animation that has begun continues from its current position,
    /// and an animation that has not begun never begins.
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
