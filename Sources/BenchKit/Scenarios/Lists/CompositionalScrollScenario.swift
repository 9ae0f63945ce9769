package import Foundation
package import ListKit
package import ViewKit

/// The scenario `compositional-scroll`: a compositional layout that scrolls ten points per frame. Its sections have
/// headers and alternate between tiles and self-sizing notes.
package struct CompositionalScrollScenario: BenchScenario {
    package let name = "compositional-scroll"
    package let summary = "a compositional layout of N tiles and self-sizing notes, scrolling 10 points per frame"
    package let counts = [100, 100_000]
    package let elementName = "items"

    package init() {}

    package func makeViewController(count: Int) -> ComposedViewController { ComposedViewController(count: count) }

    package func step(_ controller: ComposedViewController, frame: Int) {
        ScrollDrive.step(controller.collection, frame: frame)
    }
}

/// A view controller with a compositional layout of sections of 20 items.
@MainActor
package final class ComposedViewController: UIViewController, UICollectionViewDataSource {
    package let collection: UICollectionView
    private let count: Int
    private static let itemsPerSection = 20

    private let tile = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
        cell.contentView.backgroundColor = UIColor(
            hue: CGFloat(number % 12) / 12, saturation: 0.4, brightness: 0.9, alpha: 1)
        cell.contentView.layer.cornerRadius = 8
    }
    private let note = UICollectionView.CellRegistration<NoteCell, Int> { cell, _, number in
        cell.label.text = SceneText.paragraph(number, words: 6 + number * 5 % 40)
    }
    private let header = UICollectionView.SupplementaryRegistration<NoteHeader>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.label.text = "Section \(path.section)" }

    init(count: Int) {
        self.count = count
        let layout = UICollectionViewCompositionalLayout { section, _ in
            section.isMultiple(of: 2) ? Self.tiles() : Self.notes()
        }
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        collection.dataSource = self
        view.addSubview(collection)
    }

    package override func viewDidLayoutSubviews() {
        collection.frame = view.bounds
    }

    package func numberOfSections(in collectionView: UICollectionView) -> Int { max(1, count / Self.itemsPerSection) }

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        min(count, Self.itemsPerSection)
    }

    package func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let number = indexPath.section * Self.itemsPerSection + indexPath.item
        return indexPath.section.isMultiple(of: 2)
            ? collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: number)
            : collectionView.dequeueConfiguredReusableCell(using: note, for: indexPath, item: number)
    }

    package func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }

    // MARK: Private

    private static func tiles() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.125), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
            subitems: [item])
        return section(of: group)
    }

    private static func notes() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        return section(
            of: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private static func section(of group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }
}

/// A self-sizing note.
private final class NoteCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// The header of a section.
private final class NoteHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .boldSystemFont(ofSize: 17)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 4)
    }
}
