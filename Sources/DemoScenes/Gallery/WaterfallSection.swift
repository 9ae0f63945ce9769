import Foundation
import ListKit
import ViewKit

/// The number and width of the columns in a waterfall layout.
struct WaterfallColumns {
    let count: Int
    /// The width of each column, in points.
    let itemWidth: CGFloat
    let spacing: CGFloat

    private static let maximumColumns: CGFloat = 200

    /// Creates as many columns as fit into `width` if each is at least `minimum` points wide: at least 1, even if it is
    /// narrower, and at most 200.
    init(width: CGFloat, minimum: CGFloat, spacing: CGFloat) {
        let width = width.isFinite ? max(0, width) : 0
        let minimum = minimum.isFinite ? max(1, minimum) : 1
        self.spacing = spacing.isFinite ? max(0, spacing) : 0
        count = Int(
            min(Self.maximumColumns, max(1, ((width + self.spacing) / (minimum + self.spacing)).rounded(.down))))
        itemWidth = max(0, (width - self.spacing * CGFloat(count - 1)) / CGFloat(count))
    }
}

/// One section of a waterfall: its header, and its items in columns.
struct WaterfallSection {
    /// The y-coordinate of the section's top edge, where its header begins.
    let top: CGFloat
    /// The y-coordinate of the section's bottom edge, where the next section begins.
    private(set) var bottom: CGFloat
    /// The frames of the items, in the layout's coordinates.
    private(set) var frames: ContiguousArray<CGRect> = []

    private let inset: UIEdgeInsets
    private let columns: WaterfallColumns
    /// The items in each column, from top to bottom.
    private var items: [[Int]]
    /// The bottom of each column, including the space below it.
    private var ends: [CGFloat]

    init(top: CGFloat, headerHeight: CGFloat, inset: UIEdgeInsets, columns: WaterfallColumns) {
        self.top = top
        self.inset = inset
        self.columns = columns
        let start = top + headerHeight + inset.top
        bottom = start + inset.bottom
        items = Array(repeating: [], count: columns.count)
        ends = Array(repeating: start, count: columns.count)
    }

    /// Places the next item below the shortest column, or below the first of several equally short ones.
    mutating func append(height: CGFloat) {
        let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
        let x = inset.left + CGFloat(column) * (columns.itemWidth + columns.spacing)
        let frame = CGRect(x: x, y: ends[column], width: columns.itemWidth, height: height)
        items[column].append(frames.count)
        frames.append(frame)
        ends[column] = frame.maxY + columns.spacing
        bottom = max(bottom, frame.maxY + inset.bottom)
    }

    /// Returns the items that overlap the vertical range `lower ..< upper`, in order.
    func items(from lower: CGFloat, to upper: CGFloat) -> [Int] {
        items.flatMap { column in
            let first = column.partitioningIndex { frames[$0].maxY > lower }
            let last = column.partitioningIndex { frames[$0].minY >= upper }
            return column[first..<max(first, last)]
        }.sorted()
    }
}
