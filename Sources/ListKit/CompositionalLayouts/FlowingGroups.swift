import Foundation

/// Groups that are filled with self-sizing items until no more fit. Each group depends on the previous one, so a change
/// moves all groups after it.
@MainActor
final class FlowingGroups: GroupRows {
    private let maker: GroupMaker
    /// The index of the first item in each group, followed by the total number of items.
    private var firsts: [Int] = [0]
    /// The start of each group, followed by the end of the last group, including its spacing.
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
        // An item that is now shorter may fit into the previous group.
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
