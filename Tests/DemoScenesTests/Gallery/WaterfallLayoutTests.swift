import DemoScenes
import DrawKit
import Foundation
import ListKit
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("WaterfallLayout")
struct WaterfallLayoutTests {
    /// A data source with colored cards, and a header bar for each section.
    private final class Cards: UICollectionViewDataSource {
        var sections = [0]
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let hues: [(CGFloat, CGFloat, CGFloat)] = [
                (0.3, 0.5, 0.9), (0.4, 0.7, 0.5), (0.9, 0.6, 0.3), (0.8, 0.4, 0.6),
            ]
            let hue = hues[indexPath.item % hues.count]
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.backgroundColor = UIColor(red: hue.0, green: hue.1, blue: hue.2, alpha: 1)
            cell.contentView.layer.cornerRadius = 10
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            view.backgroundColor = .systemGray5
            return view
        }
    }

    private let layout = WaterfallLayout()
    private let cards = Cards()
    private let stage: OffscreenStage
    private let view: UICollectionView

    init() {
        stage = OffscreenStage(size: CGSize(width: 320, height: 240), scale: 1)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = cards
        stage.window.addSubview(view)
        layout.minimumColumnWidth = 90
        layout.spacing = 10
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        layout.itemHeight = { path, _ in [40, 70, 20, 110, 60, 90][path.item % 6] }
    }

    private func show(_ sections: [Int]) {
        cards.sections = sections
        view.reloadData()
        stage.advance(by: 0.1)
    }

    private func frames(section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    @Test("Each item goes under the shortest column, and sections with headers stack vertically")
    func places() {
        layout.headerHeight = 30
        show([5, 0, 1])
        // 300 points fit three columns of 93 1/3 points.
        let width: CGFloat = 280.0 / 3
        let found = frames()
        #expect(found.map(\.minY) == [35, 35, 35, 65, 85])
        let columns = found.map { Int((($0.minX - 10) / (width + 10)).rounded()) }
        #expect(columns == [0, 1, 2, 2, 0])
        #expect(found.allSatisfy { abs($0.width - width) < 0.001 })
        #expect(found.map(\.height) == [40, 70, 20, 110, 60])
        // The longest column ends at 175; the empty section is 40 points tall.
        #expect(frames(section: 2).map(\.minY) == [255])
        #expect(view.contentSize == CGSize(width: 320, height: 300))
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 3)
    }

    @Test(
        "A waterfall's number of columns follows its width",
        arguments: [(80, 1), (200, 1), (210, 2), (1020, 10), (0, 1)])
    func columns(width: CGFloat, count: Int) {
        view.frame.size.width = width
        show([30])
        #expect(Set(frames().map(\.minX)).count == count)
    }

    @Test("A long waterfall returns exactly the elements that intersect a rectangle")
    func elementsInRect() {
        var random = SeededGenerator(seed: 4)
        let heights = (0..<500).map { _ in CGFloat(random.number(0...120)) }
        layout.itemHeight = { path, _ in heights[path.item] }
        layout.headerHeight = 12
        show([300, 0, 500])
        let all = frames() + frames(section: 2)
        for _ in 0..<300 {
            let top = CGFloat(random.number(-50...Int(view.contentSize.height)))
            let rect = CGRect(x: 0, y: top, width: 320, height: CGFloat(random.number(1...200)))
            let found = (layout.layoutAttributesForElements(in: rect) ?? [])
                .filter { $0.representedElementCategory == .cell }.map(\.frame)
            let expected = all.filter { $0.minY < rect.maxY && $0.maxY > rect.minY && $0.height > 0 }
            #expect(found.filter { $0.height > 0 } == expected)
        }
    }

    @Test("Invalid numbers give a finite layout", arguments: [CGFloat.nan, .infinity, -5, 1e300, 0])
    func absurd(number: CGFloat) {
        layout.itemHeight = { _, _ in number }
        layout.minimumColumnWidth = number
        layout.spacing = number
        layout.headerHeight = number
        layout.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        show([50])
        #expect(view.contentSize.height.isFinite && view.visibleCells.count <= 50)
    }

    @Test("A waterfall matches its golden images: light, and dark with right-to-left layout")
    func pictures() throws {
        layout.headerHeight = 26
        show([9, 4])
        try GoldenImage.expect(stage.bitmap(), named: "waterfall-light")
        stage.window.overrideUserInterfaceStyle = .dark
        stage.direction = .rightToLeft
        stage.advance(by: 0.1)
        try GoldenImage.expect(stage.bitmap(), named: "waterfall-dark-rtl")
    }
}
