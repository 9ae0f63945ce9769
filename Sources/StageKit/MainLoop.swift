import Foundation

/// The main thread's loop, for programs that have no window to run it.
package enum MainLoop {
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
