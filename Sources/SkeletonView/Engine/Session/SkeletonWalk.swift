import ListKit
import ViewKit

/// The traversal that finds the views under a root that get bones: a pure function of the tree and its flags.
@MainActor
struct SkeletonWalk {
    /// The views that are replaced with bones, in drawing order.
    private(set) var leaves: [UIView] = []
    /// The tables and collection views in the skeleton.
    private(set) var lists: [any SkeletonList] = []
    /// For each list, the number of leaves before it in drawing order.
    private(set) var leavesBeforeLists: [Int] = []
    /// The views that aren't drawn while the skeleton is active, including views that the walk doesn't visit.
    private(set) var suppressed: [UIView] = []
    /// The bones that an automatic skeleton chose for its leaves. Empty for any other skeleton.
    private(set) var bones: [ObjectIdentifier: AutomaticBone] = [:]
    let isAutomatic: Bool

    /// The total number of walks. Tests use it to check the amount of work.
    private(set) static var count = 0

    /// `true` if the walk reached a descendant that has its own active skeleton.
    private var hasNestedSkeleton = false

    /// Walks from `root`, which is entered even if it isn't flagged. `automatically` chooses between flags and
    /// automatic rules; `nil`, the default, uses the setting of the root's skeleton.
    init(from root: UIView, automatically: Bool? = nil) {
        Self.count += 1
        let session = root.skeletonSession
        isAutomatic = automatically ?? session?.isAutomatic ?? false
        if isAutomatic {
            let walk = AutomaticWalk(from: root)
            leaves = walk.leaves
            bones = walk.bones
            lists = walk.lists
            leavesBeforeLists = walk.leavesBeforeLists
            suppressed = walk.ignored
            hasNestedSkeleton = walk.hasNestedSkeleton
        } else {
            visit(root)
        }
        findSuppressed(in: root, of: session, excluding: Set(suppressed.map { ObjectIdentifier($0) }))
    }

    /// `true` if the walk found no leaves, no list that shows a skeleton's items, and no descendant with its own active
    /// skeleton.
    var isEmpty: Bool {
        leaves.isEmpty && !hasNestedSkeleton && !lists.contains { $0.showsSkeleton(automatically: isAutomatic) }
    }

    private mutating func visit(_ view: UIView) {
        if let list = view.asSkeletonList, list.isSkeletonable || list.describesSkeleton {
            lists.append(list)
            leavesBeforeLists.append(leaves.count)
            if list.describesSkeleton {
                for part in list.otherSubviews { enter(part) }
                // If the list doesn't show the skeleton's items yet, its visible cells are not visited.
                guard list.skeletonSource != nil else { return }
                for part in list.visibleParts { enter(part) }
                return
            }
        }
        var isLeaf = view.isSkeletonable
        for part in Self.parts(of: view) where part.isSkeletonable {
            isLeaf = false
            enter(part)
        }
        if isLeaf { leaves.append(view) }
    }

    /// Visits a view below the root if it belongs to this skeleton.
    private mutating func enter(_ view: UIView) {
        guard let skeleton = view.skeleton, skeleton.isIncluded else { return }
        if let session = skeleton.session {
            if session.isOn { hasNestedSkeleton = true }
        } else {
            visit(view)
        }
    }

    /// Returns `true` if a walk from `root`, an ancestor of `view`, reaches `view`, which may have its own skeleton.
    static func reaches(_ view: UIView, from root: UIView) -> Bool {
        if root.skeletonSession?.isAutomatic ?? false { return AutomaticWalk.reaches(view, from: root) }
        guard let skeleton = view.skeleton, skeleton.isIncluded, let superview = view.listSuperview else {
            return false
        }
        let parent = owner(of: superview)
        guard parts(of: parent).contains(where: { $0 === view }) else { return false }
        return parent === root || parent.skeletonSession == nil && reaches(parent, from: root)
    }

    /// Returns the cell, header or footer whose content view is `view`, or `view` itself if it isn't a content view.
    static func owner(of view: UIView) -> UIView {
        view.superview.flatMap { contentView(of: $0) === view ? $0 : nil } ?? view
    }

    /// Returns the subviews to visit: for a cell, header or footer, those of its content view; for a stack view, the
    /// arranged ones; for a list, the visible cells, headers and footers, and the other skeletonable subviews.
    static func parts(of view: UIView) -> [UIView] {
        // Most views have no subviews, so this saves most of the work.
        guard !view.subviews.isEmpty else { return [] }
        if let list = view.asSkeletonList { return list.otherSubviews + list.visibleParts }
        if let stack = view as? UIStackView { return stack.arrangedSubviews }
        return holder(of: view).subviews
    }

    /// Returns the view whose subviews are visited for `view`: the content view of a cell, header or footer, or any
    /// other view itself.
    static func holder(of view: UIView) -> UIView { contentView(of: view) ?? view }

    /// Returns the content view of a cell, a header or a footer; `nil` for any other view.
    private static func contentView(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let headerFooter as UITableViewHeaderFooterView: headerFooter.contentView
        default: nil
        }
    }

    /// Finds the views that `session` hides in `view`, including `view` itself, except the `listed` views and the views
    /// in removed parts.
    private mutating func findSuppressed(
        in view: UIView, of session: SkeletonSession?, excluding listed: Set<ObjectIdentifier>
    ) {
        if let skeleton = view.skeleton {
            if let other = skeleton.removedFrom, other === session { return }
            if skeleton.options.isHiddenWhenActive, !listed.contains(ObjectIdentifier(view)) {
                suppressed.append(view)
            }
        }
        for subview in view.subviews { findSuppressed(in: subview, of: session, excluding: listed) }
    }
}
