import StageKit
import Testing
import UIKit

@Suite("Idioms of compositional layouts and refresh controls")
@MainActor
struct ComposedCollectionIdioms {
    let stage = OffscreenStage(size: CGSize(width: 300, height: 300))

    func makeLayout() -> UICollectionViewCompositionalLayout {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.orthogonalScrollingBehavior = .none
        let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }

    @Test("Sections are composed of groups and items")
    func composed() {
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: makeLayout())
        stage.window.addSubview(collection)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in cell.tag = 1 }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var numbers = NSDiffableDataSourceSnapshot<Int, Int>()
        numbers.appendSections([0])
        numbers.appendItems(Array(0..<4))
        source.apply(numbers, animatingDifferences: false)
        stage.advance(by: 0.1)
        #expect(collection.visibleCells.count == 4)
        let provided = UICollectionViewCompositionalLayout { index, environment in
            let isWide = environment.container.effectiveContentSize.width > 500
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(isWide ? 0.5 : 1), heightDimension: .absolute(index == 0 ? 40 : 80))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        collection.setCollectionViewLayout(provided, animated: false)
        #expect(collection.collectionViewLayout === provided)
    }

    @Test("A refresh control begins and ends refreshing in code, without sending an event")
    func refresh() {
        let table = UITableView(frame: stage.window.bounds, style: .plain)
        let refresh = UIRefreshControl()
        var pulls = 0
        refresh.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
        refresh.tintColor = .systemGray
        table.refreshControl = refresh
        stage.window.addSubview(table)
        stage.advance(by: 0)
        table.refreshControl?.beginRefreshing()
        let isRefreshing = refresh.isRefreshing
        table.refreshControl?.endRefreshing()
        stage.advance(by: 1)
        #expect(isRefreshing && !refresh.isRefreshing && pulls == 0)
    }

    @Test("A list layout shows the nested items of a section snapshot")
    func lists() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .none
        configuration.showsSeparators = true
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            content.secondaryText = "Details"
            content.textProperties.color = .label
            content.imageProperties.maximumSize = CGSize(width: 24, height: 24)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .outlineDisclosure(options: .init(style: .header))]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["Fruit", "Bread"])
        section.append(["Apple", "Pear"], to: "Fruit")
        section.expand(["Fruit"])
        source.apply(section, to: 0, animatingDifferences: false)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        let isExpanded = source.snapshot(for: 0).isExpanded("Fruit")
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
        layout.invalidateLayout(with: context)
        #expect(isExpanded && view.numberOfItems(inSection: 0) == 4)
    }
}
