import Foundation
import LayerKit
import ViewKit

/// Measures how long a skeleton has been visible, on the clock of its root's window, for its minimum duration and
/// timeout.
@MainActor
struct VisibilityClock {
    private var timing = SkeletonTiming()
    /// The time at which the bones started to appear, or `nil` if the root hasn't been in a window yet.
    private var appearanceTime: TimeInterval?
    /// The time of the last call that showed the skeleton.
    private var requestTime: TimeInterval?
    private var timeout: ScheduledWork?
    /// The number of frames that the window had recorded when the bones were added. While the window's count still has
    /// this value, no frame has shown the bones.
    private var framesBefore: Int?
    /// `true` from the timeout until the skeleton is shown or moves again.
    private(set) var isTimedOut = false

    /// Records that a skeleton with `timing` is shown on a root in `window`. `isOn` is `true` if the bones were already
    /// visible.
    mutating func show(_ timing: SkeletonTiming, in window: UIWindow?, isOn: Bool) {
        self.timing = timing.resolved
        stop()
        isTimedOut = false
        requestTime = window?.time
        if !isOn || appearanceTime == nil { (appearanceTime, framesBefore) = (window?.time, window?.recordedFrames) }
    }

    /// Starts measuring on the clock of `window`. Times that are already recorded stay unchanged.
    mutating func start(in window: UIWindow) {
        if appearanceTime == nil { (appearanceTime, framesBefore) = (window.time, window.recordedFrames) }
        requestTime = requestTime ?? window.time
    }

    /// Moves the recorded times by `shift` seconds, to the clock of another window.
    mutating func move(by shift: TimeInterval) {
        appearanceTime = appearanceTime.map { $0 + shift }
        requestTime = requestTime.map { $0 + shift }
        framesBefore = nil
    }

    /// Schedules `action` for the timeout, if one is set, on the clock of `window`.
    mutating func wait(in window: UIWindow, then action: @escaping @MainActor () -> Void) {
        stop()
        guard let requestTime, let seconds = timing.timeout, seconds > 0, seconds.isFinite else { return }
        timeout = window.schedule(after: max(0, requestTime + seconds - window.time), action)
    }

    /// Sets the color of the bones after a timeout to `color`, or to the appearance's `timeoutTintColor` if `color` is
    /// `nil`.
    mutating func setFailureColor(_ color: UIColor?) {
        timing.timeoutTintColor = color ?? SkeletonAppearance.default.timeoutTintColor
    }

    /// Records that the timeout has elapsed and the bones have stopped.
    mutating func timeOut() {
        isTimedOut = true
    }

    /// Records that the bones are moving again.
    mutating func restart() {
        isTimedOut = false
    }

    /// Cancels the scheduled timeout.
    mutating func stop() {
        timeout?.cancel()
        timeout = nil
    }

    /// Returns the number of seconds until the skeleton in `window` may be hidden; 0 if no frame has shown it yet.
    func timeUntilHide(in window: UIWindow) -> TimeInterval {
        guard let appearanceTime, let minimum = timing.minimumVisibleDuration, minimum > 0, minimum.isFinite,
            framesBefore != window.recordedFrames
        else { return 0 }
        let remaining = appearanceTime + minimum - window.time
        // A remainder within the rounding error counts as elapsed.
        return remaining > 1e-6 ? remaining : 0
    }

    /// The color of the bones after a timeout, and the app's timeout callback. If the color is `nil`, animated bones
    /// get their base color, and other bones don't change.
    var failure: (color: UIColor?, action: (@MainActor (UIView) -> Void)?) {
        (timing.timeoutTintColor, timing.onTimeout)
    }
}
