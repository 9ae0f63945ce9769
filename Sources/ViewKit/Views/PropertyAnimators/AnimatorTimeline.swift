import Foundation

/// The progress of a property animator over time.
struct AnimatorTimeline {
    /// Remaining fractions below this count as zero.
    static let minimumFraction = 1e-9

    /// The fraction of the time, 0...1, at which the changes are paused or at which they started moving.
    var fraction = 0.0
    /// The host time at which the changes started moving, or will start after a delay.
    private(set) var begin: TimeInterval = 0
    /// The duration of the whole animation in seconds; 0 ends immediately.
    var duration: TimeInterval = 0
    /// `true` if the changes run backward to the old values.
    var isReversed = false
    /// `true` if the changes are moving or waiting for `begin`.
    var isRunning = false

    /// The fraction at which the changes end.
    var finalFraction: Double { isReversed ? 0 : 1 }

    /// The fraction of the time remaining at `fraction`.
    var remainingFraction: Double { isReversed ? fraction : 1 - fraction }

    /// The host time at which the changes end if they are moving.
    var end: TimeInterval { begin + remainingFraction * duration }

    /// Starts moving from `fraction` at the host time `time`.
    mutating func run(from fraction: Double, at time: TimeInterval) {
        self.fraction = fraction
        begin = time
        isRunning = true
    }

    /// Returns the fraction of the animator's time at the host time `time`.
    func fraction(at time: TimeInterval) -> Double {
        guard isRunning else { return fraction }
        let passed = time - begin
        guard passed > 0 else { return fraction }
        guard duration > 0 else { return finalFraction }
        return min(max(fraction + (isReversed ? -1 : 1) * passed / duration, 0), 1)
    }
}
