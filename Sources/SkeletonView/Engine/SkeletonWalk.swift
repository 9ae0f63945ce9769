import ViewKit

/// Finds the views under a root that get bones: a pure function of the tree and its flags.
@MainActor
struct SkeletonWalk {
    /// The views that bones stand for, in drawing order.
    private(set) var leaves: [UIView] = []
    /// The tables that show skeleton rows.
    private(set) var tables: [UITableView] = []

    /// Walks from `root`, which is descended into whether or not it is flagged.
    init(from root: UIView) {
        visit(root)
    }

    private mutating func visit(_ view: UIView) {
        if let table = view as? UITableView, table.isSkeletonable, table.dataSource is any SkeletonTableViewDataSource {
            tables.append(table)
            for cell in table.visibleCells where cell.isSkeletonable { visit(cell) }
            return
        }
        let parts = Self.parts(of: view).filter(\.isSkeletonable)
        if parts.isEmpty {
            if view.isSkeletonable { leaves.append(view) }
        } else {
            for part in parts { visit(part) }
        }
    }

    /// The subviews that are looked at: a cell's are those of its content view.
    private static func parts(of view: UIView) -> [UIView] {
        switch view {
        case let cell as UITableViewCell: cell.contentView.subviews
        case let table as UITableView: table.visibleCells
        default: view.subviews
        }
    }
}
