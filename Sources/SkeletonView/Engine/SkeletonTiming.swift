import Foundation
import LayerKit
import ViewKit

/// How long a skeleton is shown at least, and what happens when it is shown for too long. What is nil is the
/// appearance's, read by the show.
struct SkeletonTiming {
    var minimumVisibleDuration: TimeInterval?
    var timeout: TimeInterval?
    var failureTintColor: UIColor?
    var onTimeout: (@MainActor (UIView) -> Void)?

    /// The same without nil.
    @MainActor
    var resolved: SkeletonTiming {
        let appearance = SkeletonAppearance.default
        return SkeletonTiming(
            minimumVisibleDuration: minimumVisibleDuration ?? appearance.minimumVisibleDuration,
            timeout: timeout ?? appearance.timeout,
            failureTintColor: failureTintColor ?? appearance.failureTintColor, onTimeout: onTimeout)
    }
}

/// Since when a skeleton is shown, on the clock of its root's window, and what is due because of that.
@MainActor
struct SkeletonTimes {
    private var timing = SkeletonTiming()
    /// When its bones began to appear; nil as long as there is no clock.
    private var shown: TimeInterval?
    /// When it was asked for last.
    private var asked: TimeInterval?
    private var timeout: ScheduledWork?
    /// How many frames the window had before the bones: while it has no more, nobody has seen them.
    private var framesBefore: Int?
    /// Whether it stands still because its timeout is over.
    private(set) var isTimedOut = false

    /// A show with `timing` was called for a root in `window`; `isOn` says whether the bones were there.
    mutating func show(_ timing: SkeletonTiming, in window: UIWindow?, isOn: Bool) {
        self.timing = timing.resolved
        stop()
        isTimedOut = false
        asked = window?.time
        if !isOn || shown == nil { (shown, framesBefore) = (window?.time, window?.recordedFrames) }
    }

    /// The clock of `window` runs from now on.
    mutating func start(in window: UIWindow) {
        if shown == nil { (shown, framesBefore) = (window.time, window.recordedFrames) }
        asked = asked ?? window.time
    }

    /// Another window's clock runs, which says `shift` seconds more.
    mutating func move(by shift: TimeInterval) {
        shown = shown.map { $0 + shift }
        asked = asked.map { $0 + shift }
        framesBefore = nil
    }

    /// Calls `action` on the clock of `window` when the timeout is over, if there is one.
    mutating func wait(in window: UIWindow, then action: @escaping @MainActor () -> Void) {
        stop()
        guard let asked, let seconds = timing.timeout, seconds > 0, seconds.isFinite else { return }
        timeout = window.schedule(after: max(0, asked + seconds - window.time), action)
    }

    /// The colour of failure is `color` from now on, or the appearance's.
    mutating func setFailureColor(_ color: UIColor?) {
        timing.failureTintColor = color ?? SkeletonAppearance.default.failureTintColor
    }

    /// The timeout is over.
    mutating func timeOut() {
        isTimedOut = true
    }

    /// Nothing is due any more.
    mutating func stop() {
        timeout?.cancel()
        timeout = nil
    }

    /// Seconds until a hide may end the skeleton in `window`; 0 for now, also where no frame has shown it yet.
    func timeUntilHide(in window: UIWindow) -> TimeInterval {
        guard let shown, let least = timing.minimumVisibleDuration, least > 0, least.isFinite,
            framesBefore != window.recordedFrames
        else { return 0 }
        let left = shown + least - window.time
        // What is left over from rounding is over.
        return left > 1e-6 ? left : 0
    }

    /// The failure's colour, nil for that of the bones, and whom to tell.
    var failure: (color: UIColor?, action: (@MainActor (UIView) -> Void)?) {
        (timing.failureTintColor, timing.onTimeout)
    }
}
