public import Foundation

extension UICollectionView {
    /// The scroll direction of a layout.
    public enum ScrollDirection: Int, Sendable {
        /// Vertical.
        case vertical
        /// Horizontal.
        case horizontal
    }

    /// The number of sections.
    public var numberOfSections: Int {
        list.reloadIfNeeded()
        return list.counts.count
    }

    /// Returns the number of items in `section`; 0 if the section doesn't exist.
    public func numberOfItems(inSection section: Int) -> Int {
        list.reloadIfNeeded()
        return list.numberOfItems(inSection: section)
    }

    /// The visible cells, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        list.shownParts.compactMap { $0.element.isCell ? $0.part as? UICollectionViewCell : nil }
    }

    /// The paths of the visible items, in order.
    public var indexPathsForVisibleItems: [IndexPath] { list.visiblePaths }

    /// Returns the cell of an item; `nil` if the item is not visible.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        list.shown[.cell(indexPath)] as? UICollectionViewCell
    }

    /// Returns the path of the item that `cell` shows; `nil` if the cell is not visible.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        list.shown.first { $0.value === cell }?.key.path
    }

    /// Returns the path of the item at `point` in the collection view's coordinates; `nil` if no item is there.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return visibleItems(in: area).filter { $0.frame.contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// Returns the visible supplementary views of `elementKind`, in the order of their paths.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        list.shownParts.filter { !$0.element.isDecoration }
            .compactMap { $0.element.kind == elementKind ? $0.part as? UICollectionReusableView : nil }
    }

    /// Returns the paths of the visible supplementary views of `elementKind`, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        list.shown.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
    }

    /// Returns the supplementary view at `indexPath`; `nil` if it is not visible.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        list.shown[ListElement(kind: elementKind, path: indexPath)] as? UICollectionReusableView
    }

    /// Returns the layout attributes of an item; `nil` if the item doesn't exist.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return list.hasItem(at: indexPath) ? attributes(of: .cell(indexPath)) : nil
    }

    /// Returns the layout attributes of a supplementary view; `nil` if the layout provides none.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return attributes(of: ListElement(kind: kind, path: indexPath))
    }
}
