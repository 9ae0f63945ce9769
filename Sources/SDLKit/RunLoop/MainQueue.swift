import Foundation
import StageKit

/// Work for the main actor that comes from elsewhere: the main dispatch queue, and `RunLoop.main` with its timers.
@MainActor
struct MainQueue {
    /// Readable while work waits on the main dispatch queue.
    let descriptor: Int32

    /// Finds the queue's descriptor, which libdispatch gives to run loops.
    init() throws(SDLError) {
        guard let descriptor = MainLoop.queueDescriptor else {
            throw SDLError(
                "the main dispatch queue cannot be waited for",
                reason: "this libdispatch has no _dispatch_get_main_queue_handle_4CF",
                advice: "Link the Swift runtime dynamically: build without -static-stdlib.")
        }
        self.descriptor = descriptor
    }

    /// Runs what waits, and says in how many seconds the next Foundation timer is due; nil for none.
    func turn() -> TimeInterval? {
        MainLoop.turn()
    }
}
