import Foundation

/// Arrow and page key navigation in a collection view.
extension UICollectionView {
    func item(_ step: ListStep, from path: IndexPath) -> IndexPath? {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
        return switch step {
        case .arrow(let direction): item(direction, from: path, at: frame)
        case .page(let isForward): item(onPageFrom: path, at: frame, isForward: isForward)
        }
    }

    // MARK: Private

    /// Returns the next item in `direction`. If there is no such item, returns `path` for a search along the scroll
    /// direction, which marks the key press as handled, and `nil` for a search across it, which passes the key press
    /// on.
    private func item(_ direction: ItemSearch.Direction, from path: IndexPath, at frame: CGRect) -> IndexPath? {
        let search = ItemSearch(from: frame, direction: direction)
        // Across the scroll direction, the search stays in the same line; along it, items of the next line may be
        // offset.
        let isStraight = search.isVertical != scrollsVertically
        let isAcross = orthogonalExtent(ofSection: path.section) != nil
        let extent = orthogonalExtent(ofSection: path.section).map { contentRect.union($0) } ?? contentRect
        var reach = max(bounds.width, bounds.height)
        while true {
            let area = search.area(reach: reach, margin: bounds.size, in: extent)
            var found = candidates(in: area)
            // In an orthogonally scrolling section, the search stays in the section.
            if isStraight, isAcross { found.removeAll { $0.path.section != path.section } }
            if let next = search.nearest(of: found, isStraight: isStraight) { return next }
            let more = search.area(reach: reach * 4, margin: bounds.size, in: extent)
            if area == more { return isStraight ? nil : path }
            reach *= 4
        }
    }

    /// Returns the content frame of an orthogonally scrolling section; `nil` if the section doesn't scroll
    /// orthogonally.
    private func orthogonalExtent(ofSection section: Int) -> CGRect? {
        guard let position = collectionViewLayout.orthogonalPosition(of: section) else { return nil }
        let start = position.axis.low(position.frame) - (orthogonalSections?.offset(ofSection: section) ?? 0)
        let size = position.axis.size(position.length, position.axis.across.length(position.frame.size))
        return mirrored(
            CGRect(origin: position.axis.point(start, position.axis.across.low(position.frame)), size: size))
    }

    private var scrollsVertically: Bool { canScrollVertically || !canScrollHorizontally }
    private var contentRect: CGRect { CGRect(origin: .zero, size: contentSize).union(bounds) }

    /// Returns the item one page away in the scroll direction, or the next item if the page contains no other item.
    private func item(onPageFrom path: IndexPath, at frame: CGRect, isForward: Bool) -> IndexPath? {
        let visible = bounds.inset(by: adjustedContentInset).inset(
            by: collectionViewLayout.coveredEdges(inSection: path.section))
        let isVertical = scrollsVertically
        let increasesCoordinate = isVertical || !isFlipped ? isForward : !isForward
        let distance = isVertical ? visible.height - frame.height : visible.width - frame.width
        let direction: ItemSearch.Direction =
            isVertical ? (increasesCoordinate ? .down : .up) : (increasesCoordinate ? .right : .left)
        let search = ItemSearch(from: frame, direction: direction)
        let reach = max(distance, 1)
        let area = search.area(reach: reach, margin: bounds.size, in: contentRect)
        return search.farthest(of: candidates(in: area), within: reach)
            ?? item(direction, from: path, at: frame)
    }

    private func candidates(in area: CGRect) -> [(path: IndexPath, frame: CGRect)] {
        guard area.width > 0, area.height > 0 else { return [] }
        return visibleItems(in: area).map { ($0.indexPath, $0.frame) }
    }
}
