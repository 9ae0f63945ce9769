import Foundation

/// The headers, footers and decorations of a section.
extension CompositionalSection {
    /// Returns the length that headers (if `edge` is -1) or footers (if `edge` is 1) add to the section.
    func extent(at edge: Int) -> CGFloat {
        let items = section.boundarySupplementaryItems.filter {
            $0.extendsBoundary && axis.side($0.alignment) == edge
        }
        // Views at different positions along an edge are side by side, so only the longest stack counts.
        return [-1, 0, 1].map { side in
            items.filter { axis.across.side($0.alignment) == side }.reduce(0) { $0 + axis.length(size(of: $1)) }
        }.max() ?? 0
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
        var used: [Int: CGFloat] = [:]
        return section.boundarySupplementaryItems.map { item in
            let size = size(of: item)
            let (along, across) = (axis.side(item.alignment), axis.across.side(item.alignment))
            let extent = axis.length(size)
            let stack = (along + 1) * 3 + across + 1
            let before = used[stack, default: 0]
            if item.extendsBoundary { used[stack] = before + extent }
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
                if along < 0 { position = max(position, min(axis.low(visible) + before, end - edges.after - extent)) }
                if along > 0 { position = min(position, max(axis.high(visible) - extent, start + edges.before)) }
            }
            let attributes = UICollectionViewLayoutAttributes(
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

    /// The lengths that pinned headers and footers cover at the start and the end of the visible area.
    var pinned: (before: CGFloat, after: CGFloat) {
        func length(_ edge: Int) -> CGFloat {
            section.boundarySupplementaryItems.filter { $0.pinToVisibleBounds && axis.side($0.alignment) == edge }
                .map { axis.length(size(of: $0)) }.max() ?? 0
        }
        return (length(-1), length(1))
    }

    /// The attributes of the decoration views behind the section.
    var decorations: [UICollectionViewLayoutAttributes] {
        section.decorationItems.map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
            let size = axis.size(length, axis.across.length(environment.size))
            attributes.frame = CGRect(origin: axis.point(start, 0), size: size).shrunk(
                by: item.contentInsets.resolved(rightToLeft: false))
            attributes.zIndex = item.zIndex == 0 ? -1 : item.zIndex
            return attributes
        }
    }
}
