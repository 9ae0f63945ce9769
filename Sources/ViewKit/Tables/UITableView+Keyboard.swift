import Foundation

/// Where arrows and page keys lead in a table.
extension UITableView {
    func row(after path: IndexPath) -> IndexPath? {
        let next = IndexPath(row: path.row + 1, section: path.section)
        return list.hasItem(at: next) ? next : list.firstItem(fromSection: path.section + 1)
    }

    func row(before path: IndexPath) -> IndexPath? {
        path.row > 0
            ? IndexPath(row: path.row - 1, section: path.section) : list.lastItem(beforeSection: path.section)
    }

    /// The row a screenful below or above that at `path`, or the last one on the way; at least the next one.
    func row(onPageFrom path: IndexPath, isForward: Bool) -> IndexPath? {
        let distance = max(0, bounds.height - Metrics.rowHeight) * (isForward ? 1 : -1)
        var found: IndexPath?
        if let element = heights.place(at: heights.top(of: .cell(path)) + distance)?.element {
            let next = element.isHeader ? element.section : element.section + 1
            found =
                element.isCell
                ? element.path
                : isForward ? list.lastItem(beforeSection: next) : list.firstItem(fromSection: next)
        }
        if isForward { return found.flatMap { $0 > path ? $0 : nil } ?? row(after: path) }
        return found.flatMap { $0 < path ? $0 : nil } ?? row(before: path)
    }
}
