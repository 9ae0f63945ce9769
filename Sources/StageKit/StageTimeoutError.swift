public import Foundation

/// The error thrown by `OffscreenStage.settle(within:until:)` if its condition does not become true in time.
public struct StageTimeoutError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The timeout in seconds.
    public let seconds: TimeInterval
    /// The file and the line of the call, for example "AppTests/InboxTests.swift:28".
    public let location: String

    /// A message that names the call and its timeout.
    public var description: String {
        "\(location): settle(until:) timed out: the condition is still false after \(seconds) s"
    }

    /// The same text as `description`.
    public var errorDescription: String? { description }
}
