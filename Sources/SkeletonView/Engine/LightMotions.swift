import Foundation
import LayerKit

/// The motions of the light of one look: one for each way that it takes, shared by the bones that it crosses so.
@MainActor
struct LightMotions {
    private struct Motion {
        let path: SweepPath
        let animation: SharedAnimation
        let start: MotionStart
        /// When it took the place of one on bones of another size, if it did.
        let made: TimeInterval?
    }

    /// So many are kept.
    private static let bound = 32

    /// The last one that was made is the last.
    private var motions: [Motion] = []

    /// The motion on `path`; where there is none, it is what `make` gives, which begins at `start`.
    mutating func motion(
        on path: SweepPath, from start: MotionStart, make: () -> SharedAnimation?
    ) -> SharedAnimation? {
        if let known = motions.last(where: { $0.path == path }) { return known.animation }
        guard let made = make() else { return nil }
        keep(Motion(path: path, animation: made, start: start, made: nil))
        return made
    }

    /// Whether the motion on `path` was put there at `time` by `replace`.
    func isMade(on path: SweepPath, at time: TimeInterval) -> Bool {
        motions.contains { $0.path == path && $0.made == time }
    }

    /// When the motion on `path` began; nil where there is none.
    func start(on path: SweepPath) -> MotionStart? {
        motions.last { $0.path == path }?.start
    }

    /// Puts `animation`, which began at `start`, in place of the motion on `path` at `time`.
    mutating func replace(
        on path: SweepPath, _ animation: SharedAnimation?, from start: MotionStart, at time: TimeInterval
    ) {
        motions.removeAll { $0.path == path }
        if let animation { keep(Motion(path: path, animation: animation, start: start, made: time)) }
    }

    /// Takes over when the motions of `old` began; `make` gives one on its course that began then.
    mutating func goOn(from old: LightMotions, make: (SweepPath, MotionStart) -> SharedAnimation?) {
        for motion in old.motions {
            guard let animation = make(motion.path, motion.start) else { continue }
            keep(Motion(path: motion.path, animation: animation, start: motion.start, made: motion.made))
        }
    }

    private mutating func keep(_ motion: Motion) {
        if motions.count == Self.bound { motions.removeFirst() }
        motions.append(motion)
    }
}
