import Foundation

/// Supplementary views of the whole layout, and the visible area that they leave uncovered.
extension UICollectionViewCompositionalLayout {
    private static let globalPath = IndexPath(index: 0)
    /// The z-index of the pinned views of the whole layout. They are in front of the pinned views of sections.
    private static let globalIndex = 20

    func globalSize(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        let element = ListElement(kind: item.elementKind, path: Self.globalPath)
        return item.layoutSize.fitting.size(item.layoutSize.size(in: preparedSize), fitted: fits.size(of: element))
    }

    var globalViews: [UICollectionViewLayoutAttributes] {
        guard let collectionView, !configuration.boundarySupplementaryItems.isEmpty else { return [] }
        let visible = collectionView.mirrored(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
        let contentLength = axis.length(collectionViewContentSize)
        return configuration.boundarySupplementaryItems.map { item in
            let size = globalSize(of: item)
            let extent = axis.length(size)
            let (along, across) = (axis.side(item.alignment), axis.across.side(item.alignment))
            var position = along < 0 ? 0 : along > 0 ? contentLength - extent : (contentLength - extent) / 2
            position += axis.coordinate(item.offset).sanitizedDistance
            if item.pinToVisibleBounds {
                if along < 0 { position = max(position, axis.low(visible)) }
                if along > 0 { position = min(position, axis.high(visible) - extent) }
            }
            let left = axis.across.length(preparedSize) - axis.across.length(size)
            let side = across < 0 ? 0 : across > 0 ? left : left / 2
            let attributes = attributesClass.init(
                forSupplementaryViewOfKind: item.elementKind, with: Self.globalPath)
            let origin = axis.point(position, side + axis.across.coordinate(item.offset).sanitizedDistance)
            attributes.frame = CGRect(origin: origin, size: size).shrunk(
                by: item.contentInsets.resolved(rightToLeft: false))
            attributes.zIndex = item.zIndex == 0 && item.pinToVisibleBounds ? Self.globalIndex : item.zIndex
            attributes.fitting = item.layoutSize.fitting
            return attributes
        }
    }

    /// The visible area inside the insets, without the parts that pinned views of the whole layout cover.
    var visibleArea: CGRect {
        guard let collectionView else { return .zero }
        var area = collectionView.mirrored(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
        for item in configuration.boundarySupplementaryItems where item.pinToVisibleBounds {
            let length = axis.length(globalSize(of: item))
            let isFirst = axis.side(item.alignment) < 0
            guard isFirst || axis.side(item.alignment) > 0 else { continue }
            let inset = axis == .vertical ? (dx: 0, dy: length) : (dx: length, dy: 0)
            if isFirst { area.origin = CGPoint(x: area.minX + inset.dx, y: area.minY + inset.dy) }
            area.size = CGSize(width: area.width - inset.dx, height: area.height - inset.dy)
        }
        return area
    }
}
