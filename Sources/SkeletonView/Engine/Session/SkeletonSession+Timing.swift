import Foundation
import LayerKit
import ViewKit

/// The time-dependent behavior of a skeleton.
extension SkeletonSession {
    /// The number of seconds until the skeleton may be hidden; 0 if it may be hidden now.
    var timeUntilHide: TimeInterval {
        guard isOn, let window = root?.window else { return 0 }
        return times.timeUntilHide(in: window)
    }

    /// Schedules the timeout on the clock of the root's window.
    func awaitTimeout() {
        guard isOn, let window = root?.window else { return }
        times.wait(in: window) { [weak self] in self?.timeOut() }
    }

    /// Returns the start of the motion of bones with `config` that appear in `window`. Bones with a window-wide
    /// highlight join an existing one, or start now. All other bones start at `config.begin`. If that is `nil`, bones
    /// with a shared highlight start now, and bones without one start after a fade of `duration` seconds.
    func beginning(
        of config: SkeletonConfig, in window: UIWindow, after duration: TimeInterval
    ) -> TimeInterval {
        switch config.highlightSpace {
        case .perView: config.begin ?? window.time + duration
        case .root: config.begin ?? window.time
        case .window: ActiveSkeletons.sweepStart(in: window, excluding: self) ?? window.time
        }
    }

    /// The start of the bones' motion, moved so that their full time limit remains: to less than one period ago if they
    /// are still moving, or to the current time if they have stopped. Unchanged if there is no time limit, or if the
    /// bones are still moving without a common period. Bones with a window-wide highlight stay in phase with its other
    /// bones.
    var renewedBegin: TimeInterval {
        let (begin, limit) = (look.begin, look.config.limit)
        let mayMove = look.config.isMoving || SkeletonTheme.isAnySet
        guard isOn, limit.isFinite, mayMove, let time = root?.window?.time else { return begin }
        let elapsed = time - begin
        guard let period = look.period, period > 0 else { return elapsed >= limit ? time : begin }
        let end = period <= limit ? limit - limit.truncatingRemainder(dividingBy: period) : limit
        if elapsed >= end, look.config.highlightSpace != .window { return time }
        return elapsed > period ? time - elapsed.truncatingRemainder(dividingBy: period) : begin
    }

    /// Stops the bones because the timeout elapsed, and notifies the app.
    private func timeOut() {
        let (color, action) = times.failure
        times.timeOut()
        update { config in
            config.stop(for: .failed(color))
        }
        // An observer of the update may have hidden the skeleton.
        guard isOn, let root else { return }
        NotificationCenter.default.post(name: .skeletonDidTimeOutNotification, object: root)
        action?(root)
    }
}
