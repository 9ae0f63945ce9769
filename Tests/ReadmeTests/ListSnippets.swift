import Foundation
import SDLKit
import SkeletonView

// The Swift code of the article about compositional layouts; see Snippets.swift.

@MainActor
enum ListSnippets {
    // snippet
    static func shelves() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { section, environment in
            section == 0 ? shelf() : notes()
        }
    }

    /// Cards that scroll sideways, one after the other, under a header.
    static func shelf() -> NSCollectionLayoutSection {
        let card = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(160)),
            subitems: [card])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    /// Rows as high as their text.
    static func notes() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }
    // end

    static func refresh(_ collectionView: UICollectionView, load: @escaping @MainActor () async -> Void) {
        // snippet
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(
            UIAction { _ in
                Task {
                    await load()
                    refreshControl.endRefreshing()
                }
            }, for: .valueChanged)
        collectionView.refreshControl = refreshControl
        // end
    }
}
