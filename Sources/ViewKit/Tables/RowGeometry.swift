import Foundation

/// Where each row of a table stands: its sections' row counts, and the running sum of the heights.
struct RowGeometry {
    /// The number of the first row of each section, counted through the table, and of the row after the last.
    private(set) var sectionStarts: [Int] = [0]
    /// The top of each row, and the bottom of the last.
    private(set) var tops: [CGFloat] = [0]

    /// Makes the geometry of sections with `counts` rows; `height` is asked for each row, and heights below 0 or not finite
    /// are 0.
    init(counts: [Int] = [], height: (IndexPath) -> CGFloat = { _ in 0 }) {
        for (section, count) in counts.enumerated() {
            for row in 0..<max(0, count) {
                let height = height(IndexPath(row: row, section: section))
                tops.append(tops[tops.count - 1] + (height.isFinite ? max(0, height) : 0))
            }
            sectionStarts.append(tops.count - 1)
        }
    }

    var rowCount: Int { tops.count - 1 }
    var sectionCount: Int { sectionStarts.count - 1 }
    var counts: [Int] { (0..<sectionCount).map(numberOfRows) }
    var totalHeight: CGFloat { tops[tops.count - 1] }

    func numberOfRows(inSection section: Int) -> Int {
        guard section >= 0, section < sectionCount else { return 0 }
        return sectionStarts[section + 1] - sectionStarts[section]
    }

    /// The path of row `number`, counted through the table.
    func indexPath(ofRow number: Int) -> IndexPath {
        let section = Self.lastIndex(in: sectionStarts, notAbove: number)
        return IndexPath(row: number - sectionStarts[section], section: section)
    }

    /// The number of the row at `path`, counted through the table; nil when there is none.
    func number(ofRowAt path: IndexPath) -> Int? {
        guard path.row >= 0, path.row < numberOfRows(inSection: path.section) else { return nil }
        return sectionStarts[path.section] + path.row
    }

    /// The rows that touch `lower ..< upper`, found in O(log n).
    func rows(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard rowCount > 0, upper > lower, upper > 0, lower < totalHeight else { return 0..<0 }
        let first = min(Self.lastIndex(in: tops, notAbove: max(0, lower)), rowCount - 1)
        var last = first
        while last < rowCount, tops[last] < upper { last += 1 }
        return first..<last
    }

    /// The last index whose value is not above `value`; the values rise, and equal ones count as the last of them.
    private static func lastIndex<Value: Comparable>(in values: [Value], notAbove value: Value) -> Int {
        var (low, high) = (0, values.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if values[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }
}
