import Foundation
import StageKit

/// Work for the main actor that doesn't come from SDL: the main dispatch queue, and `RunLoop.main` with its timers.
@MainActor
struct MainQueue {
    /// The file descriptor that is readable while work is pending on the main dispatch queue.
    let descriptor = MainLoop.queueDescriptor

    /// Runs pending work. Returns the number of seconds until the next Foundation timer is due; `nil` if there is no
    /// timer.
    func turn() -> TimeInterval? {
        MainLoop.turn()
    }
}
