import Foundation
import Reporting

/// Prints messages about a feed to standard error.
enum FeedReport {
    static func report(_ message: String) {
        Diagnostics.report(message)
    }

    /// Returns a number of seconds, formatted for messages.
    static func seconds(_ seconds: TimeInterval) -> String {
        seconds.formatted(.number.locale(Locale(identifier: "en_US")))
    }
}
