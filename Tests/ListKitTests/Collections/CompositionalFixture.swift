import Foundation
import StageKit
import ViewKit

@testable import ListKit

/// A collection view of 100 by 100 points with a compositional layout, on a stage.
@MainActor
final class CompositionalFixture {
    let base: CollectionFixture
    var view: UICollectionView { base.view }
    var stage: OffscreenStage { base.stage }

    init(
        _ sections: [NSCollectionLayoutSection],
        configuration: UICollectionViewCompositionalLayoutConfiguration =
            UICollectionViewCompositionalLayoutConfiguration()
    ) {
        base = CollectionFixture(
            layout: UICollectionViewCompositionalLayout(
                sectionProvider: { index, _ in sections[min(index, sections.count - 1)] }, configuration: configuration)
        )
    }

    convenience init(
        _ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) {
        let section = NSCollectionLayoutSection(group: group)
        change(section)
        self.init([section])
    }
}

extension NSCollectionLayoutSize {
    /// Returns a layout size. This is shorthand for the initializer.
    static func of(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
}

extension NSCollectionLayoutItem {
    static func of(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: .of(width, height)) }
}
