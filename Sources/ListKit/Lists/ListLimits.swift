import Foundation

/// Limits for the number of visible parts. A window shows some dozens of rows; an extremely tall list only has views
/// for its start, and reports that.
enum ListLimits {
    /// The maximum number of rows, or elements of a collection view, that have views at the same time.
    static let maximumShown = 1000
    /// The maximum part of a list's height and width that is filled, in points.
    static let longestSide: CGFloat = 100_000
    /// The maximum number of placeholders.
    static let maximumPlaceholders = 10_000
}
