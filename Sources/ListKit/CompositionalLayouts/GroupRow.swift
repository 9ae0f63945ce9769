import Foundation

/// A solver that lays out the children of a group along the group's axis.
@MainActor
struct GroupRow {
    let group: NSCollectionLayoutGroup
    let size: CGSize
    let fitting: FittingSides
    let solver: GroupSolver

    private var axis: UICollectionView.ScrollDirection { group.axis }
    private var spacing: CGFloat { group.interItemSpacing?.spacing.sanitized ?? 0 }
    private var inset: UIEdgeInsets { group.contentInsets.resolved(rightToLeft: false) }
    private var innerSize: CGSize { CGRect(origin: .zero, size: size).shrunk(by: inset).size }

    init(_ group: NSCollectionLayoutGroup, size: CGSize, fitting: FittingSides, solver: GroupSolver) {
        self.group = group
        self.size = size
        self.fitting = fitting
        self.solver = solver
    }

    func plan(first: Int, limit: Int) -> GroupPlan {
        let (children, isComplete) = children(first: first, limit: limit)
        let grows = group.interItemSpacing?.isFlexible ?? false
        let edges = children.map { EdgeSpacing($0.item.edgeSpacing, along: axis) }
        let used = zip(children, edges).reduce(spacing * CGFloat(max(0, children.count - 1))) {
            $0 + axis.length($1.0.plan.size) + $1.1.sum
        }
        let isOpen = axis.isSet(fitting)
        let flexibleSpacings = edges.reduce(grows ? max(0, children.count - 1) : 0) { $0 + $1.flexibleCount }
        let remaining = isOpen || !isComplete ? 0 : max(0, axis.length(innerSize) - used)
        let share = flexibleSpacings > 0 ? remaining / CGFloat(flexibleSpacings) : 0

        let sides = children.map { EdgeSpacing($0.item.edgeSpacing, along: axis.across) }
        let widest = zip(children, sides).map { axis.across.length($0.plan.size) + $1.sum }.max() ?? 0
        let isSelfSizingAcross = axis.across.isSet(fitting)
        let across = isSelfSizingAcross ? widest : axis.across.length(innerSize)

        var result = GroupPlan(size: size)
        var position: CGFloat = 0
        for (number, child) in children.enumerated() {
            var plan = child.plan
            let (edge, side) = (edges[number], sides[number])
            position += edge.before + (edge.isBeforeFlexible ? share : 0)
            let aside = side.start(of: axis.across.length(plan.size), in: across)
            let start = axis.point(position, aside)
            plan.move(by: CGPoint(x: start.x + inset.left, y: start.y + inset.top))
            result.leaves += plan.leaves
            position += axis.length(plan.size) + edge.after + (edge.isAfterFlexible ? share : 0)
            position += spacing + (grows ? share : 0)
        }
        let insetsAlong = axis.length(size) - axis.length(innerSize)
        let insetsAcross = axis.across.length(size) - axis.across.length(innerSize)
        result.size = axis.size(
            isOpen ? used + insetsAlong : axis.length(size),
            isSelfSizingAcross ? widest + insetsAcross : axis.across.length(size))
        return result
    }

    /// Returns the children. `isComplete` is `false` if there are too few items to fill the group.
    private func children(
        first: Int, limit: Int
    ) -> (list: [(item: NSCollectionLayoutItem, plan: GroupPlan)], isComplete: Bool) {
        var found: [(item: NSCollectionLayoutItem, plan: GroupPlan)] = []
        var (leaves, used): (Int, CGFloat) = (0, 0)
        let isOpen = axis.isSet(fitting)
        while true {
            let hasReachedLimit = leaves >= min(limit, GroupSolver.maximumLeaves)
            let item: NSCollectionLayoutItem
            var share: (UICollectionView.ScrollDirection, CGFloat)?
            switch group.content {
            case .filling(let items):
                guard !items.isEmpty else { return (found, true) }
                item = items[found.count % items.count]
            case .repeating(let only, let count):
                guard found.count < count else { return (found, true) }
                item = only
            case .dividing(let only, let count):
                guard found.count < count else { return (found, true) }
                item = only
                let gaps = spacing * CGFloat(count - 1)
                share = (axis, max(0, axis.length(innerSize) - gaps) / CGFloat(count))
            case .custom: return (found, true)
            }
            let plan = solver.plan(
                item, in: innerSize, first: first + leaves, limit: max(1, limit - leaves), share: share)
            let edge = EdgeSpacing(item.edgeSpacing, along: axis).sum
            // In a self-sizing group, estimated lengths determine how many children fit.
            let length =
                edge + (isOpen ? axis.length(item.layoutSize.size(in: innerSize)) : axis.length(plan.size))
            if case .filling(let items) = group.content, found.count >= items.count {
                guard length > 0, used + spacing + length <= axis.length(innerSize) + GroupSolver.tolerance else {
                    return (found, true)
                }
            }
            guard !plan.leaves.isEmpty else { return (found, true) }
            if hasReachedLimit { return (found, false) }
            used += found.isEmpty ? length : spacing + length
            leaves += plan.leaves.count
            found.append((item, plan))
        }
    }
}
