import Foundation
import StageKit
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Registrations of cells and supplementary views")
struct CollectionRegistrationTests {
    private final class Source: UICollectionViewDataSource {
        var texts: [String] = []
        let words = UICollectionView.CellRegistration<CollectionFixture.Cell, String> { cell, path, text in
            cell.item = path.item
            cell.accessibilityLabel = text
        }
        let numbers = UICollectionView.CellRegistration<CollectionFixture.Cell, Int> { cell, _, number in
            cell.item = number
        }
        let headers = UICollectionView.SupplementaryRegistration<CollectionFixture.Header>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, kind, path in
            header.section = kind == UICollectionView.elementKindSectionHeader ? path.section : -2
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let text = texts[indexPath.item]
            if let number = Int(text) {
                return collectionView.dequeueConfiguredReusableCell(using: numbers, for: indexPath, item: number)
            }
            return collectionView.dequeueConfiguredReusableCell(using: words, for: indexPath, item: text)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let view: UICollectionView
    private let source = Source()

    init() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 20)
        flow.minimumLineSpacing = 0
        flow.headerReferenceSize = CGSize(width: 100, height: 10)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: flow)
        view.dataSource = source
        stage.window.addSubview(view)
    }

    private var cells: [CollectionFixture.Cell] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as? CollectionFixture.Cell }
    }

    @Test("Registrations configure cells and headers with their items")
    func fills() {
        source.texts = ["one", "22", "three"]
        let messages = diagnostics {
            view.reloadData()
            stage.advance(by: 0.1)
        }
        #expect(messages.isEmpty)
        #expect(cells.map(\.accessibilityLabel) == ["one", nil, "three"])
        #expect(cells.map(\.item) == [0, 22, 2])
        #expect(cells[0].reuseIdentifier != cells[1].reuseIdentifier)
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((header as? CollectionFixture.Header)?.section == 0)
    }

    @Test("Cells are reused by their registration")
    func reuses() {
        source.texts = ["one", "22"]
        view.reloadData()
        stage.advance(by: 0.1)
        let before = cells
        source.texts = ["33", "four"]
        view.reloadData()
        stage.advance(by: 0.1)
        #expect(cells.count == 2)
        #expect(cells[0] === before[1])
        #expect(cells[1] === before[0])
        #expect(cells.map(\.item) == [33, 1])
        #expect(cells[1].accessibilityLabel == "four")
        #expect(cells.map(\.reuses) == [1, 1])
    }

    @Test("Without an item the cell is not configured")
    func withoutItem() {
        let cell = view.dequeueConfiguredReusableCell(
            using: source.numbers, for: IndexPath(item: 0, section: 0), item: nil)
        #expect(cell.item == -1)
    }
}
