import ViewKit

/// The traversal that finds the views that get bones in an automatic skeleton: all views under a root that show
/// something, unless flags or annotations say otherwise.
@MainActor
struct AutomaticWalk {
    /// The views that are replaced with bones, in drawing order.
    private(set) var leaves: [UIView] = []
    /// The automatic bones of the leaves. Leaves whose bones are determined by their flags have no entry.
    private(set) var bones: [ObjectIdentifier: AutomaticBone] = [:]
    private(set) var lists: [any SkeletonList] = []
    /// For each list, the number of leaves before it in drawing order.
    private(set) var leavesBeforeLists: [Int] = []
    /// The views that aren't drawn because of their annotation.
    private(set) var ignored: [UIView] = []
    /// `true` if the walk reached a descendant that has its own active skeleton.
    private(set) var hasNestedSkeleton = false

    private static let firstSeed: UInt64 = 1

    /// Walks from `root`, even if it isn't flagged.
    init(from root: UIView) {
        visit(root, seed: root.skeleton?.seed ?? Self.firstSeed)
    }

    /// Walks the contents of `view`, which itself gets a single bone.
    init(inside view: UIView, seed: UInt64) {
        enterParts(of: view, seed: seed)
    }

    /// Returns `true` if a walk from `root`, an ancestor of `view`, reaches `view`, which may have its own skeleton.
    static func reaches(_ view: UIView, from root: UIView) -> Bool {
        guard view.skeleton?.removedFrom == nil, let superview = view.listSuperview else { return false }
        let parent = SkeletonWalk.owner(of: superview)
        guard AutomaticRules.parts(of: parent).contains(where: { $0 === view }),
            AutomaticRules.decision(for: parent).role == .container
        else { return false }
        return parent === root || parent.skeletonSession == nil && reaches(parent, from: root)
    }

    // MARK: Private

    private mutating func visit(_ view: UIView, seed: UInt64) {
        switch AutomaticRules.decision(for: view).role {
        case .kept: return
        case .ignored: ignored.append(view)
        case .leaf(let shape):
            leaves.append(view)
            if let shape { bones[ObjectIdentifier(view)] = AutomaticBone(shape: shape, seed: seed) }
        case .container:
            guard let list = view.asSkeletonList else { return enterParts(of: view, seed: seed) }
            lists.append(list)
            leavesBeforeLists.append(leaves.count)
            for (index, part) in list.automaticSubviews.enumerated() {
                enter(part, seed: PlaceholderGenerator.seed(seed, index))
            }
            // If the list doesn't show the skeleton's items yet, its visible cells are not visited.
            guard !list.showsSkeleton(automatically: true) || list.skeletonSource != nil else { return }
            for (index, part) in list.visibleParts.enumerated() {
                enter(part, seed: PlaceholderGenerator.seed(seed, ~index))
            }
        }
    }

    private mutating func enterParts(of view: UIView, seed: UInt64) {
        for (index, part) in AutomaticRules.parts(of: view).enumerated() {
            enter(part, seed: PlaceholderGenerator.seed(seed, index))
        }
    }

    /// Visits a view below the root if it belongs to this skeleton.
    private mutating func enter(_ view: UIView, seed: UInt64) {
        guard let skeleton = view.skeleton else { return visit(view, seed: seed) }
        guard skeleton.removedFrom == nil else { return }
        if let session = skeleton.session {
            if session.isOn { hasNestedSkeleton = true }
        } else {
            visit(view, seed: skeleton.seed ?? seed)
        }
    }
}
