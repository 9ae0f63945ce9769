import Foundation
import Synchronization

/// Messages on standard error about input that was rejected or corrected. Each message is written once.
package enum Diagnostics {
    /// The maximum number of different messages per process. After that, a final message says that the rest is omitted.
    static let limit = 500
    /// The maximum length of a message in Unicode scalars. Longer messages are truncated, to limit the memory that
    /// recorded messages use.
    fileprivate static let maximumMessageLength = 8_000

    /// The message that replaces all messages beyond the limit.
    fileprivate static let lastMessage = "Further messages are omitted."

    private static let process = Listener { StandardError.write("SkeletonSDL: \($0)") }
    /// The listener of the current task; `nil` uses the listener of the process.
    @TaskLocal private static var listener: Listener?

    /// Writes `message` unless it has been written before. May be called on any thread.
    package static func report(_ message: String) {
        (listener ?? process).record(message)
    }

    /// Returns the messages reported by `body`, and by the tasks that it starts, until `body` returns. They are not
    /// written to standard error.
    ///
    /// Each call returns a message once, even if the process has already written it, so tests don't depend on each
    /// other.
    package static func messages(during body: () throws -> Void) rethrows -> [String] {
        let listener = Listener()
        try $listener.withValue(listener) { try body() }
        return listener.messages
    }

    /// Returns the messages reported by an asynchronous `body`, and by the tasks that it starts, until `body` returns.
    /// They are not written to standard error.
    package static func messages(
        isolation: isolated (any Actor)? = #isolation, during body: () async throws -> Void
    ) async rethrows -> [String] {
        let listener = Listener()
        try await $listener.withValue(listener, operation: { try await body() }, isolation: isolation)
        return listener.messages
    }
}

/// Forwards each message once and remembers it.
private final class Listener: Sendable {
    private let recorded = Mutex<[String: Int]>([:])
    private let output: @Sendable (String) -> Void

    /// The messages in the order in which they were reported.
    var messages: [String] {
        recorded.withLock { recorded in recorded.sorted { $0.value < $1.value }.map(\.key) }
    }

    init(_ output: @escaping @Sendable (String) -> Void = { _ in }) {
        self.output = output
    }

    func record(_ message: String) {
        let line: String? = recorded.withLock { recorded in
            // Checks for repeated messages first, so that they cost only one lookup.
            guard recorded.count <= Diagnostics.limit, recorded[message] == nil else { return nil }
            let isLast = recorded.count == Diagnostics.limit
            let line =
                isLast
                ? Diagnostics.lastMessage : escaped(message, limit: Diagnostics.maximumMessageLength, keepsLines: true)
            guard recorded[line] == nil else { return nil }
            recorded[line] = recorded.count
            return line
        }
        if let line { output(line) }
    }
}
