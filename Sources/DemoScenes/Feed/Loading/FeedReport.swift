import Foundation
import Reporting

/// What is said of a feed on the standard error.
enum FeedReport {
    static func say(_ message: String) {
        Diagnostics.report(message)
    }

    /// A number of seconds as it is written in messages.
    static func seconds(_ seconds: TimeInterval) -> String {
        seconds.formatted(.number.locale(Locale(identifier: "en_US")))
    }
}
