public import Foundation

extension UICollectionView {
    /// The direction that a flow's content is longer in than the view.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical
        /// Sideways.
        case horizontal
    }

    /// How many sections the collection view has.
    public var numberOfSections: Int {
        list.reloadIfNeeded()
        return list.counts.count
    }

    /// How many items `section` has; 0 for one that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        list.reloadIfNeeded()
        return list.numberOfItems(inSection: section)
    }

    /// The cells on screen, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        list.shownParts.compactMap { $0.element.isCell ? $0.part as? UICollectionViewCell : nil }
    }

    /// The items on screen, in order.
    public var indexPathsForVisibleItems: [IndexPath] { list.visiblePaths }

    /// The cell of an item that is on screen; nil for others.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        list.shown[.cell(indexPath)] as? UICollectionViewCell
    }

    /// The item that `cell` shows; nil when it is not on screen.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        list.shown.first { $0.value === cell }?.key.path
    }

    /// Returns the item at `point` in the collection view's coordinates, or `nil`.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let place = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return visibleItems(in: place).filter { $0.frame.contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// The supplementary views of `elementKind` on screen, in the order of their places.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        list.shownParts.filter { !$0.element.isDecoration }
            .compactMap { $0.element.kind == elementKind ? $0.part as? UICollectionReusableView : nil }
    }

    /// The places of the supplementary views of `elementKind` on screen, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        list.shown.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
    }

    /// A supplementary view that is on screen; nil for others.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        list.shown[ListElement(kind: elementKind, path: indexPath)] as? UICollectionReusableView
    }

    /// Returns the layout attributes of an item, or `nil`.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return list.hasItem(at: indexPath) ? attributes(of: .cell(indexPath)) : nil
    }

    /// Returns the layout attributes of a supplementary view, or `nil`.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return attributes(of: ListElement(kind: kind, path: indexPath))
    }
}
