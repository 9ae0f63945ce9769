import Foundation

/// How much a list shows at once. A window shows some dozens of rows; an absurdly high list has the views of its
/// beginning only, and says so.
enum ListLimits {
    /// The most rows, or elements of a collection view, that have views at the same time.
    static let mostShown = 1000
    /// The largest part of a list's height and width that is filled, in points.
    static let longestSide: CGFloat = 100_000
    /// The most rows or items that a skeleton fills a list with.
    static let maximumPlaceholders = 10_000
}
