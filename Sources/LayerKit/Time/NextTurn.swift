import Dispatch

/// Work for the next turn of the loop that was asked for where no window, and so no clock, is known.
///
/// The first turn of any window does it; where there is no window the main queue does.
@MainActor
package enum NextTurn {
    private static var waiting: [@MainActor () -> Void] = []

    /// Runs `action` in the next turn: after those that were asked for before, never within this call.
    package static func run(_ action: @escaping @MainActor () -> Void) {
        waiting.append(action)
        guard waiting.count == 1 else { return }
        DispatchQueue.main.async { runWaiting() }
    }

    /// Does what waits; what that asks for in turn waits for the turn after.
    static func runWaiting() {
        guard !waiting.isEmpty else { return }
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}
