import Foundation
import LayerKit

/// The motions of one look's highlight. Each path has one motion, which all bones with that path share.
@MainActor
struct HighlightMotions {
    private struct Motion {
        let path: SweepPath
        let animation: SharedAnimation
        let start: MotionStart
        /// The time at which bones that were resized switched to this motion, or `nil` if it didn't replace another
        /// motion.
        let replacementTime: TimeInterval?
    }

    /// The maximum number of cached motions.
    private static let maximumCount = 32

    /// The motions, oldest first.
    private var motions: [Motion] = []

    /// Returns the existing motion on `path`, or creates one with `make` that starts at `start`.
    mutating func motion(
        on path: SweepPath, from start: MotionStart, make: () -> SharedAnimation?
    ) -> SharedAnimation? {
        if let existing = motions.last(where: { $0.path == path }) { return existing.animation }
        guard let animation = make() else { return nil }
        keep(Motion(path: path, animation: animation, start: start, replacementTime: nil))
        return animation
    }

    /// Returns `true` if the motion on `path` was set by `replace` at `time`.
    func hasReplacement(on path: SweepPath, at time: TimeInterval) -> Bool {
        motions.contains { $0.path == path && $0.replacementTime == time }
    }

    /// Returns the start of the motion on `path`, or `nil` if there is no motion.
    func start(on path: SweepPath) -> MotionStart? {
        motions.last { $0.path == path }?.start
    }

    /// Replaces the motion on `path` at `time` with `animation`, which started at `start`.
    mutating func replace(
        on path: SweepPath, _ animation: SharedAnimation?, from start: MotionStart, at time: TimeInterval
    ) {
        motions.removeAll { $0.path == path }
        if let animation { keep(Motion(path: path, animation: animation, start: start, replacementTime: time)) }
    }

    /// Continues the motions of `old`. `make` creates the animation for a path and a start.
    mutating func continueMotion(from old: HighlightMotions, make: (SweepPath, MotionStart) -> SharedAnimation?) {
        for motion in old.motions {
            guard let animation = make(motion.path, motion.start) else { continue }
            keep(
                Motion(
                    path: motion.path, animation: animation, start: motion.start,
                    replacementTime: motion.replacementTime))
        }
    }

    private mutating func keep(_ motion: Motion) {
        if motions.count == Self.maximumCount { motions.removeFirst() }
        motions.append(motion)
    }
}
