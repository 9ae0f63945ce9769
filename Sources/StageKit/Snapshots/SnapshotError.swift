public import Foundation

/// A stage's picture does not match its reference picture, or could not be compared with it.
public struct SnapshotError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The kinds of failures.
    public enum Reason: Sendable {
        /// The size differs, or more pixels than the tolerances allow.
        case mismatch
        /// There is no reference picture yet.
        case missing
        /// The picture was recorded as the reference picture because the environment has `SKELETON_BLESS=1`.
        case recorded
        /// No frame was drawn yet, or the window is empty.
        case unavailable
        /// The reference picture cannot be read.
        case unreadable
        /// A file cannot be written or removed.
        case unwritable
    }

    /// The kind of failure.
    public let reason: Reason
    /// A message that names the picture, the difference, and the files to look at.
    public let description: String

    /// The description.
    public var errorDescription: String? { description }

    init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}
