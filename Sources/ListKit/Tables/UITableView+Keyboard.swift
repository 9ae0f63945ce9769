import Foundation

/// Arrow and page key navigation in a table.
extension UITableView {
    func row(after path: IndexPath) -> IndexPath? {
        let next = IndexPath(row: path.row + 1, section: path.section)
        return list.hasItem(at: next) ? next : list.firstItem(fromSection: path.section + 1)
    }

    func row(before path: IndexPath) -> IndexPath? {
        path.row > 0
            ? IndexPath(row: path.row - 1, section: path.section) : list.lastItem(beforeSection: path.section)
    }

    /// Returns the row one page away from `path`: at least the adjacent row, but never beyond the first or last row.
    func row(onPageFrom path: IndexPath, isForward: Bool) -> IndexPath? {
        let distance = max(0, bounds.height - Metrics.rowHeight) * (isForward ? 1 : -1)
        guard let element = heights.span(at: heights.top(of: .cell(path)) + distance)?.element else { return nil }
        let next = element.isHeader ? element.section : element.section + 1
        let edge = isForward ? list.lastItem(beforeSection: next) : list.firstItem(fromSection: next)
        let found = element.isCell ? element.path : edge ?? path
        if isForward { return found > path ? found : row(after: path) }
        return found < path ? found : row(before: path)
    }
}
