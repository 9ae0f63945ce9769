import Foundation

/// Groups with self-sizing cells, each with the same number of items, except that the last one may have fewer. Their
/// lengths are estimated until the cells are measured. Finding a group takes O(log n). Blocks in which no group is
/// measured store nothing per group.
@MainActor
final class FittedGroups: GroupRows {
    /// The number of groups per block. Each block is one element of the tree.
    private static let blockLength = 64
    /// The factors that convert the tree's sums to points. All but the first are 0, because the sums contain no mean
    /// heights.
    private static let unit = HeightSum(1, 0, 0, 0)

    let count: Int
    private let maker: GroupMaker
    private let perGroup: Int
    private var blocks: [HeightBlock]
    private var tree: HeightTree
    private var plans: [Int: GroupPlan] = [:]
    private let estimatedBreadth: CGFloat
    /// The breadths of the groups with measured cells, and of an incomplete last group.
    private var breadths: [Int: CGFloat] = [:]
    private(set) var breadth: CGFloat

    init(_ maker: GroupMaker, _ full: GroupPlan) {
        self.maker = maker
        perGroup = full.leaves.count
        count = (maker.itemCount + perGroup - 1) / perGroup
        let estimate = GroupMaker(
            group: maker.group, container: maker.container, axis: maker.axis, spacing: maker.spacing,
            itemCount: maker.itemCount, solver: GroupSolver(traits: maker.solver.traits) { _ in nil }
        ).plan(first: 0, limit: perGroup)
        estimatedBreadth = maker.axis.across.length(estimate.size)
        breadth = estimatedBreadth
        let pitch = maker.axis.length(estimate.size) + maker.spacing
        let count = count
        blocks = stride(from: 0, to: count, by: Self.blockLength).map {
            HeightBlock(.rows, count: min(Self.blockLength, count - $0), estimate: pitch)
        }
        tree = HeightTree(blocks.map(\.sum))
        // The last group may have fewer items.
        if maker.itemCount % perGroup != 0 { fit([maker.itemCount - 1]) }
    }

    var length: CGFloat { max(0, tree.sum(ofFirst: blocks.count).points(Self.unit) - maker.spacing) }

    func start(of group: Int) -> CGFloat {
        let (block, offset) = group.quotientAndRemainder(dividingBy: Self.blockLength)
        let start = tree.sum(ofFirst: block).points(Self.unit)
        return (0..<offset).reduce(start) { $0 + blocks[block].height(of: $1, means: Self.unit) }
    }

    func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard upper > lower, upper > 0, count > 0 else { return 0..<0 }
        var (block, start) = tree.index(at: max(0, lower), means: Self.unit)
        var (first, last): (Int?, Int) = (nil, 0)
        while block < blocks.count, start < upper {
            for offset in 0..<blocks[block].count where start < upper {
                let number = block * Self.blockLength + offset
                start += blocks[block].height(of: offset, means: Self.unit)
                if start > lower {
                    if first == nil { first = number }
                    last = number
                    guard last - (first ?? last) < ListLimits.maximumShown else { return (first ?? last)..<last + 1 }
                }
            }
            block += 1
        }
        return first.map { $0..<last + 1 } ?? 0..<0
    }

    func group(of item: Int) -> Int { item / perGroup }
    func firstItem(of group: Int) -> Int { group * perGroup }

    func plan(of group: Int) -> GroupPlan {
        if let plan = plans[group] { return plan }
        let first = firstItem(of: group)
        let plan = maker.plan(first: first, limit: maker.itemCount - first)
        if plans.count > ListLimits.maximumShown { plans = [:] }
        plans[group] = plan
        return plan
    }

    func fit(_ items: [Int]) {
        for group in Set(items.map(group(of:))) {
            plans[group] = nil
            let plan = plan(of: group)
            let (block, offset) = group.quotientAndRemainder(dividingBy: Self.blockLength)
            let old = blocks[block].sum
            blocks[block].set(maker.axis.length(plan.size) + maker.spacing, at: offset)
            tree.add(blocks[block].sum - old, at: block)
            breadths[group] = maker.axis.across.length(plan.size)
        }
        breadth = breadths.values.max() ?? estimatedBreadth
    }
}
