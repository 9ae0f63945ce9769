import ViewKit

/// The start of a skeleton's motion, from which another skeleton on the same clock can continue.
package struct SkeletonMotionStart {
    fileprivate let start: MotionStart
}

extension UIView {
    /// The start of the motion of this view's own skeleton, or `nil` if it has no skeleton.
    package var skeletonMotionStart: SkeletonMotionStart? {
        skeletonSession.map { SkeletonMotionStart(start: $0.look.start) }
    }

    /// Makes the bones of this view's own skeleton move as if their motion had started at `motion`. No effect without
    /// an active skeleton.
    package func continueSkeletonMotion(from motion: SkeletonMotionStart) {
        skeletonSession?.continueMotion(from: motion.start)
    }
}

extension SkeletonSession {
    /// Makes all bones move as if their motion had started at `start`.
    fileprivate func continueMotion(from start: MotionStart) {
        guard isOn else { return }
        look = BoneLook(look.config, start: start, root: root)
        restyleLeaves()
        joinWindowSweep()
    }
}
