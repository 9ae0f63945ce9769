import ViewKit

/// Finds the views under a root that get bones: a pure function of the tree and its flags.
@MainActor
struct SkeletonWalk {
    /// The views that bones stand for, in drawing order.
    private(set) var leaves: [UIView] = []
    /// The tables that show skeleton rows.
    private(set) var tables: [UITableView] = []
    /// The views that are left out while the skeleton is on, wherever they are.
    private(set) var suppressed: [UIView] = []

    /// Walks from `root`, which is descended into whether or not it is flagged.
    init(from root: UIView) {
        visit(root)
        findSuppressed(in: root)
    }

    private mutating func visit(_ view: UIView) {
        if let table = view as? UITableView, table.isSkeletonable, table.dataSource is any SkeletonTableViewDataSource {
            tables.append(table)
            for cell in table.visibleCells where isPart(cell) { visit(cell) }
            return
        }
        var isLeaf = view.isSkeletonable
        for part in Self.parts(of: view) where part.isSkeletonable {
            isLeaf = false
            if isPart(part) { visit(part) }
        }
        if isLeaf { leaves.append(view) }
    }

    /// Whether a view below the root is this skeleton's: it is flagged, was not taken out, and has no skeleton of its own.
    private func isPart(_ view: UIView) -> Bool {
        view.isSkeletonable && !view.isTakenOutOfSkeleton && view.skeletonSession == nil
    }

    /// Whether a walk from `root`, which is around `view`, comes to `view`; it may have a skeleton of its own.
    static func reaches(_ view: UIView, from root: UIView) -> Bool {
        guard view.isSkeletonable, !view.isTakenOutOfSkeleton, let around = view.superview else { return false }
        let parent = (around.superview as? UITableViewCell).flatMap { $0.contentView === around ? $0 : nil } ?? around
        guard parts(of: parent).contains(where: { $0 === view }) else { return false }
        return parent === root || parent.skeletonSession == nil && reaches(parent, from: root)
    }

    /// The subviews that are looked at: a cell's are those of its content view.
    static func parts(of view: UIView) -> [UIView] {
        switch view {
        case let cell as UITableViewCell: cell.contentView.subviews
        case let table as UITableView: table.visibleCells
        case let stack as UIStackView: stack.arrangedSubviews
        default: view.subviews
        }
    }

    private mutating func findSuppressed(in view: UIView) {
        for subview in view.subviews {
            if subview.isHiddenWhenSkeletonIsActive { suppressed.append(subview) }
            findSuppressed(in: subview)
        }
    }
}
