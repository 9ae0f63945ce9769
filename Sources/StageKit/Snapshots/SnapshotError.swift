public import Foundation

/// A stage's picture does not match its reference picture, or could not be compared with it.
public struct SnapshotError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The kinds of failures.
    public enum Reason: Sendable {
        /// More pixels differ than the tolerances allow, or the size does.
        case mismatch
        /// There is no reference picture yet.
        case missing
        /// The picture was recorded as the reference picture, because the environment has `SKELETON_BLESS=1`.
        case recorded
        /// No frame was drawn yet, or the window has no size.
        case unavailable
        /// The reference picture cannot be read.
        case unreadable
        /// A file cannot be written or removed.
        case unwritable
    }

    /// The kind of the failure.
    public let reason: Reason
    /// Names the picture, what differs, and the files to look at.
    public let description: String

    /// The description.
    public var errorDescription: String? { description }

    init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}
