import Reporting

/// Collects what is reported while a test runs.
@MainActor
enum Messages {
    /// The messages that `work` gives.
    static func during(_ work: () throws -> Void) rethrows -> [String] {
        try Diagnostics.messages(during: work)
    }
}
