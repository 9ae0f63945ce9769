import Foundation

/// The groups of a section, one after the other along the way that they run: downwards, or sideways.
@MainActor
protocol GroupRows: AnyObject {
    /// The length of all, with the room between them.
    var length: CGFloat { get }
    /// The length of the widest, across.
    var breadth: CGFloat { get }
    var count: Int { get }

    /// Where `group` begins.
    func start(of group: Int) -> CGFloat
    /// The groups that touch `lower ..< upper`, and hardly more.
    func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int>
    /// The group of an item.
    func group(of item: Int) -> Int
    /// The first item of `group`.
    func firstItem(of group: Int) -> Int
    /// Where the items of `group` stand in it.
    func plan(of group: Int) -> GroupPlan
    /// The cells of `items` say other sizes now.
    func fit(_ items: [Int])
}

/// Makes the groups of a section.
@MainActor
struct GroupMaker {
    let group: NSCollectionLayoutGroup
    let container: CGSize
    /// The way that the groups run.
    let axis: UICollectionView.ScrollDirection
    /// The room between groups.
    let spacing: CGFloat
    let itemCount: Int
    let solver: GroupSolver

    /// A group from item number `first` on, in the room around it.
    func plan(first: Int, limit: Int) -> GroupPlan {
        var plan = solver.plan(group, in: container, first: first, limit: limit)
        guard let spacing = group.edgeSpacing else { return plan }
        let edge = EdgeRoom(spacing, along: axis)
        let side = EdgeRoom(spacing, along: axis.across)
        let across = axis.across.length(plan.size)
        plan.move(by: axis.point(edge.before, side.start(of: across, in: axis.across.length(container))))
        plan.size = axis.size(axis.length(plan.size) + edge.sum, across + side.sum)
        return plan
    }

    /// The cheapest that places the groups.
    func rows() -> any GroupRows {
        // A group without estimates is the same everywhere.
        let whole = plan(first: 0, limit: GroupSolver.mostLeaves)
        if itemCount == 0 || whole.leaves.isEmpty || !group.isFitting { return UniformGroups(self, whole) }
        return group.isFlowing ? FlowingGroups(self) : FittedGroups(self, whole)
    }
}

/// Groups that are all alike: places are computed when asked for, so a million cost nothing.
@MainActor
final class UniformGroups: GroupRows {
    private let maker: GroupMaker
    private let whole: GroupPlan
    private var perGroup: Int { max(1, whole.leaves.count) }
    private var pitch: CGFloat { maker.axis.length(whole.size) + maker.spacing }

    init(_ maker: GroupMaker, _ whole: GroupPlan) {
        (self.maker, self.whole) = (maker, whole)
    }

    var count: Int { whole.leaves.isEmpty ? 0 : (maker.itemCount + perGroup - 1) / perGroup }
    var length: CGFloat { count == 0 ? 0 : CGFloat(count) * pitch - maker.spacing }
    var breadth: CGFloat { count == 0 ? 0 : maker.axis.across.length(whole.size) }

    func start(of group: Int) -> CGFloat { CGFloat(group) * pitch }

    func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard pitch > 0, upper > lower else { return 0..<0 }
        func group(_ number: CGFloat) -> Int { Int(min(max(0, number), CGFloat(count))) }
        let first = group((lower / pitch).rounded(.down))
        return first..<max(first, group((upper / pitch).rounded(.up)))
    }

    func group(of item: Int) -> Int { item / perGroup }
    func firstItem(of group: Int) -> Int { group * perGroup }

    func plan(of group: Int) -> GroupPlan {
        let left = maker.itemCount - firstItem(of: group)
        guard left < whole.leaves.count else { return whole }
        return GroupPlan(size: whole.size, leaves: Array(whole.leaves.prefix(max(0, left))))
    }

    func fit(_ items: [Int]) {}
}

/// Groups of one number of items, whose lengths follow from their cells: as estimated until those are known. A group is
/// found in O(log n), and a block of which nothing is known takes no room for its groups.
@MainActor
final class FittedGroups: GroupRows {
    /// How many groups share a node of the tree.
    private static let blockLength = 64
    /// A fixed point is one.
    private static let unit = HeightSum(1, 0, 0, 0)

    let count: Int
    private let maker: GroupMaker
    private let perGroup: Int
    private var blocks: [HeightStretch]
    private var tree: HeightTree
    private var plans: [Int: GroupPlan] = [:]
    private let estimatedBreadth: CGFloat
    /// What the groups are across whose cells are known.
    private var breadths: [Int: CGFloat] = [:]
    private(set) var breadth: CGFloat

    init(_ maker: GroupMaker, _ whole: GroupPlan) {
        self.maker = maker
        perGroup = whole.leaves.count
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
            HeightStretch(.rows, count: min(Self.blockLength, count - $0), estimate: pitch)
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
                    guard last - (first ?? last) < ListLimits.mostShown else { return (first ?? last)..<last + 1 }
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
        if plans.count > ListLimits.mostShown { plans = [:] }
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

/// Groups that take as many items as fit, which follows from the cells: each is placed after the one before it, so
/// that a change costs as much as there are items after it.
@MainActor
final class FlowingGroups: GroupRows {
    private let maker: GroupMaker
    /// The first item of each group, and the number of items.
    private var firsts: [Int] = [0]
    /// Where each group begins, and the end of the last with the room after it.
    private var starts: [CGFloat] = [0]
    private var breadths: [CGFloat] = []

    init(_ maker: GroupMaker) {
        self.maker = maker
        place(from: 0)
    }

    var count: Int { breadths.count }
    var length: CGFloat { max(0, (starts.last ?? 0) - maker.spacing) }
    private(set) var breadth: CGFloat = 0

    func start(of group: Int) -> CGFloat { starts[group] }

    func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard upper > lower, upper > 0, count > 0 else { return 0..<0 }
        let first = max(0, starts.partitioningIndex { $0 > lower } - 1)
        let last = min(count, starts.partitioningIndex { $0 >= upper })
        return first..<max(first, last)
    }

    func group(of item: Int) -> Int { max(0, firsts.partitioningIndex { $0 > item } - 1) }
    func firstItem(of group: Int) -> Int { firsts[group] }

    func plan(of group: Int) -> GroupPlan {
        maker.plan(first: firsts[group], limit: maker.itemCount - firsts[group])
    }

    func fit(_ items: [Int]) {
        // An item that became shorter may fit in the group before it.
        if let first = items.min() { place(from: max(0, group(of: first) - 1)) }
    }

    private func place(from group: Int) {
        firsts.removeSubrange((group + 1)...)
        starts.removeSubrange((group + 1)...)
        breadths.removeSubrange(group...)
        while let first = firsts.last, let start = starts.last, first < maker.itemCount {
            let plan = maker.plan(first: first, limit: maker.itemCount - first)
            guard !plan.leaves.isEmpty else { break }
            firsts.append(first + plan.leaves.count)
            starts.append(start + maker.axis.length(plan.size) + maker.spacing)
            breadths.append(maker.axis.across.length(plan.size))
        }
        breadth = breadths.max() ?? 0
    }
}
