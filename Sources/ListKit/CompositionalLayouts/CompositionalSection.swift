import Foundation

/// A section of a compositional layout: its position, its groups and its supplementary views.
@MainActor
final class CompositionalSection {
    /// The layout environment of a section.
    struct Environment {
        /// The scroll direction of the layout.
        let axis: UICollectionView.ScrollDirection
        /// The size of the collection view's bounds inside its adjusted content insets, in points.
        let size: CGSize
        let traits: UITraitCollection
        /// The measured sizes of cells and other views.
        let fits: FittedSizes
        /// The class of the layout's attributes.
        let attributesClass: UICollectionViewLayoutAttributes.Type
    }

    let number: Int
    let section: NSCollectionLayoutSection
    let itemCount: Int
    let environment: Environment
    let rows: any GroupRows
    /// The position of the section's start in the content.
    var start: CGFloat = 0
    private(set) var length: CGFloat = 0

    /// The lengths that headers and footers take up before and after the groups.
    private(set) var edges: (before: CGFloat, after: CGFloat) = (0, 0)
    /// The space on both sides of the groups, across the scroll direction, for insets and supplementary views.
    let sides: (before: CGFloat, after: CGFloat)

    init(_ number: Int, _ section: NSCollectionLayoutSection, itemCount: Int, in environment: Environment) {
        self.number = number
        self.section = section
        self.itemCount = itemCount
        self.environment = environment
        let axis = environment.axis
        let (inset, insetAcross) = (axis.ends(section.contentInsets), axis.across.ends(section.contentInsets))
        func occupiedBreadth(_ edge: Int) -> CGFloat {
            section.boundarySupplementaryItems.filter {
                $0.extendsBoundary && axis.side($0.alignment) == 0 && axis.across.side($0.alignment) == edge
            }.map { axis.across.length($0.layoutSize.size(in: environment.size)) }.max() ?? 0
        }
        sides = (insetAcross.before + occupiedBreadth(-1), insetAcross.after + occupiedBreadth(1))
        let container = axis.size(
            (axis.length(environment.size) - inset.before - inset.after).sanitized,
            (axis.across.length(environment.size) - sides.before - sides.after).sanitized)
        let solver = GroupSolver(traits: environment.traits) { [fits = environment.fits] in
            fits.size(of: .cell(IndexPath(item: $0, section: number)))
        }
        rows =
            GroupMaker(
                group: section.group, container: container,
                axis: section.orthogonalScrollingBehavior == .none ? axis : axis.across,
                spacing: section.interGroupSpacing.sanitized, itemCount: itemCount, solver: solver
            ).makeGroups()
        rows.fit(environment.fits.items(in: number).filter { $0 < itemCount })
        updateLength()
    }

    var end: CGFloat { start + length }
    /// `true` if any item, group, header or footer has an estimated size.
    var estimates: Bool {
        section.group.isFitting || section.boundarySupplementaryItems.contains { !$0.layoutSize.fitting.isNone }
    }
    var scrollsOrthogonally: Bool { section.orthogonalScrollingBehavior != .none }
    var axis: UICollectionView.ScrollDirection { environment.axis }

    /// Updates the section's length from its insets and the lengths of its groups, headers and footers.
    func updateLength() {
        let inset = axis.ends(section.contentInsets)
        let stacks = stacks
        edges = (stacks.extent(at: -1), stacks.extent(at: 1))
        length = edges.before + inset.before + bodyLength + inset.after + edges.after
    }

    // MARK: Groups

    var bodyLength: CGFloat { scrollsOrthogonally ? rows.breadth : rows.length }
    /// The position of the first group in the content.
    var bodyStart: CGFloat { start + edges.before + axis.ends(section.contentInsets).before }

    /// The distance, across the scroll direction, from the start of the content to the first group.
    private var bodySide: CGFloat { scrollsOrthogonally ? padding.before : sides.before }

    /// Returns the items in the groups that intersect `rect`, and their positions. `offset` is the scroll offset of an
    /// orthogonally scrolling section.
    func leaves(in rect: CGRect, offset: CGFloat) -> [(item: Int, leaf: GroupPlan.Leaf)] {
        let (low, high) =
            scrollsOrthogonally
            ? (axis.across.low(rect) + offset - padding.before, axis.across.high(rect) + offset - padding.before)
            : (axis.low(rect) - bodyStart, axis.high(rect) - bodyStart)
        return rows.groups(from: low, to: high).flatMap { group in
            let first = rows.firstItem(of: group)
            return placed(rows.plan(of: group), of: group, offset: offset).enumerated().map { (first + $0, $1) }
        }
    }

    /// Returns the position of an item; `nil` if the item doesn't exist.
    func leaf(of item: Int, offset: CGFloat) -> GroupPlan.Leaf? {
        guard (0..<itemCount).contains(item), rows.count > 0 else { return nil }
        let group = rows.group(of: item)
        let leaves = placed(rows.plan(of: group), of: group, offset: offset)
        let index = item - rows.firstItem(of: group)
        return leaves.indices.contains(index) ? leaves[index] : nil
    }

    private func placed(_ plan: GroupPlan, of group: Int, offset: CGFloat) -> [GroupPlan.Leaf] {
        var plan = plan
        let start = rows.start(of: group)
        plan.move(
            by: scrollsOrthogonally
                ? axis.point(bodyStart, bodySide + start - offset) : axis.point(bodyStart + start, bodySide))
        return plan.leaves
    }
}
