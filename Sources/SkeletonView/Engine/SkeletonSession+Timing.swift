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

    /// It is shown for too long: its bones stand still from now on, and who wants to know hears of it.
    private func timeOut() {
        let (color, action) = times.failure
        times.timeOut()
        update { config in
            config.isAnimated = false
            guard let color else { return }
            (config.type, config.colors) = (.solid, [color])
        }
        // Who heard of the update may have hidden it.
        guard isOn, let root else { return }
        NotificationCenter.default.post(name: .skeletonDidTimeOutNotification, object: root)
        action?(root)
    }
}
