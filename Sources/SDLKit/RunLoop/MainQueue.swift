import Foundation
import StageKit

/// The work of the main actor from other sources: the main dispatch queue, and `RunLoop.main` with its timers.
@MainActor
struct MainQueue {
    /// The descriptor that is readable while work is pending on the main dispatch queue.
    let descriptor: Int32

    /// Finds the descriptor of the queue, which libdispatch provides for run loops.
    init() throws(SDLError) {
        guard let descriptor = MainLoop.queueDescriptor else {
            throw SDLError(
                "waiting for the main dispatch queue is not possible",
                reason: "this libdispatch has no _dispatch_get_main_queue_handle_4CF",
                advice: "Link the Swift runtime dynamically: build without -static-stdlib.")
        }
        self.descriptor = descriptor
    }

    /// Runs the pending work. Returns the seconds until the next Foundation timer is due; `nil` without a timer.
    func turn() -> TimeInterval? {
        MainLoop.turn()
    }
}
