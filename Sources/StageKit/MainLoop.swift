package import Foundation

/// The main thread's loop.
package enum MainLoop {
    /// The descriptor that is readable while work waits on the main dispatch queue, which libdispatch gives to run
    /// loops; nil if the runtime is linked statically.
    package static let queueDescriptor: Int32? = {
        typealias GetHandle = @convention(c) () -> Int32
        guard let address = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
        return unsafeBitCast(address, to: GetHandle.self)()
    }()

    /// `true` if blocks or tasks wait on the main queue; also if that is not known. Asking takes far less time than an
    /// idle turn. Blocks of the run loop and its timers are not on the queue.
    @MainActor
    package static var hasWaitingBlocks: Bool {
        guard let queueDescriptor else { return true }
        var state = pollfd(fd: queueDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) != 0
    }

    /// Runs the work that waits for the main actor: blocks of the main queue, tasks, and Foundation's timers that are
    /// due. Returns in how many seconds the next of these timers is due; nil for none.
    @MainActor @discardableResult
    package static func turn() -> TimeInterval? {
        // Unlike `run(mode:before:)` this also tells the time of the next timer.
        guard let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture else { return nil }
        return date.timeIntervalSinceNow
    }

    /// Runs `work`, which waits for something, to its end; throws what it throws.
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
