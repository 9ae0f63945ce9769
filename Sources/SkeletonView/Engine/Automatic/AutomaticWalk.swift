import ViewKit

/// Finds the views under a root that get bones in an automatic skeleton: all that show something, unless flags and
/// annotations say otherwise.
@MainActor
struct AutomaticWalk {
    /// The views that bones stand for, in drawing order.
    private(set) var leaves: [UIView] = []
    /// What stands for them; nothing for those whose bones are as their flags say.
    private(set) var bones: [ObjectIdentifier: AutomaticBone] = [:]
    private(set) var lists: [any SkeletonList] = []
    /// The views that are left out.
    private(set) var ignored: [UIView] = []
    /// Whether a part has a skeleton of its own that is on.
    private(set) var hasNestedSkeleton = false

    private static let firstSeed: UInt64 = 1

    /// Walks from `root`, whatever it is.
    init(from root: UIView) {
        visit(root, seed: root.skeleton?.seed ?? Self.firstSeed)
    }

    /// Walks through what is in `view`, for which itself one bone stands.
    init(inside view: UIView, seed: UInt64) {
        enterParts(of: view, seed: seed)
    }

    /// Whether a walk from `root`, which is around `view`, comes to `view`; it may have a skeleton of its own.
    static func reaches(_ view: UIView, from root: UIView) -> Bool {
        guard view.skeleton?.takenOutOf == nil, let around = view.listSuperview else { return false }
        let parent = SkeletonWalk.owner(of: around)
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
            for (index, part) in list.automaticParts.enumerated() {
                enter(part, seed: PlaceholderGenerator.seed(seed, index))
            }
            // Before the list shows the skeleton's items there are none to find in it.
            guard !list.givesSkeleton(automatically: true) || list.skeletonSource != nil else { return }
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

    /// Visits a view below the root, if it is this skeleton's.
    private mutating func enter(_ view: UIView, seed: UInt64) {
        guard let skeleton = view.skeleton else { return visit(view, seed: seed) }
        guard skeleton.takenOutOf == nil else { return }
        if let session = skeleton.session {
            if session.isOn { hasNestedSkeleton = true }
        } else {
            visit(view, seed: skeleton.seed ?? seed)
        }
    }
}
