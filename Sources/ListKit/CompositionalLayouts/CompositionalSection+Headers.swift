import Foundation

/// The headers, footers and decorations of a section.
extension CompositionalSection {
    /// Returns the length that headers (if `place` is -1) or footers (if `place` is 1) add to the section.
    func extent(of place: Int) -> CGFloat {
        let items = section.boundarySupplementaryItems.filter {
            $0.extendsBoundary && axis.place($0.alignment) == place
        }
        // Views at different positions along an edge are side by side, so only the longest stack counts.
        return [-1, 0, 1].map { side in
            items.filter { axis.across.place($0.alignment) == side }.reduce(0) { $0 + axis.length(size(of: $1)) }
        }.max() ?? 0
    }

    /// The range across the scroll direction that is available to headers and footers.
    private var headerRoom: (low: CGFloat, high: CGFloat) {
        let across = axis.across.length(room.size)
        guard section.supplementariesFollowContentInsets else { return (0, across) }
        let inset = axis.across.ends(section.contentInsets)
        return (inset.before, max(inset.before, across - inset.after))
    }

    private func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        let room = headerRoom
        let container = axis.size(axis.length(self.room.size), room.high - room.low)
        return item.layoutSize.fitting.size(
            item.layoutSize.size(in: container), fitted: self.room.fits.size(of: element(of: item)))
    }

    private func element(of item: NSCollectionLayoutBoundarySupplementaryItem) -> ListElement {
        ListElement(kind: item.elementKind, path: IndexPath(item: 0, section: number))
    }

    /// Returns the attributes of the headers and footers. Pinned ones stay in the visible area `visible`.
    func supplementaryViews(visible: CGRect) -> [UICollectionViewLayoutAttributes] {
        var used: [Int: CGFloat] = [:]
        return section.boundarySupplementaryItems.map { item in
            let size = size(of: item)
            let (along, across) = (axis.place(item.alignment), axis.across.place(item.alignment))
            let extent = axis.length(size)
            let stack = (along + 1) * 3 + across + 1
            let before = used[stack, default: 0]
            if item.extendsBoundary { used[stack] = before + extent }
            var way: CGFloat
            switch along {
            case ..<0: way = item.extendsBoundary ? start + before : start + edges.before
            case 1...: way = item.extendsBoundary ? end - edges.after + before : end - edges.after - extent
            default: way = bodyStart + (bodyLength - extent) / 2
            }
            let (low, high) = headerRoom
            let breadth = axis.across.length(size)
            let side = across < 0 ? low : across > 0 ? high - breadth : (low + high - breadth) / 2
            way += axis.place(item.offset).sanitizedDistance
            if item.pinToVisibleBounds {
                if along < 0 { way = max(way, min(axis.low(visible) + before, end - edges.after - extent)) }
                if along > 0 { way = min(way, max(axis.high(visible) - extent, start + edges.before)) }
            }
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
            let place = axis.point(way, side + axis.across.place(item.offset).sanitizedDistance)
            attributes.frame = CGRect(origin: place, size: size).shrunk(
                by: item.contentInsets.resolved(rightToLeft: false))
            attributes.zIndex = item.zIndex == 0 && item.pinToVisibleBounds ? Self.pinnedIndex : item.zIndex
            attributes.fitting = item.layoutSize.fitting
            return attributes
        }
    }

    /// The z-index of pinned headers, which cover the cells. Same value as in UIKit.
    private static let pinnedIndex = 10

    /// The lengths covered by pinned headers and footers.
    var pinned: (before: CGFloat, after: CGFloat) {
        func room(_ place: Int) -> CGFloat {
            section.boundarySupplementaryItems.filter { $0.pinToVisibleBounds && axis.place($0.alignment) == place }
                .map { axis.length(size(of: $0)) }.max() ?? 0
        }
        return (room(-1), room(1))
    }

    /// The attributes of the decoration views behind the section.
    var decorations: [UICollectionViewLayoutAttributes] {
        section.decorationItems.map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
            let size = axis.size(length, axis.across.length(room.size))
            attributes.frame = CGRect(origin: axis.point(start, 0), size: size).shrunk(
                by: item.contentInsets.resolved(rightToLeft: false))
            attributes.zIndex = item.zIndex == 0 ? -1 : item.zIndex
            return attributes
        }
    }
}
