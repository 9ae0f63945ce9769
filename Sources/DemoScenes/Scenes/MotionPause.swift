import Foundation
import SkeletonView

/// A remark in a screen's header that bones have stopped moving because they reached their time limit.
@MainActor
final class MotionPause {
    private weak var header: ScreenHeader?
    /// The instruction for restarting the bones, such as "press R", or `nil`.
    private let remedy: String?
    private var work: ScheduledWork?

    /// Creates a remark in `header`.
    init(in header: ScreenHeader, remedy: String? = nil) {
        self.header = header
        self.remedy = remedy
    }

    /// Schedules the remark when bones in `style` start or restart. Once the time limit is reached, the remark is shown
    /// only if `areShown` returns `true`.
    func begin(_ style: DemoStyle, while areShown: @escaping @MainActor () -> Bool) {
        end()
        let isStill = (style.motion ?? SkeletonAppearance.default.motion) == SkeletonMotion.none
        guard !isStill, style.motionLimit.isFinite, style.motionLimit > 0 else { return }
        let seconds = style.delay + style.transitionDuration + style.motionLimit
        let words = ["Paused after \(style.motionLimit.swiftCode) s", remedy].compactMap(\.self)
        work = header?.window?.schedule(after: seconds) { [weak header] in
            if areShown() { header?.pauseRemark = words.joined(separator: ", ") }
        }
    }

    /// Cancels or removes the remark when bones disappear or restart.
    func end() {
        work?.cancel()
        work = nil
        header?.pauseRemark = nil
    }
}
