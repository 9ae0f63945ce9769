import Foundation

/// The progress of a property animator over time.
struct AnimatorTimeline {
    /// Remaining fractions below this value count as zero.
    static let minimumFraction = 1e-9

    /// The fraction of the duration, 0...1, at which the animation is paused or from which it started or resumed.
    var fraction = 0.0
    /// The host time at which the animation started or resumed, or will do so after a delay.
    private(set) var begin: TimeInterval = 0
    /// The duration of the whole animation in seconds; 0 ends immediately.
    var duration: TimeInterval = 0
    /// `true` if the animation runs backward to the old values.
    var isReversed = false
    /// `true` if the animation is running or waiting for `begin`.
    var isRunning = false

    /// The fraction of the duration at which the animation ends.
    var finalFraction: Double { isReversed ? 0 : 1 }

    /// The fraction of the duration that remains at `fraction`.
    var remainingFraction: Double { isReversed ? fraction : 1 - fraction }

    /// The host time at which the animation ends if it is running.
    var end: TimeInterval { begin + remainingFraction * duration }

    /// Starts or resumes the animation from `fraction` at the host time `time`.
    mutating func run(from fraction: Double, at time: TimeInterval) {
        self.fraction = fraction
        begin = time
        isRunning = true
    }

    /// Returns the fraction of the duration that is reached at the host time `time`.
    func fraction(at time: TimeInterval) -> Double {
        guard isRunning else { return fraction }
        let passed = time - begin
        guard passed > 0 else { return fraction }
        guard duration > 0 else { return finalFraction }
        return min(max(fraction + (isReversed ? -1 : 1) * passed / duration, 0), 1)
    }
}
