import Dispatch

/// Work that runs soon after the current call, for callers without a window and thus without a clock.
///
/// It runs at the start of any window's next turn or on the main queue, whichever comes first. Work that is requested
/// by timers or events therefore runs later in the same turn, on the main queue.
@MainActor
package enum NextRunLoopTurn {
    private static var waiting: [@MainActor () -> Void] = []

    /// Runs `action` soon, after previously requested actions. Never runs it during this call.
    package static func run(_ action: @escaping @MainActor () -> Void) {
        waiting.append(action)
        guard waiting.count == 1 else { return }
        DispatchQueue.main.async { runWaiting() }
    }

    /// Runs the waiting actions. Actions that are added in the meantime aren't run by this call.
    static func runWaiting() {
        guard !waiting.isEmpty else { return }
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}
