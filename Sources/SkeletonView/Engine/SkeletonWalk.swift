import ViewKit

/// Finds the views under a root that get bones: a pure function of the tree and its flags.
@MainActor
struct SkeletonWalk {
    /// The views that bones stand for, in drawing order.
    private(set) var leaves: [UIView] = []
    /// The tables and collection views in the skeleton.
    private(set) var lists: [any SkeletonList] = []
    /// The views that are left out while the skeleton is on, wherever they are.
    private(set) var suppressed: [UIView] = []

    /// Walks from `root`, which is descended into whether or not it is flagged.
    init(from root: UIView) {
        visit(root)
        findSuppressed(in: root)
    }

    private mutating func visit(_ view: UIView) {
        if let list = view.asSkeletonList, list.isSkeletonable || list.describesSkeleton {
            lists.append(list)
            if list.describesSkeleton {
                // Before the list shows the skeleton's items there is nothing to find in it.
                guard list.skeletonSource != nil else { return }
                for part in list.visibleParts where isPart(part) { visit(part) }
                return
            }
        }
        var isLeaf = view.isSkeletonable
        for part in Self.parts(of: view) where part.isSkeletonable {
            isLeaf = false
            if isPart(part) { visit(part) }
        }
        if isLeaf { leaves.append(view) }
    }

    /// Whether a view below the root is this skeleton's.
    private func isPart(_ view: UIView) -> Bool { view.skeleton?.isPart ?? false }

    /// Whether a walk from `root`, which is around `view`, comes to `view`; it may have a skeleton of its own.
    static func reaches(_ view: UIView, from root: UIView) -> Bool {
        guard view.isSkeletonable, !view.isTakenOutOfSkeleton, let around = view.superview else { return false }
        let parent = around.superview.flatMap { contentView(of: $0) === around ? $0 : nil } ?? around
        guard parts(of: parent).contains(where: { $0 === view }) else { return false }
        return parent === root || parent.skeletonSession == nil && reaches(parent, from: root)
    }

    /// The subviews that are looked at: a cell's are those of its content view, a list's what is on screen of it.
    static func parts(of view: UIView) -> [UIView] {
        if let list = view.asSkeletonList { return list.visibleParts }
        if let stack = view as? UIStackView { return stack.arrangedSubviews }
        return (contentView(of: view) ?? view).subviews
    }

    /// The view that holds what a cell, a header or a footer shows.
    private static func contentView(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let edge as UITableViewHeaderFooterView: edge.contentView
        default: nil
        }
    }

    private mutating func findSuppressed(in view: UIView) {
        for subview in view.subviews {
            if subview.isHiddenWhenSkeletonIsActive { suppressed.append(subview) }
            findSuppressed(in: subview)
        }
    }
}
