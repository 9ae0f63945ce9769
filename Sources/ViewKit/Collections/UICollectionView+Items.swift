public import Foundation
import LayerKit
import Reporting

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
        reloadIfNeeded()
        return counts.count
    }

    /// How many items `section` has; 0 for one that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        reloadIfNeeded()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// The cells on screen, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem)
    }

    /// The items on screen, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
    }

    /// The cell of an item that is on screen; nil for others.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[CollectionElement(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
    }

    /// The item that `cell` shows; nil when it is not on screen.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.indexPath
    }

    /// The item at `point` of the collection view's coordinates; nil where there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let place = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let items = attributes(in: place).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
                && hasItem(at: $0.indexPath)
        }
        return items.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// The supplementary views of `elementKind` on screen, in the order of their places.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// The places of the supplementary views of `elementKind` on screen, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
    }

    /// A supplementary view that is on screen; nil for others.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shown[CollectionElement(kind: elementKind, indexPath: indexPath)]
    }

    /// What the layout says about an item; nil for one that does not exist.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return hasItem(at: indexPath) ? attributes(of: CollectionElement(kind: nil, indexPath: indexPath)) : nil
    }

    /// What the layout says about a supplementary view; nil for one that does not exist.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return attributes(of: CollectionElement(kind: kind, indexPath: indexPath))
    }

    /// Whether the collection view has an item at `path`.
    func hasItem(at path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    /// How many items each section has, asked anew; below 0 for as many as fill the view.
    func itemCounts() -> [Int] {
        if let standInSource {
            let sections = min(max(0, standInSource.numberOfSections(in: self)), Limits.sections)
            return (0..<sections).map {
                min(standInSource.numberOfItems(inSection: $0, of: self), Limits.items)
            }
        }
        guard let dataSource else { return [] }
        let sections = accepted(dataSource.numberOfSections(in: self), "sections", most: Limits.sections)
        return (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            return accepted(count, "items in section \(section)", most: Limits.items)
        }
    }

    private enum Limits {
        static let sections = 10_000_000
        /// Larger numbers would overflow where they are summed up.
        static let items = Int(Int32.max)
    }

    /// `count`, or 0 and a message where the data source cannot mean it.
    private func accepted(_ count: Int, _ subject: String, most: Int) -> Int {
        guard !(0...most).contains(count) else { return count }
        Diagnostics.report(
            "UICollectionView: the data source says that there are \(count) \(subject), which is refused: 0 to \(most) "
                + "are possible, and none are shown")
        return 0
    }
}
