import Foundation
import LayerKit
import ViewKit

/// What a skeleton does because of the time for which it is shown.
extension SkeletonSession {
    /// Seconds until a hide may end it; 0 for now.
    var timeUntilHide: TimeInterval {
        guard isOn, let window = root?.window else { return 0 }
        return times.timeUntilHide(in: window)
    }

    /// Lets the timeout come when it is due, on the clock of the root's window.
    func awaitTimeout() {
        guard isOn, let window = root?.window else { return }
        times.wait(in: window) { [weak self] in self?.timeOut() }
    }

    /// When bones of `config` that appear in `window` begin to move: after a fade of `duration` seconds, or, where they
    /// have a common light, with that.
    func beginning(
        of config: SkeletonConfig, in window: UIWindow, after duration: TimeInterval
    ) -> TimeInterval {
        switch config.lightSpace {
        case .perView: config.begin ?? window.time + duration
        case .root: config.begin ?? window.time
        case .window: SkeletonFollowers.lightBegin(in: window, besides: self) ?? window.time
        }
    }

    /// When bones began to move, as if that was less than a beat ago where they still do, and now where they are at
    /// rest: so the time for which they may move is all before them. A window's light stays in step with others' in it.
    var renewedBegin: TimeInterval {
        let (begin, limit) = (look.begin, look.config.limit)
        let mayMove = look.config.isMoving || SkeletonTheme.areUsed
        guard isOn, limit.isFinite, mayMove, let time = root?.window?.time else { return begin }
        let elapsed = time - begin
        guard let period = look.period, period > 0 else { return elapsed >= limit ? time : begin }
        let end = period <= limit ? limit - limit.truncatingRemainder(dividingBy: period) : limit
        if elapsed >= end, look.config.lightSpace != .window { return time }
        return elapsed > period ? time - elapsed.truncatingRemainder(dividingBy: period) : begin
    }

    /// It is shown for too long: its bones stand still from now on, and who wants to know hears of it.
    private func timeOut() {
        let (color, action) = times.failure
        times.timeOut()
        update { config in
            config.come(to: .failed(color))
        }
        // Who heard of the update may have hidden it.
        guard isOn, let root else { return }
        NotificationCenter.default.post(name: .skeletonDidTimeOutNotification, object: root)
        action?(root)
    }
}
