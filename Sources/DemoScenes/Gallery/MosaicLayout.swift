import Foundation
import ListKit
import ViewKit

/// Rows of one large picture beside small ones, with the large picture alternately at the leading and the trailing
/// edge.
@MainActor
enum MosaicLayout {
    /// The minimum width of a view with two columns of small pictures in each row, in points.
    private static let wide: CGFloat = 760
    /// The height of a row in a wide view, as a fraction of the view's width.
    private static let wideRatio: CGFloat = 0.4
    /// The height of a row in a narrow view, as a fraction of the view's width.
    private static let narrowRatio: CGFloat = 0.6
    /// The minimum height of a small picture, in points.
    private static let minimumPicture: CGFloat = 80

    /// Creates the layout; `metrics` returns the gallery's sizes each time the layout is prepared.
    static func make(metrics: @escaping @MainActor () -> GalleryMetrics) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            section(width: environment.container.effectiveContentSize.width, textScale: metrics().textScale)
        }
    }

    private static func section(width: CGFloat, textScale: CGFloat) -> NSCollectionLayoutSection {
        let gap = PageMetrics.spacing
        let isWide = width >= wide
        let minimumHeight = 2 * (minimumPicture + GalleryCell.frameSize(textScale: textScale).height + gap)
        let height = max(minimumHeight, (width * (isWide ? wideRatio : narrowRatio)).rounded())

        func size(_ width: CGFloat, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
        }
        func card(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
            let item = NSCollectionLayoutItem(layoutSize: size(width, .fractionalHeight(height)))
            item.contentInsets = NSDirectionalEdgeInsets(
                top: gap / 2, leading: gap / 2, bottom: gap / 2, trailing: gap / 2)
            return item
        }
        let large = card(isWide ? 0.5 : 0.6, 1)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(isWide ? 0.25 : 0.4, .fractionalHeight(1)), repeatingSubitem: card(1, 0.5), count: 2)
        let small = isWide ? [column, column] : [column]
        func row(_ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
            .horizontal(layoutSize: size(1, .absolute(height)), subitems: items)
        }
        let rows = NSCollectionLayoutGroup.vertical(
            layoutSize: size(1, .absolute(2 * height)), subitems: [row([large] + small), row(small + [large])])

        let section = NSCollectionLayoutSection(group: rows)
        let (margin, side) = (PageMetrics.margin - gap / 2, PageMetrics.inset(width) - gap / 2)
        section.contentInsets = NSDirectionalEdgeInsets(top: margin, leading: side, bottom: margin, trailing: side)
        return section
    }
}
