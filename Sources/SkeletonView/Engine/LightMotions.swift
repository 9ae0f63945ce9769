import Foundation
import LayerKit

/// The motions of the highlight of one look: one for each path, shared by all bones with that path.
@MainActor
struct LightMotions {
    private struct Motion {
        let course: LightCourse
        let animation: SharedAnimation
        let start: MotionStart
        /// The time at which it replaced the motion on bones of another size, if it did.
        let made: TimeInterval?
    }

    /// The maximum number of cached motions.
    private static let bound = 32

    /// Oldest first.
    private var motions: [Motion] = []

    /// Returns the motion on `course`, or creates it with `make`, starting at `start`.
    mutating func motion(
        on course: LightCourse, from start: MotionStart, make: () -> SharedAnimation?
    ) -> SharedAnimation? {
        if let known = motions.last(where: { $0.course == course }) { return known.animation }
        guard let made = make() else { return nil }
        keep(Motion(course: course, animation: made, start: start, made: nil))
        return made
    }

    /// Returns `true` if `replace` set the motion on `course` at `time`.
    func isMade(on course: LightCourse, at time: TimeInterval) -> Bool {
        motions.contains { $0.course == course && $0.made == time }
    }

    /// Returns the start of the motion on `course`, or `nil` if there is none.
    func start(on course: LightCourse) -> MotionStart? {
        motions.last { $0.course == course }?.start
    }

    /// Replaces the motion on `course` at `time` with `animation`, which started at `start`.
    mutating func replace(
        on course: LightCourse, _ animation: SharedAnimation?, from start: MotionStart, at time: TimeInterval
    ) {
        motions.removeAll { $0.course == course }
        if let animation { keep(Motion(course: course, animation: animation, start: start, made: time)) }
    }

    /// Takes over the starts of the motions of `old`. `make` creates a motion on its path with its start.
    mutating func goOn(from old: LightMotions, make: (LightCourse, MotionStart) -> SharedAnimation?) {
        for motion in old.motions {
            guard let animation = make(motion.course, motion.start) else { continue }
            keep(Motion(course: motion.course, animation: animation, start: motion.start, made: motion.made))
        }
    }

    private mutating func keep(_ motion: Motion) {
        if motions.count == Self.bound { motions.removeFirst() }
        motions.append(motion)
    }
}
