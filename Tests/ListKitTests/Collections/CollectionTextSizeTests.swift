import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Collection views and the text size")
struct CollectionTextSizeTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 400))

    /// The layouts with self-sizing cells.
    enum Layout: CaseIterable {
        case flow, estimated

        @MainActor var layout: UICollectionViewLayout {
            switch self {
            case .flow:
                let flow = UICollectionViewFlowLayout()
                flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
                return flow
            case .estimated:
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            }
        }
    }

    @Test(
        "Cells that are outside the window when the text size changes are resized to fit their text",
        arguments: Layout.allCases)
    func outside(layout: Layout) throws {
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout.layout)
        let source = Items()
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        stage.window.addSubview(collection)
        stage.advance(by: 0.1)
        collection.removeFromSuperview()
        stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.advance(by: 0.1)
        stage.window.addSubview(collection)
        stage.advance(by: 0.1)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
        #expect(cell.label.font.pointSize == 53)
        #expect(cell.frame.height >= cell.label.intrinsicContentSize.height - 0.5, "\(cell.frame)")
    }

    private final class Cell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    @MainActor
    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.label.text = "Item"
            return cell
        }
    }
}
