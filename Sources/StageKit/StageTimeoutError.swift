public import Foundation

/// The error of a condition that did not become true in time in `OffscreenStage.settle(within:until:)`.
public struct StageTimeoutError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The timeout in seconds.
    public let seconds: TimeInterval
    /// The file and the line of the call, for example "AppTests/InboxTests.swift:28".
    public let place: String

    /// A message that names the call and its timeout.
    public var description: String {
        "\(place): settle(until:) timed out: the condition is still false after \(seconds) s"
    }

    /// The description.
    public var errorDescription: String? { description }
}
