import Foundation

/// How a light repeats itself: a sweep, and then a pause.
struct SweepPeriod {
    /// Seconds of a sweep, and of the pause after it.
    let (duration, pause): (TimeInterval, TimeInterval)

    var period: TimeInterval { duration + pause }

    /// How far a light of this beat is in that of `other` after `passed` seconds, if it is to stay where it is: in
    /// seconds, and without the sweeps that are over.
    func place(after passed: TimeInterval, in other: SweepPeriod) -> TimeInterval {
        guard period > 0, period.isFinite, passed > 0, passed.isFinite else { return min(passed, 0) }
        let place = passed.truncatingRemainder(dividingBy: period)
        return place < duration ? min(place, other.duration) : other.duration + place - duration
    }
}

/// When the motion of bones began, and until when it may go on.
struct MotionStart {
    /// From when on its sweeps are counted, so that the one that is running began a whole number of them later.
    private(set) var begin: TimeInterval
    /// When the bones began to move, which is what their time counts from.
    private(set) var first: TimeInterval
    /// When the sweep ends that may end, although the time is over then.
    private var leastEnd = -TimeInterval.infinity

    /// Sweeps are counted from `begin` on; the bones move from then on, or since `first`, where they join a light that
    /// was there before them.
    init(_ begin: TimeInterval, since first: TimeInterval? = nil) {
        (self.begin, self.first) = (begin, max(begin, first ?? begin))
    }

    /// Seconds from `begin` until it is to end that may go on for `limit`.
    func time(within limit: TimeInterval) -> TimeInterval { max(first + limit, leastEnd) - begin }

    /// The same on a clock that says `shift` seconds more.
    func moved(by shift: TimeInterval) -> MotionStart {
        var moved = self
        (moved.begin, moved.first, moved.leastEnd) = (begin + shift, first + shift, leastEnd + shift)
        return moved
    }

    /// The same for a light whose beat was `old` and is `new` from `time` on: it stays where it is. Both run `pace`
    /// times as fast as they say, for `limit` seconds.
    func carried(
        from old: SweepPeriod, to new: SweepPeriod, at time: TimeInterval, pace: Double, within limit: TimeInterval
    ) -> MotionStart {
        let passed = (time - begin) * pace
        guard passed > 0, old.period > 0, new.period > 0, old.period.isFinite, new.period.isFinite else { return self }
        var carried = self
        let left = self.time(within: limit) * pace
        guard passed < (left / old.period).rounded(.down) * old.period || left == .infinity else {
            // It has ended, and does not begin again.
            carried.begin = max(time, begin)
            return carried
        }
        carried.begin = time - old.place(after: passed, in: new) / pace
        if limit < .infinity { carried.leastEnd = max(leastEnd, carried.begin + new.period / pace) }
        return carried
    }
}
