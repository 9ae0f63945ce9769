import Foundation

/// The period of a highlight: a sweep followed by a pause.
struct SweepPeriod {
    /// The duration of a sweep, and of the pause after it, in seconds.
    let (duration, pause): (TimeInterval, TimeInterval)
    /// `true` if the highlight sweeps back in every second period, in reverse: first the pause, then the sweep.
    var autoreverses = false

    var period: TimeInterval { duration + pause }
    /// The number of seconds after which the motion repeats.
    var cycle: TimeInterval { autoreverses ? 2 * period : period }

    /// Returns the phase in `other`, in seconds and without completed cycles, at which the highlight has the same
    /// position as in this period after `passed` seconds.
    func position(after passed: TimeInterval, in other: SweepPeriod) -> TimeInterval {
        guard period > 0, period.isFinite, passed > 0, passed.isFinite else { return min(passed, 0) }
        let time = passed.truncatingRemainder(dividingBy: cycle)
        guard time > period else { return forwardPosition(at: time, in: other) }
        return other.cycle - forwardPosition(at: cycle - time, in: other)
    }

    /// Returns the equivalent of `position(after:in:)` for a time in the first sweep or the pause after it.
    private func forwardPosition(at time: TimeInterval, in other: SweepPeriod) -> TimeInterval {
        time < duration ? min(time, other.duration) : other.duration + time - duration
    }
}

/// The start of the bones' motion, and its time limit.
struct MotionStart {
    /// The reference for counting sweeps: the current sweep started a whole number of periods after it.
    private(set) var begin: TimeInterval
    /// The time at which the bones began to move. The time limit is counted from then on.
    private(set) var first: TimeInterval
    /// The end of a sweep that may finish even if the time limit has passed.
    private var minimumEnd = -TimeInterval.infinity

    /// Creates a start that counts sweeps from `begin`. The bones move from then on, or from `first` on if they join a
    /// highlight that began earlier.
    init(_ begin: TimeInterval, since first: TimeInterval? = nil) {
        self.begin = begin
        self.first = max(begin, first ?? begin)
    }

    /// Returns the number of seconds from `begin` until a motion with a time limit of `limit` ends.
    func time(within limit: TimeInterval) -> TimeInterval { max(first + limit, minimumEnd) - begin }

    /// Returns this start on a clock that is `shift` seconds ahead.
    func moved(by shift: TimeInterval) -> MotionStart {
        var moved = self
        moved.begin = begin + shift
        moved.first = first + shift
        moved.minimumEnd = minimumEnd + shift
        return moved
    }

    /// Returns the start with which the highlight keeps its position when its period changes from `old` to `new` at
    /// `time`. Both periods run at `pace` times their speed, for at most `limit` seconds.
    func carried(
        from old: SweepPeriod, to new: SweepPeriod, at time: TimeInterval, pace: Double, within limit: TimeInterval
    ) -> MotionStart {
        let passed = (time - begin) * pace
        guard passed > 0, old.period > 0, new.period > 0, old.period.isFinite, new.period.isFinite else { return self }
        var carried = self
        let duration = self.time(within: limit) * pace
        guard passed < (duration / old.cycle).rounded(.down) * old.cycle || duration == .infinity else {
            // The motion has ended and doesn't restart.
            carried.begin = max(time, begin)
            return carried
        }
        carried.begin = time - old.position(after: passed, in: new) / pace
        if limit < .infinity { carried.minimumEnd = max(minimumEnd, carried.begin + new.cycle / pace) }
        return carried
    }
}
