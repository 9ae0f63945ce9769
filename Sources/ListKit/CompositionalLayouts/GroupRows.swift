import Foundation

/// The groups of a section, arranged along a vertical or horizontal axis.
@MainActor
protocol GroupRows: AnyObject {
    /// The total length of the groups, including the spacing between them.
    var length: CGFloat { get }
    /// The breadth of the widest group.
    var breadth: CGFloat { get }
    var count: Int { get }

    func start(of group: Int) -> CGFloat
    /// Returns the groups that intersect `lower ..< upper`, and possibly a few others. Self-sizing groups beyond
    /// `ListLimits.maximumShown` may be left out.
    func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int>
    /// Returns the group that contains `item`.
    func group(of item: Int) -> Int
    /// Returns the first item of `group`.
    func firstItem(of group: Int) -> Int
    /// Returns the positions of the items in `group`.
    func plan(of group: Int) -> GroupPlan
    /// Updates the groups that contain `items`, whose cells have been measured.
    func fit(_ items: [Int])
}

/// A factory for the groups of a section.
@MainActor
struct GroupMaker {
    let group: NSCollectionLayoutGroup
    let container: CGSize
    /// The axis along which the groups are arranged.
    let axis: UICollectionView.ScrollDirection
    /// The spacing between groups.
    let spacing: CGFloat
    let itemCount: Int
    let solver: GroupSolver

    /// Returns the positions of the items in a group that starts with item `first` and has at most `limit` items.
    func plan(first: Int, limit: Int) -> GroupPlan {
        var plan = solver.plan(group, in: container, first: first, limit: limit)
        guard let spacing = group.edgeSpacing else { return plan }
        let edge = EdgeSpacing(spacing, along: axis)
        let side = EdgeSpacing(spacing, along: axis.across)
        let across = axis.across.length(plan.size)
        plan.move(by: axis.point(edge.before, side.start(of: across, in: axis.across.length(container))))
        plan.size = axis.size(axis.length(plan.size) + edge.sum, across + side.sum)
        return plan
    }

    /// Creates the groups, with the most efficient implementation for them.
    func makeGroups() -> any GroupRows {
        // Without estimates, all groups are identical.
        let full = plan(first: 0, limit: GroupSolver.maximumLeaves)
        if itemCount == 0 || full.leaves.isEmpty || !group.isFitting { return UniformGroups(self, full) }
        return group.isFlowing ? FlowingGroups(self) : FittedGroups(self, full)
    }
}

/// Groups that are all identical, except that the last one may have fewer items. Positions are computed on demand and
/// take no memory.
@MainActor
final class UniformGroups: GroupRows {
    private let maker: GroupMaker
    private let full: GroupPlan
    private var perGroup: Int { max(1, full.leaves.count) }
    private var pitch: CGFloat { maker.axis.length(full.size) + maker.spacing }

    init(_ maker: GroupMaker, _ full: GroupPlan) {
        self.maker = maker
        self.full = full
    }

    var count: Int { full.leaves.isEmpty ? 0 : (maker.itemCount + perGroup - 1) / perGroup }
    var length: CGFloat { count == 0 ? 0 : CGFloat(count) * pitch - maker.spacing }
    var breadth: CGFloat { count == 0 ? 0 : maker.axis.across.length(full.size) }

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
        let remaining = maker.itemCount - firstItem(of: group)
        guard remaining < full.leaves.count else { return full }
        return GroupPlan(size: full.size, leaves: Array(full.leaves.prefix(max(0, remaining))))
    }

    func fit(_ items: [Int]) {}
}
