public import Foundation

/// The error thrown if there is no image, or if it doesn't match its reference image, can't be compared with it, or has
/// been recorded.
public struct SnapshotError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The reason why verifying a snapshot failed.
    public enum Reason: Sendable {
        /// The size differs, or more pixels differ than the tolerances allow.
        case mismatch
        /// There is no reference image yet.
        case missing
        /// The image has been recorded as the reference image, because the environment contains `SKELETON_BLESS=1`.
        case recorded
        /// No frame has been drawn yet, the window is empty, or the image is too large to encode.
        case unavailable
        /// The reference image cannot be read.
        case unreadable
        /// A file cannot be written or removed.
        case unwritable
    }

    /// The kind of failure.
    public let reason: Reason
    /// A message that names the image and, if there are any, the difference and the files to look at.
    public let description: String

    /// The same text as `description`.
    public var errorDescription: String? { description }

    init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}
