import Foundation

/// The progress of a property animator over time.
struct AnimatorTimeline {
    /// Remaining fractions below this count as zero.
    static let minimumFraction = 1e-9

    /// The fraction of the time, 0...1, at which the changes are paused or at which they started moving.
    var part = 0.0
    /// The host time at which the changes started moving, or will start after a delay.
    private(set) var begin: TimeInterval = 0
    /// The duration of the whole animation in seconds; 0 ends immediately.
    var pace: TimeInterval = 0
    /// `true` if the changes run backward to the old values.
    var goesBack = false
    /// `true` if the changes are moving or waiting for `begin`.
    var isRunning = false

    /// The fraction at which the changes end.
    var lastPart: Double { goesBack ? 0 : 1 }

    /// The fraction of the time remaining at `part`.
    var left: Double { goesBack ? part : 1 - part }

    /// The host time at which the changes end if they are moving.
    var end: TimeInterval { begin + left * pace }

    /// Starts moving from `part` at the host time `time`.
    mutating func run(from part: Double, at time: TimeInterval) {
        self.part = part
        begin = time
        isRunning = true
    }

    /// Returns the fraction of the animator's time at the host time `time`.
    func part(at time: TimeInterval) -> Double {
        guard isRunning else { return part }
        let passed = time - begin
        guard passed > 0 else { return part }
        guard pace > 0 else { return lastPart }
        return min(max(part + (goesBack ? -1 : 1) * passed / pace, 0), 1)
    }
}
