import Foundation
import Synchronization

/// Messages about input that was refused or mended, on the standard error: each message once, however often it is true.
package enum Diagnostics {
    /// How many different messages a process says; one more tells that the rest is left out.
    static let limit = 500
    /// What is longer is cut, so that the memory for messages is bounded.
    fileprivate static let longestMessage = 8_000

    /// What is said instead of one more.
    fileprivate static let lastMessage = "Further messages are left out."

    private static let process = Listener { StandardError.write("SkeletonSDL: \($0)") }
    /// Who hears the messages of the present task; nil is the process.
    @TaskLocal private static var listener: Listener?

    /// Says `message` unless it was said before. May be called on any thread.
    package static func report(_ message: String) {
        (listener ?? process).hear(message)
    }

    /// The messages that `body`, and tasks that it starts, report; they go nowhere else.
    ///
    /// Each is told once for each call, also when the process said it before, so that tests do
    /// not depend on each other.
    package static func messages(during body: () throws -> Void) rethrows -> [String] {
        let listener = Listener()
        try $listener.withValue(listener) { try body() }
        return listener.messages
    }

    /// The messages that `body`, and tasks that it starts, report until it returns; they go nowhere else.
    package static func messages(
        isolation: isolated (any Actor)? = #isolation, during body: () async throws -> Void
    ) async rethrows -> [String] {
        let listener = Listener()
        try await $listener.withValue(listener, operation: { try await body() }, isolation: isolation)
        return listener.messages
    }
}

/// Passes on each message once, and remembers what was said.
private final class Listener: Sendable {
    private let said = Mutex<[String: Int]>([:])
    private let tell: @Sendable (String) -> Void

    /// The messages in the order in which they came.
    var messages: [String] {
        said.withLock { said in said.sorted { $0.value < $1.value }.map(\.key) }
    }

    init(_ tell: @escaping @Sendable (String) -> Void = { _ in }) {
        self.tell = tell
    }

    func hear(_ message: String) {
        let line: String? = said.withLock { said in
            // First, so that what is said again and again costs one look.
            guard said.count <= Diagnostics.limit, said[message] == nil else { return nil }
            let isLast = said.count == Diagnostics.limit
            let line =
                isLast ? Diagnostics.lastMessage : escaped(message, limit: Diagnostics.longestMessage, keepsLines: true)
            guard said[line] == nil else { return nil }
            said[line] = said.count
            return line
        }
        if let line { tell(line) }
    }
}
