import Foundation
import ViewKit

/// Schedules calls in real time, which passes at any speed of the window's clock and even while it is paused.
@MainActor
struct RealTimeCalls {
    /// Calls `action` after `delay` seconds, and returns a closure that cancels the call. Tests replace it with one
    /// that doesn't wait.
    var schedule:
        @MainActor (_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void = {
            delay, action in
            let task = Task {
                try? await Task.sleep(for: .seconds(delay))
                if !Task.isCancelled { action() }
            }
            return { task.cancel() }
        }
}

extension UIWindow {
    /// The calls in real time of the window's views.
    var realTimeCalls: RealTimeCalls {
        get { self[RealTimeCallsKey.self] ?? RealTimeCalls() }
        set { self[RealTimeCallsKey.self] = newValue }
    }
}

private enum RealTimeCallsKey: ViewAttachmentKey {
    static var defaultValue: RealTimeCalls? { nil }
}
