import Foundation
import SkeletonView

/// A notice in a screen's header that bones have stopped moving because they reached their time limit, with a button
/// that resumes the motion.
@MainActor
final class MotionPause {
    private weak var header: ScreenHeader?
    private let resume: @MainActor () -> Void
    private var work: ScheduledWork?

    /// Creates a notice in `header`; `resume` restarts the bones.
    init(in header: ScreenHeader, resume: @escaping @MainActor () -> Void) {
        self.header = header
        self.resume = resume
    }

    /// Schedules the notice for the time at which bones in `style`, starting or restarting now, reach their time limit.
    /// The notice is then shown only if `areShown` returns `true`.
    func begin(_ style: DemoStyle, while areShown: @escaping @MainActor () -> Bool) {
        end()
        let isStill = (style.motion ?? SkeletonAppearance.default.motion) == .still
        guard !isStill, style.motionLimit.isFinite, style.motionLimit > 0 else { return }
        let seconds = style.delay + style.transitionDuration + style.motionLimit
        let limit = "\(style.motionLimit.swiftCode) s"
        let words = HeaderText("Animation stopped after \(limit)", short: "Stopped after \(limit)")
        work = header?.window?.schedule(after: seconds) { [weak header, resume] in
            if areShown() { header?.showPause(words, resume: resume) }
        }
    }

    /// Cancels or removes the notice. Call this when bones disappear.
    func end() {
        work?.cancel()
        work = nil
        header?.hidePause()
    }
}
