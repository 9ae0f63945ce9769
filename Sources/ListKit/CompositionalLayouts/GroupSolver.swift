import Foundation

/// The positions of a group's items in a left-to-right layout, relative to the group's top left corner.
struct GroupPlan {
    /// The position of an item.
    struct Leaf {
        var frame: CGRect
        /// The layout item at this position; `nil` in a custom group.
        let item: NSCollectionLayoutItem?
        /// The dimensions that are determined by the item's cell.
        let fitting: FittingSides
        let zIndex: Int
    }

    var size: CGSize
    var leaves: [Leaf] = []

    mutating func move(by distance: CGPoint) {
        for index in leaves.indices {
            leaves[index].frame = leaves[index].frame.offsetBy(dx: distance.x, dy: distance.y)
        }
    }
}

/// A solver that computes the positions of the items in groups.
@MainActor
struct GroupSolver {
    /// The maximum number of items in a group.
    nonisolated static let maximumLeaves = 10_000
    /// The tolerance in points by which items may exceed a group, because rounding can make three items, each a third
    /// of the group long, slightly too long.
    static let tolerance: CGFloat = 0.01

    let traits: UITraitCollection
    /// A closure that returns the measured size of an item's cell; `nil` if the cell hasn't been measured.
    let fitted: (Int) -> CGSize?

    /// Lays out `item`, which can be a group, in a container. The result contains at most `limit` of the section's
    /// items, starting at index `first`. If the items of a group divide its length evenly, `share` is the resulting
    /// length of `item` along the group's axis.
    func plan(
        _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, limit: Int,
        share: (axis: UICollectionView.ScrollDirection, length: CGFloat)? = nil
    ) -> GroupPlan {
        var size = item.layoutSize.size(in: container)
        var fitting = item.layoutSize.fitting
        switch share?.axis {
        case .horizontal: (size.width, fitting.width) = (share?.length ?? 0, false)
        case .vertical: (size.height, fitting.height) = (share?.length ?? 0, false)
        case nil: break
        }
        if let group = item as? NSCollectionLayoutGroup {
            if case .custom(let provider) = group.content {
                return custom(group, provider, size: size, limit: limit)
            }
            return GroupRow(group, size: size, fitting: fitting, solver: self).plan(first: first, limit: limit)
        }
        size = fitting.size(size, fitted: fitted(first))
        var inset = item.contentInsets.resolved(rightToLeft: false)
        if fitting.width { (inset.left, inset.right) = (0, 0) }
        if fitting.height { (inset.top, inset.bottom) = (0, 0) }
        let leaf = GroupPlan.Leaf(
            frame: CGRect(origin: .zero, size: size).shrunk(by: inset), item: item, fitting: fitting, zIndex: 0)
        return GroupPlan(size: size, leaves: [leaf])
    }

    private func custom(
        _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize,
        limit: Int
    ) -> GroupPlan {
        let environment = LayoutEnvironment(size: size, insets: group.contentInsets, traits: traits)
        let inset = group.contentInsets.resolved(rightToLeft: false)
        let leaves = provider(environment).prefix(min(limit, Self.maximumLeaves)).map {
            GroupPlan.Leaf(
                frame: $0.frame.offsetBy(dx: inset.left.sanitizedDistance, dy: inset.top.sanitizedDistance), item: nil,
                fitting: .none, zIndex: $0.zIndex)
        }
        return GroupPlan(size: size, leaves: leaves)
    }
}

/// Properties of a group that are known before its items are laid out.
extension NSCollectionLayoutItem {
    /// `true` if any dimension is determined by a cell.
    var isFitting: Bool {
        !layoutSize.fitting.isNone
            || ((self as? NSCollectionLayoutGroup)?.distinctSubitems.contains(where: \.isFitting) ?? false)
    }

    /// `true` if the number of items in a group depends on the measured sizes of cells.
    var isFlowing: Bool {
        guard let group = self as? NSCollectionLayoutGroup else { return false }
        if case .filling(let items) = group.content, !group.axis.isSet(group.layoutSize.fitting),
            items.contains(where: { group.axis.isSet($0.layoutSize.fitting) })
        {
            return true
        }
        return group.distinctSubitems.contains(where: \.isFlowing)
    }
}

extension NSCollectionLayoutGroup {
    /// The items that the group was created with, without repetitions.
    var distinctSubitems: [NSCollectionLayoutItem] {
        switch content {
        case .filling(let items): items
        case .repeating(let item, _), .dividing(let item, _): [item]
        case .custom: []
        }
    }
}

extension CGRect {
    /// Returns the rectangle inset by `inset`. Its width and height are at least 0.
    func shrunk(by inset: UIEdgeInsets) -> CGRect {
        let (left, top) = (inset.left.sanitizedDistance, inset.top.sanitizedDistance)
        return CGRect(
            x: minX + left, y: minY + top, width: (width - left - inset.right.sanitizedDistance).sanitized,
            height: (height - top - inset.bottom.sanitizedDistance).sanitized)
    }
}
