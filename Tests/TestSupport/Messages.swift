import Reporting

/// Collects diagnostics while a test runs.
@MainActor
package enum Messages {
    /// Returns the messages reported during `work`.
    package static func during(_ work: () throws -> Void) rethrows -> [String] {
        try Diagnostics.messages(during: work)
    }
}
