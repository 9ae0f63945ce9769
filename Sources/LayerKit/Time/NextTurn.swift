import Dispatch

/// Work for the next turn of the run loop, for callers without a window and thus without a clock.
///
/// It runs in the next turn of any window or on the main queue, whichever comes first.
@MainActor
package enum NextTurn {
    private static var waiting: [@MainActor () -> Void] = []

    /// Runs `action` in the next turn, after previously requested actions. Never runs it during this call.
    package static func run(_ action: @escaping @MainActor () -> Void) {
        waiting.append(action)
        guard waiting.count == 1 else { return }
        DispatchQueue.main.async { runWaiting() }
    }

    /// Runs the waiting actions. Actions that are added meanwhile wait for the following turn.
    static func runWaiting() {
        guard !waiting.isEmpty else { return }
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}
