public import Foundation

/// A condition that `OffscreenStage.settle(within:until:)` waited for did not become true in time.
public struct StageTimeoutError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// How long the stage waited, in seconds.
    public let seconds: TimeInterval
    /// The file and the line of the call, for example "AppTests/InboxTests.swift:28".
    public let place: String

    /// Names the call and how long it waited.
    public var description: String {
        "\(place): settle(until:) timed out: the condition is still false after \(seconds) s"
    }

    /// The description.
    public var errorDescription: String? { description }
}
