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

    /// The stacks of the headers and footers of the whole layout.
    var globalStacks: BoundaryStacks {
        BoundaryStacks(configuration.boundarySupplementaryItems, axis: axis, size: globalSize)
    }

    var globalViews: [UICollectionViewLayoutAttributes] {
        guard let collectionView, !configuration.boundarySupplementaryItems.isEmpty else { return [] }
        let visible = collectionView.mirrored(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
        let contentLength = axis.length(collectionViewContentSize)
        let stacks = globalStacks
        return stacks.items.enumerated().map { index, item in
            let size = globalSize(of: item)
            let extent = axis.length(size)
            let (along, across) = (axis.side(item.alignment), axis.across.side(item.alignment))
            let before = stacks.before(index)
            var position: CGFloat
            switch along {
            case ..<0: position = item.extendsBoundary ? before : edges.before
            case 1...: position = contentLength - edges.after + (item.extendsBoundary ? before : -extent)
            default: position = (contentLength - extent) / 2
            }
            position += axis.coordinate(item.offset).sanitizedDistance
            if item.pinToVisibleBounds {
                let (before, total) = stacks.pinned(index)
                if along < 0 { position = max(position, axis.low(visible) + before) }
                if along > 0 { position = min(position, axis.high(visible) - total + before) }
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
        guard !configuration.boundarySupplementaryItems.isEmpty else { return area }
        let stacks = globalStacks
        let (first, last) = (stacks.coveredLength(at: -1), stacks.coveredLength(at: 1))
        if axis == .vertical {
            area.origin.y += first
            area.size.height -= first + last
        } else {
            area.origin.x += first
            area.size.width -= first + last
        }
        return area
    }
}
