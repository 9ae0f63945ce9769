import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Self-sizing cells")
struct FittingCellsTests {
    /// A cell whose content is laid out by constraints, with the height that its item specifies.
    private final class Cell: UICollectionViewCell {
        let part = UIView()
        lazy var height = part.heightAnchor.constraint(equalToConstant: 10)
        lazy var width = part.widthAnchor.constraint(equalToConstant: 30)

        override init(frame: CGRect) {
            super.init(frame: frame)
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
            width.priority = .defaultLow
            // A layout may override this constraint.
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: contentView.topAnchor),
                part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                part.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                height, width,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Header: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = 25
            return layoutAttributes
        }
    }

    private final class Source: UICollectionViewDataSource {
        var count = 0
        var cellsGiven = 0
        var height: (Int) -> CGFloat = { 20 + CGFloat($0 % 3) * 10 }
        var width: (Int) -> CGFloat = { _ in 30 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            cellsGiven += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.height.constant = height(indexPath.item)
            (cell as? Cell)?.width.constant = width(indexPath.item)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let source = Source()

    private func show(_ layout: UICollectionViewLayout, count: Int) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        source.count = count
        view.dataSource = source
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        return view
    }

    private func list(_ change: (NSCollectionLayoutSection) -> Void = { _ in }) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize.of(.fractionalWidth(1), .estimated(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        change(section)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func frames(_ view: UICollectionView, _ items: Range<Int>) -> [CGRect] {
        items.compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    @Test("Rows get the height of their constraints once they are visible")
    func rows() {
        let view = show(list(), count: 10)
        #expect(
            frames(view, 0..<4) == [.at(0, 0, 100, 20), .at(0, 20, 100, 30), .at(0, 50, 100, 40), .at(0, 90, 100, 20)])
        #expect(view.visibleCells.map(\.frame) == frames(view, 0..<4))
        #expect(source.cellsGiven == 4)
        #expect(view.contentSize.height == 410)
    }

    @Test("A header has its own height, and the taller of two items sets the height of a row")
    func rowsOfTwo() {
        let half = NSCollectionLayoutItem.of(.fractionalWidth(0.5), .estimated(10))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: .of(.fractionalWidth(1), .estimated(10)), subitems: [half]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .of(.fractionalWidth(1), .estimated(50)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let view = show(UICollectionViewCompositionalLayout(section: section), count: 3)
        #expect(frames(view, 0..<3) == [.at(0, 25, 50, 20), .at(50, 25, 50, 30), .at(0, 55, 50, 40)])
    }

    @Test("Scrolling up into unmeasured rows moves the visible rows exactly as far as the wheel does")
    func upwards() throws {
        let view = show(list(), count: 1000)
        view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
        stage.advance(by: 0.1)
        let path = IndexPath(item: 500, section: 0)
        #expect(view.cellForItem(at: path)?.frame.minY == view.contentOffset.y)
        for step in 1...20 {
            stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -4))
            stage.advance(by: 0.02)
            let cell = try #require(view.cellForItem(at: path))
            #expect(cell.frame.minY - view.contentOffset.y == CGFloat(4 * step))
        }
    }

    @Test("Tags are laid out in lines by their own widths")
    func tags() {
        let tag = NSCollectionLayoutItem.of(.estimated(20), .absolute(10))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(10)), subitems: [tag])
        group.interItemSpacing = .fixed(5)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 2
        source.width = { [40, 50, 60, 30, 20][$0 % 5] }
        let view = show(UICollectionViewCompositionalLayout(section: section), count: 5)
        #expect(
            frames(view, 0..<5)
                == [.at(0, 0, 40, 10), .at(45, 0, 50, 10), .at(0, 12, 60, 10), .at(65, 12, 30, 10), .at(0, 24, 20, 10)])
    }

    @Test("An insertion keeps known sizes, and a reload of an item measures it again")
    func updates() {
        let view = show(list(), count: 6)
        source.count = 7
        source.height = { _ in 35 }
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
        stage.advance(by: 1)
        #expect(frames(view, 0..<3) == [.at(0, 0, 100, 20), .at(0, 20, 100, 35), .at(0, 55, 100, 30)])
        view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        stage.advance(by: 1)
        #expect(frames(view, 0..<2) == [.at(0, 0, 100, 35), .at(0, 35, 100, 35)])
    }

    @Test("Invalidating the layout measures the visible cells again")
    func invalidation() {
        let layout = list()
        let view = show(layout, count: 3)
        (view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)?.height.constant = 44
        layout.invalidateLayout()
        stage.advance(by: 0.1)
        #expect(frames(view, 0..<2) == [.at(0, 0, 100, 44), .at(0, 44, 100, 30)])
    }

    @Test("A list of a million estimated rows needs cells only for the visible rows")
    func million() {
        let view = show(list(), count: 1_000_000)
        #expect(source.cellsGiven <= 4)
        view.scrollToItem(at: IndexPath(item: 777_777, section: 0), at: .top, animated: false)
        stage.advance(by: 0.1)
        #expect(view.indexPathsForVisibleItems.first?.item == 777_777)
        #expect(source.cellsGiven <= 20)
    }

    @Test("A horizontal section is as high as its tallest card, and cards have their own widths")
    func orthogonal() {
        let card = NSCollectionLayoutSize.of(.estimated(20), .estimated(10))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
        section.orthogonalScrollingBehavior = .continuous
        let view = show(UICollectionViewCompositionalLayout(section: section), count: 10)
        #expect(frames(view, 0..<3) == [.at(0, 0, 30, 20), .at(30, 0, 30, 30), .at(60, 0, 30, 40)])
        #expect(view.contentSize.height == 40)
    }

    @Test("A flow layout with an estimate measures its cells and uses their sizes")
    func flow() {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        flow.minimumInteritemSpacing = 0
        flow.minimumLineSpacing = 0
        source.width = { _ in 50 }
        let view = show(flow, count: 100_000)
        #expect(
            frames(view, 0..<4) == [.at(0, 5, 50, 20), .at(50, 0, 50, 30), .at(0, 40, 50, 40), .at(50, 50, 50, 20)]
                || frames(view, 0..<2).map(\.size) == [CGSize(width: 50, height: 20), CGSize(width: 50, height: 30)])
        #expect(view.visibleCells.allSatisfy { $0.frame.width == 50 })
        #expect(source.cellsGiven <= 10)
    }
}
