import Foundation

/// Where a property animator is in its time, and how it goes on from there.
struct AnimatorTimeline {
    /// What is less than this part of the time counts as none.
    static let leastPart = 1e-9

    /// The part of the time, 0...1, at which the changes stand, or at which they began to move.
    var part = 0.0
    /// When they began to move, in the host's time.
    private(set) var begin: TimeInterval = 0
    /// The seconds of the whole; 0 is at once.
    var pace: TimeInterval = 0
    /// Whether the changes go back to the values from before.
    var goesBack = false
    /// Whether the changes move, or wait for `begin`.
    var isRunning = false

    /// The part at which the changes are over.
    var lastPart: Double { goesBack ? 0 : 1 }

    /// How much of the time was left at `part`.
    var left: Double { goesBack ? part : 1 - part }

    /// When changes that move are over.
    var end: TimeInterval { begin + left * pace }

    /// The changes move from `part` on, beginning at `time`.
    mutating func run(from part: Double, at time: TimeInterval) {
        (self.part, begin, isRunning) = (part, time, true)
    }

    /// The part of the time at which the changes are at `time`.
    func part(at time: TimeInterval) -> Double {
        guard isRunning else { return part }
        let passed = time - begin
        guard passed > 0 else { return part }
        guard pace > 0 else { return lastPart }
        return min(max(part + (goesBack ? -1 : 1) * passed / pace, 0), 1)
    }
}
