import Foundation
import SkeletonView

/// Says in a screen's header that bones stand still because they have moved for as long as they may, once they do.
@MainActor
final class MotionPause {
    private weak var header: ScreenHeader?
    /// What lets them move again, such as "press R"; nil where nothing does.
    private let remedy: String?
    private var work: ScheduledWork?

    /// Makes what writes into `header`.
    init(in header: ScreenHeader, remedy: String? = nil) {
        (self.header, self.remedy) = (header, remedy)
    }

    /// Bones of `style` begin to move, or do so anew; nothing is said where `areShown` says then that none are on.
    func begin(_ style: DemoStyle, while areShown: @escaping @MainActor () -> Bool) {
        end()
        let isStill = (style.motion ?? SkeletonAppearance.default.motion) == SkeletonMotion.none
        guard !isStill, style.motionLimit.isFinite, style.motionLimit > 0 else { return }
        let seconds = style.delay + style.transitionSeconds + style.motionLimit
        let words = ["Paused after \(style.motionLimit.swiftCode) s", remedy].compactMap(\.self)
        work = header?.window?.schedule(after: seconds) { [weak header] in
            if areShown() { header?.pauseRemark = words.joined(separator: ", ") }
        }
    }

    /// Bones are gone, or begin anew.
    func end() {
        work?.cancel()
        work = nil
        header?.pauseRemark = nil
    }
}
