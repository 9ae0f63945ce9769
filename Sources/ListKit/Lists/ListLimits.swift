import Foundation

/// Limits that keep very large lists usable. If too many elements are visible, or too many placeholders are needed
/// to fill the list, the list logs a warning and displays only the first ones.
enum ListLimits {
    /// The maximum number of elements, such as cells and headers, that have views at the same time.
    static let maximumShown = 1000
    /// The maximum height and width of the area of a collection view that is filled with views, in points.
    static let maximumSide: CGFloat = 100_000
    /// The maximum number of placeholders that fill a view, or that are appended to a section at once.
    static let maximumPlaceholders = 10_000
}
