import Foundation
import ViewKit

/// A timer that makes a caret blink.
@MainActor
final class CaretBlinking {
    private var work: ScheduledWork?

    private enum Metrics {
        /// The time for which the caret is on or off, in seconds.
        static let interval: TimeInterval = 0.5
        /// The number of times that the caret turns off or on before it stays on, so that idle text doesn't keep the
        /// machine awake.
        static let count = 20
    }

    /// Starts blinking on the clock of `window`, beginning with a visible caret. `show` is called with `true` when the
    /// caret turns on, and with `false` when it turns off.
    func start(in window: UIWindow?, show: @escaping @MainActor (Bool) -> Void) {
        stop()
        show(true)
        blink(Metrics.count, isOn: true, in: window, show: show)
    }

    /// Stops blinking. The caret stays in its current state, on or off.
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
