package import Foundation
package import ListKit
package import ViewKit

/// A layout with columns of equal width in which each item goes below the shortest column, so that pictures of any
/// height fill the screen.
///
/// Scrolls vertically. Heights that are negative or not finite count as 0. Finding the first item in a rectangle takes
/// O(log n) in each column.
package final class WaterfallLayout: UICollectionViewLayout {
    /// The minimum width of a column, in points. The layout has as many columns of equal width as this allows, from 1
    /// to 200. 180 by default.
    package var minimumColumnWidth: CGFloat = 180 { didSet { invalidateLayout() } }
    /// The space between columns and between the items of a column, in points. 12 by default.
    package var spacing: CGFloat = 12 { didSet { invalidateLayout() } }
    /// The insets around the items of each section, in points. 12 by default.
    package var sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12) { didSet { invalidateLayout() } }
    /// The height of each section's header, in points; 0, the default, shows no headers.
    package var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
    /// A closure that returns the height of an item that is `width` points wide. Items are square by default.
    package var itemHeight: @MainActor (_ indexPath: IndexPath, _ width: CGFloat) -> CGFloat = { $1 } {
        didSet { invalidateLayout() }
    }

    private var sections: [WaterfallSection] = []

    package override func prepare() {
        sections = []
        guard let collectionView else { return }
        let width = collectionView.bounds.inset(by: collectionView.contentInset).width
        let columns = WaterfallColumns(
            width: width - sectionInset.left - sectionInset.right, minimum: minimumColumnWidth, spacing: spacing)
        for number in 0..<collectionView.numberOfSections {
            var section = WaterfallSection(
                top: sections.last?.bottom ?? 0, headerHeight: Self.sanitized(headerHeight), inset: sectionInset,
                columns: columns)
            for item in 0..<collectionView.numberOfItems(inSection: number) {
                section.append(
                    height: Self.sanitized(itemHeight(IndexPath(item: item, section: number), columns.itemWidth)))
            }
            sections.append(section)
        }
    }

    package override var collectionViewContentSize: CGSize {
        let width = collectionView.map { $0.bounds.inset(by: $0.contentInset).width } ?? 0
        return CGSize(width: max(0, width), height: sections.last?.bottom ?? 0)
    }

    package override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    package override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        var number = sections.partitioningIndex { $0.bottom > rect.minY }
        while number < sections.count, sections[number].top < rect.maxY {
            found += [header(of: number)].compactMap(\.self)
            found += sections[number].items(from: rect.minY, to: rect.maxY).map { cell($0, section: number) }
            number += 1
        }
        return found
    }

    package override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].frames.indices.contains(indexPath.item)
        else { return nil }
        return cell(indexPath.item, section: indexPath.section)
    }

    package override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == UICollectionView.elementKindSectionHeader, sections.indices.contains(indexPath.section)
        else { return nil }
        return header(of: indexPath.section)
    }

    // MARK: Private

    private func cell(_ item: Int, section: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        attributes.frame = sections[section].frames[item]
        return attributes
    }

    private func header(of number: Int) -> UICollectionViewLayoutAttributes? {
        guard headerHeight > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            with: IndexPath(item: 0, section: number))
        attributes.frame = CGRect(
            x: 0, y: sections[number].top, width: collectionViewContentSize.width, height: Self.sanitized(headerHeight))
        return attributes
    }

    private static func sanitized(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(0, length), 1e7) : 0 }
}
