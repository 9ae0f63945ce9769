import Foundation

/// The stacks of headers and footers at the edges of a section or of a whole layout. Views with the same alignment are
/// stacked in their order; views at different positions along an edge are side by side.
@MainActor
struct BoundaryStacks {
    let items: [NSCollectionLayoutBoundarySupplementaryItem]
    let axis: UICollectionView.ScrollDirection
    /// The lengths of the views along `axis`, in points.
    let lengths: [CGFloat]

    init(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], axis: UICollectionView.ScrollDirection,
        size: (NSCollectionLayoutBoundarySupplementaryItem) -> CGSize
    ) {
        self.items = items
        self.axis = axis
        lengths = items.map { axis.length(size($0)) }
    }

    /// Returns the length that headers (if `edge` is -1) or footers (if `edge` is 1) add to the content.
    func extent(at edge: Int) -> CGFloat { longest { sum(at: edge, $0) { $0.extendsBoundary } } }

    /// Returns the length that pinned headers or footers cover at an edge of the visible area.
    func coveredLength(at edge: Int) -> CGFloat { longest { pinnedLength(at: edge, $0) } }

    /// Returns the total length of the views that precede the view at `index` in its stack and extend the boundary.
    func before(_ index: Int) -> CGFloat {
        let item = items[index]
        return sum(at: axis.side(item.alignment), axis.across.side(item.alignment), upTo: index) { $0.extendsBoundary }
    }

    /// Returns the total length of the pinned views that precede the pinned view at `index` in its stack, and that of
    /// all pinned views of the stack. Views that overlap the content are closest to it: after all other headers, and
    /// before all other footers.
    func pinned(_ index: Int) -> (before: CGFloat, total: CGFloat) {
        let item = items[index]
        let (edge, side) = (axis.side(item.alignment), axis.across.side(item.alignment))
        let total = pinnedLength(at: edge, side)
        func extending(upTo end: Int) -> CGFloat {
            sum(at: edge, side, upTo: end) { $0.extendsBoundary && $0.pinToVisibleBounds }
        }
        if edge < 0 { return (extending(upTo: item.extendsBoundary ? index : items.count), total) }
        let all = extending(upTo: items.count)
        return (total - all + (item.extendsBoundary ? extending(upTo: index) : -lengths[index]), total)
    }

    /// Returns the length of the pinned views at `edge` and `side`. Of those that overlap the content, the longest
    /// counts, because they also overlap each other.
    private func pinnedLength(at edge: Int, _ side: Int) -> CGFloat {
        var longest: CGFloat = 0
        for (index, item) in items.enumerated()
        where item.pinToVisibleBounds && !item.extendsBoundary && isItem(item, at: edge, side) {
            longest = max(longest, lengths[index])
        }
        return sum(at: edge, side) { $0.extendsBoundary && $0.pinToVisibleBounds } + longest
    }

    private func longest(_ length: (Int) -> CGFloat) -> CGFloat { max(length(-1), length(0), length(1)) }

    private func sum(
        at edge: Int, _ side: Int, upTo end: Int? = nil,
        where isCounted: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool
    ) -> CGFloat {
        var sum: CGFloat = 0
        for index in 0..<(end ?? items.count) where isItem(items[index], at: edge, side) && isCounted(items[index]) {
            sum += lengths[index]
        }
        return sum
    }

    private func isItem(_ item: NSCollectionLayoutBoundarySupplementaryItem, at edge: Int, _ side: Int) -> Bool {
        axis.side(item.alignment) == edge && axis.across.side(item.alignment) == side
    }
}
