import Foundation

/// Limits for the number of visible parts. Lists that exceed them only display the parts at their start, and report
/// this.
enum ListLimits {
    /// The maximum number of rows, or of a collection view's elements, that have views at the same time.
    static let maximumShown = 1000
    /// The maximum height and width of the area that is filled with views, in points.
    static let maximumSide: CGFloat = 100_000
    /// The maximum number of placeholders.
    static let maximumPlaceholders = 10_000
}
