import LayerKit

/// Collects what is reported while a test runs.
@MainActor
enum Messages {
    /// The messages that `work` gives; messages that were given before in this process are not repeated.
    static func during(_ work: () throws -> Void) rethrows -> [String] {
        let before = Diagnostics.sink
        defer { Diagnostics.sink = before }
        var messages: [String] = []
        Diagnostics.sink = { messages.append($0) }
        try work()
        return messages
    }
}
