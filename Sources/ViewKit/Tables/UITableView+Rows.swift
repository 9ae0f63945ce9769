public import Foundation

extension UITableView {
    /// The cells on screen, from the top.
    public var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

    /// The rows on screen, from the top; nil when there are none.
    public var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }

    /// How many sections the table has.
    public var numberOfSections: Int {
        reloadIfNeeded()
        return heights.sectionCount
    }

    /// How many rows `section` has; 0 for one that does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return heights.numberOfRows(inSection: section)
    }

    /// The cell of a row that is on screen; nil for others.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// The row that `cell` shows; nil when it is not on screen.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }

    /// The row at `point` of the table's coordinates; nil where there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        reloadIfNeeded()
        guard bounds.minX <= point.x, point.x < bounds.maxX, let place = heights.place(at: point.y - contentTop),
            case .row(let path) = place.element, rect(of: place).contains(point)
        else { return nil }
        return path
    }

    /// The rows that touch `rect` of the table's coordinates, from the top; nil when there are none.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        reloadIfNeeded()
        guard rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        let paths = heights.places(from: rect.minY - contentTop, to: rect.maxY - contentTop, most: .max).compactMap {
            place in
            if case .row(let path) = place.element { path } else { nil }
        }
        return paths.isEmpty ? nil : paths
    }

    /// The rectangle of a row in the table's coordinates; zero for a row that does not exist. Rows that were never near
    /// the screen are where the estimates put them.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        return heights.hasRow(at: indexPath) ? rect(ofRowAt: indexPath) : .zero
    }

    /// The rectangle of a section with its header and footer; zero for one that does not exist.
    public func rect(forSection section: Int) -> CGRect {
        reloadIfNeeded()
        guard heights.contains(.header(section)) else { return .zero }
        let (top, bottom) = heights.extent(ofSection: section)
        return CGRect(x: 0, y: contentTop + top, width: bounds.width, height: bottom - top)
    }

    /// The rectangle of a section's header where it does not float; zero for a section that does not exist.
    public func rectForHeader(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        return heights.contains(.header(section)) ? rect(of: heights.place(of: .header(section))) : .zero
    }

    /// The rectangle of a section's footer where it does not float; zero for a section that does not exist.
    public func rectForFooter(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        return heights.contains(.footer(section)) ? rect(of: heights.place(of: .footer(section))) : .zero
    }
}
