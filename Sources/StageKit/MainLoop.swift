import CMainQueue
package import Foundation

/// The main thread's run loop, which also runs the main dispatch queue and tasks on the main actor.
package enum MainLoop {
    /// The file descriptor that libdispatch provides for run loops. It is readable while work is pending on the main
    /// dispatch queue.
    package static let queueDescriptor = _dispatch_get_main_queue_handle_4CF()

    /// `true` if blocks or tasks are pending on the main queue. Checking this is much cheaper than running an idle
    /// turn. Blocks and timers that were added to the run loop don't count.
    @MainActor
    package static var hasPendingBlocks: Bool {
        var state = pollfd(fd: queueDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) != 0
    }

    /// Runs the pending work on the main actor: blocks on the main queue, tasks, and due Foundation timers. Returns the
    /// number of seconds until the next timer is due, or `nil` if there is no timer.
    @MainActor @discardableResult
    package static func turn() -> TimeInterval? {
        // Unlike `run(mode:before:)`, this also returns the time of the next timer.
        guard let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture else { return nil }
        return date.timeIntervalSinceNow
    }

    /// Runs the run loop until the asynchronous `work` has finished. Rethrows errors from `work`.
    @MainActor
    package static func finish<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value
    ) throws -> Value {
        var result: Result<Value, any Error>?
        Task { @MainActor in
            do {
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
        }
        while true {
            if let result { return try result.get() }
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }
}
