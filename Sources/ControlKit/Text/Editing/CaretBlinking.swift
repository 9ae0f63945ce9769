import Foundation
import ViewKit

/// The blinking of a caret.
@MainActor
final class CaretBlinking {
    private var work: ScheduledWork?

    private enum Metrics {
        /// The time for which the caret is on or off, in seconds.
        static let interval: TimeInterval = 0.5
        /// The number of blinks after which the caret stays on, so that idle text doesn't keep the machine awake.
        static let count = 20
    }

    /// Blinks in the time of `window`, beginning with a visible caret. `show` receives `false` when the caret turns
    /// off.
    func start(in window: UIWindow?, show: @escaping @MainActor (Bool) -> Void) {
        stop()
        show(true)
        blink(Metrics.count, isOn: true, in: window, show: show)
    }

    /// Ends the blinking.
    func stop() {
        work?.cancel()
        work = nil
    }

    private func blink(_ left: Int, isOn: Bool, in window: UIWindow?, show: @escaping @MainActor (Bool) -> Void) {
        guard left > 0 else { return show(true) }
        work = window?.schedule(after: Metrics.interval) { [weak self, weak window] in
            show(!isOn)
            self?.blink(left - 1, isOn: !isOn, in: window, show: show)
        }
    }
}
