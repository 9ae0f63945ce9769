import ListKit
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
    /// What stands for the leaves that an automatic skeleton found by itself; none in others.
    private(set) var bones: [ObjectIdentifier: AutomaticBone] = [:]
    let isAutomatic: Bool

    /// How many walks there were, for tests that see that the work stays in proportion.
    private(set) static var count = 0

    /// Whether a part has a skeleton of its own that is on.
    private var hasNestedSkeleton = false

    /// Walks from `root`, which is descended into whether or not it is flagged, by flags alone or automatically; unless
    /// it is said, as the skeleton on it wants.
    init(from root: UIView, automatically: Bool? = nil) {
        Self.count += 1
        let session = root.skeletonSession
        isAutomatic = automatically ?? session?.isAutomatic ?? false
        if isAutomatic {
            let walk = AutomaticWalk(from: root)
            (leaves, bones, lists, suppressed) = (walk.leaves, walk.bones, walk.lists, walk.ignored)
            hasNestedSkeleton = walk.hasNestedSkeleton
        } else {
            visit(root)
        }
        findSuppressed(in: root, of: session, besides: Set(suppressed.map { ObjectIdentifier($0) }))
    }

    /// Whether the skeleton has no part: no bone, no list that shows its items, none with a skeleton of its own.
    var isEmpty: Bool {
        leaves.isEmpty && !hasNestedSkeleton && !lists.contains { $0.givesSkeleton(automatically: isAutomatic) }
    }

    private mutating func visit(_ view: UIView) {
        if let list = view.asSkeletonList, list.isSkeletonable || list.describesSkeleton {
            lists.append(list)
            if list.describesSkeleton {
                for part in list.otherParts { enter(part) }
                // Before the list shows the skeleton's items there are none to find in it.
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

    /// Visits a view below the root, if it is this skeleton's.
    private mutating func enter(_ view: UIView) {
        guard let skeleton = view.skeleton, skeleton.isPart else { return }
        if let session = skeleton.session {
            if session.isOn { hasNestedSkeleton = true }
        } else {
            visit(view)
        }
    }

    /// Whether a walk from `root`, which is around `view`, comes to `view`; it may have a skeleton of its own.
    static func reaches(_ view: UIView, from root: UIView) -> Bool {
        if root.skeletonSession?.isAutomatic ?? false { return AutomaticWalk.reaches(view, from: root) }
        guard let skeleton = view.skeleton, skeleton.isPart, let around = view.listSuperview else { return false }
        let parent = owner(of: around)
        guard parts(of: parent).contains(where: { $0 === view }) else { return false }
        return parent === root || parent.skeletonSession == nil && reaches(parent, from: root)
    }

    /// The cell, header or footer that `view` is the content view of; any other view is its own.
    static func owner(of view: UIView) -> UIView {
        view.superview.flatMap { contentView(of: $0) === view ? $0 : nil } ?? view
    }

    /// The subviews that are looked at: a cell's are those of its content view, a list's what is on screen of it and
    /// the views around that.
    static func parts(of view: UIView) -> [UIView] {
        // Most views end the walk, so this spares most of its work.
        guard !view.subviews.isEmpty else { return [] }
        if let list = view.asSkeletonList { return list.otherParts + list.visibleParts }
        if let stack = view as? UIStackView { return stack.arrangedSubviews }
        return holder(of: view).subviews
    }

    /// The view whose subviews are looked at for `view`: a cell's is its content view.
    static func holder(of view: UIView) -> UIView { contentView(of: view) ?? view }

    /// The view that holds what a cell, a header or a footer shows.
    private static func contentView(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let edge as UITableViewHeaderFooterView: edge.contentView
        default: nil
        }
    }

    /// Finds what `session` hides in `view`, itself included, besides what is known; nothing in what was taken out of
    /// it.
    private mutating func findSuppressed(
        in view: UIView, of session: SkeletonSession?, besides known: Set<ObjectIdentifier>
    ) {
        if let skeleton = view.skeleton {
            if let other = skeleton.takenOutOf, other === session { return }
            if skeleton.options.isHiddenWhenActive, !known.contains(ObjectIdentifier(view)) {
                suppressed.append(view)
            }
        }
        for subview in view.subviews { findSuppressed(in: subview, of: session, besides: known) }
    }
}
