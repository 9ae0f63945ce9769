package import Foundation

/// The main thread's loop.
package enum MainLoop {
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
