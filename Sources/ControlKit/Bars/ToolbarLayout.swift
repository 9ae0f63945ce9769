import Foundation

/// The layout of a toolbar's items along the bar.
struct ToolbarLayout {
    /// The width of an item.
    enum Item: Equatable {
        case fixed(CGFloat)
        /// An equal share of the remaining width.
        case flexible
    }

    /// The distance of the first and last items from the edges of the bar, in points.
    static let edge: CGFloat = 8
    /// The distance between adjacent items, in points.
    static let gap: CGFloat = 8

    /// Returns the position and width of each item in a bar that is `width` points wide, from the leading edge. Items
    /// that don't fit extend beyond the trailing edge.
    static func spans(_ items: [Item], width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
        let gaps = gap * CGFloat(max(0, items.count - 1))
        let fixed = items.reduce(0) { sum, item in if case .fixed(let width) = item { sum + width } else { sum } }
        let flexible = items.count { $0 == .flexible }
        let share = max(0, width - 2 * edge - gaps - fixed) / CGFloat(max(1, flexible))
        var x = edge
        return items.map { item in
            let width = if case .fixed(let width) = item { width } else { share }
            defer { x += width + gap }
            return (x, width)
        }
    }
}
