import Foundation

/// The headers, footers and decorations of a section.
extension CompositionalSection {
    /// The stacks of the section's headers and footers.
    var stacks: BoundaryStacks {
        BoundaryStacks(section.boundarySupplementaryItems, axis: axis, size: size)
    }

    /// The range across the scroll direction that is available to headers and footers.
    private var headerSpan: (low: CGFloat, high: CGFloat) {
        let across = axis.across.length(environment.size)
        guard section.supplementariesFollowContentInsets else { return (0, across) }
        let inset = axis.across.ends(section.contentInsets)
        return (inset.before, max(inset.before, across - inset.after))
    }

    private func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        let span = headerSpan
        let container = axis.size(axis.length(environment.size), span.high - span.low)
        return item.layoutSize.fitting.size(
            item.layoutSize.size(in: container), fitted: environment.fits.size(of: element(of: item)))
    }

    private func element(of item: NSCollectionLayoutBoundarySupplementaryItem) -> ListElement {
        ListElement(kind: item.elementKind, path: IndexPath(item: 0, section: number))
    }

    /// Returns the attributes of the headers and footers. Pinned ones stay in the area `visible` while the section is
    /// visible.
    func supplementaryViews(visible: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard !section.boundarySupplementaryItems.isEmpty else { return [] }
        let stacks = stacks
        return stacks.items.enumerated().map { index, item in
            let size = size(of: item)
            let (along, across) = (axis.side(item.alignment), axis.across.side(item.alignment))
            let extent = axis.length(size)
            let before = stacks.before(index)
            var position: CGFloat
            switch along {
            case ..<0: position = item.extendsBoundary ? start + before : start + edges.before
            case 1...: position = item.extendsBoundary ? end - edges.after + before : end - edges.after - extent
            default: position = bodyStart + (bodyLength - extent) / 2
            }
            let (low, high) = headerSpan
            let breadth = axis.across.length(size)
            let side = across < 0 ? low : across > 0 ? high - breadth : (low + high - breadth) / 2
            position += axis.coordinate(item.offset).sanitizedDistance
            if item.pinToVisibleBounds {
                let (before, total) = stacks.pinned(index)
                if along < 0 { position = max(position, min(axis.low(visible), end - edges.after - total) + before) }
                if along > 0 {
                    position = min(position, max(axis.high(visible) - total, start + edges.before) + before)
                }
            }
            let attributes = environment.attributesClass.init(
                forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
            let origin = axis.point(position, side + axis.across.coordinate(item.offset).sanitizedDistance)
            attributes.frame = CGRect(origin: origin, size: size).shrunk(
                by: item.contentInsets.resolved(rightToLeft: false))
            attributes.zIndex = item.zIndex == 0 && item.pinToVisibleBounds ? Self.pinnedIndex : item.zIndex
            attributes.fitting = item.layoutSize.fitting
            return attributes
        }
    }

    /// The z-index of pinned headers and footers, which cover the cells. Same value as in UIKit.
    private static let pinnedIndex = 10

    /// The attributes of the decoration views behind the section.
    var decorations: [UICollectionViewLayoutAttributes] {
        section.decorationItems.map { item in
            let attributes = environment.attributesClass.init(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
            let size = axis.size(length, axis.across.length(environment.size))
            attributes.frame = CGRect(origin: axis.point(start, 0), size: size).shrunk(
                by: item.contentInsets.resolved(rightToLeft: false))
            attributes.zIndex = item.zIndex == 0 ? -1 : item.zIndex
            return attributes
        }
    }
}
