import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("UICollectionView")
struct UICollectionViewTests {
    private typealias Cell = CollectionFixture.Cell
    private typealias Header = CollectionFixture.Header

    /// A delegate that records displayed and removed views.
    private final class Witness: UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log.append("will \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { log.append("did end \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) { log.append("will header \(indexPath.section)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) { log.append("did end header \(indexPath.section)") }
    }

    /// A layout that counts requests for the size of items.
    private final class CountingFlow: UICollectionViewFlowLayout {
        private(set) var sizeQuestions = 0
        private(set) var preparations = 0
        private(set) var mostAnswered = 0
        override var itemSize: CGSize {
            get {
                sizeQuestions += 1
                return CGSize(width: 40, height: 20)
            }
            set {}
        }
        override func prepare() {
            preparations += 1
            super.prepare()
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let answer = super.layoutAttributesForElements(in: rect)
            mostAnswered = max(mostAnswered, answer?.count ?? 0)
            return answer
        }
    }

    /// A delegate that implements nothing.
    private final class SilentDelegate: UICollectionViewDelegateFlowLayout {}

    private let flow = UICollectionViewFlowLayout()
    private let fixture: CollectionFixture
    private var view: UICollectionView { fixture.view }

    init() {
        flow.itemSize = CGSize(width: 40, height: 20)
        fixture = CollectionFixture(layout: flow)
    }

    @Test("Only visible items have cells, and those are reused while scrolling")
    func reuse() {
        fixture.show([10_000])
        #expect(fixture.shownItems == Array(0..<8))
        #expect(fixture.source.cellsGiven == 8)
        var cells = Set(view.visibleCells.map(ObjectIdentifier.init))

        for _ in 0..<300 {
            fixture.scroll(by: CGVector(dx: 0, dy: 37))
            cells.formUnion(view.visibleCells.map(ObjectIdentifier.init))
        }

        #expect(view.contentOffset.y == 11_100)
        #expect(fixture.shownItems == Array(740..<748))
        #expect(cells.count <= 12)
        #expect(view.descendants(of: Cell.self).count == view.visibleCells.count)
        for cell in view.visibleCells {
            #expect(view.indexPath(for: cell)?.item == (cell as? Cell)?.item)
            #expect((cell as? Cell)?.reuses ?? 0 > 0)
        }
    }

    @Test("A million items cost no more than a screenful", arguments: [true, false])
    func million(hasDelegate: Bool) {
        let (flow, delegate) = (CountingFlow(), SilentDelegate())
        let fixture = CollectionFixture(layout: flow)
        fixture.view.delegate = hasDelegate ? delegate : nil
        fixture.show([1_000_000, 1_000_000])
        fixture.scroll(by: CGVector(dx: 0, dy: 20_000_000))

        #expect(fixture.view.contentOffset.y == 20_000_000)
        // The first section has 500,000 lines and is 14,999,990 points long. Line 166,667 is at 5,000,010 points.
        #expect(fixture.view.indexPathsForVisibleItems.first == IndexPath(item: 333_334, section: 1))
        #expect(flow.preparations == 1)
        #expect(flow.sizeQuestions <= 4)
        #expect(flow.mostAnswered <= 10)
        #expect(fixture.source.cellsGiven <= 20)
    }

    @Test(
        "The size of each of many items is requested once, and scrolling creates few cells")
    func millionSizes() {
        let sizes = FlowSizes()
        sizes.sizes = [CGSize(width: 40, height: 20), CGSize(width: 30, height: 30), CGSize(width: 70, height: 10)]
        view.delegate = sizes
        fixture.show([300_000])
        #expect(sizes.questions == 300_000)
        var cells = Set(view.visibleCells.map(ObjectIdentifier.init))
        for part in 1...40 {
            view.contentOffset.y = CGFloat(part) * view.contentSize.height / 41
            fixture.stage.advance(by: 0.02)
            #expect(view.visibleCells.count <= 10)
            cells.formUnion(view.visibleCells.map(ObjectIdentifier.init))
        }
        #expect(sizes.questions == 300_000 && cells.count <= 20)
        #expect(view.subviews.count { $0 is UICollectionViewCell } == view.visibleCells.count)
    }

    @Test("Headers have their own reuse queue and are found by kind and index path")
    func headers() {
        flow.headerReferenceSize.height = 30
        fixture.show([2, 2, 40])
        let kind = UICollectionView.elementKindSectionHeader
        func shown() -> [Int] { view.visibleSupplementaryViews(ofKind: kind).compactMap { ($0 as? Header)?.section } }

        #expect(shown() == [0, 1])
        #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))?.frame.minY == 50)
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)

        fixture.scroll(by: CGVector(dx: 0, dy: 60))
        #expect(shown() == [1, 2])
        fixture.scroll(by: CGVector(dx: 0, dy: 200))
        #expect(shown() == [])
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind).isEmpty)
        #expect(fixture.source.headersGiven == 3)
    }

    @Test("willDisplay and didEndDisplaying are called for cells and headers")
    func announcements() {
        let witness = Witness()
        flow.headerReferenceSize.height = 30
        view.delegate = witness
        fixture.show([6])
        #expect(witness.log == ["will 0", "will header 0", "will 1", "will 2", "will 3", "will 4", "will 5"])
        witness.log = []

        fixture.show([8])
        fixture.scroll(by: CGVector(dx: 0, dy: 100))
        #expect(witness.log.suffix(3) == ["did end header 0", "will 6", "will 7"])
    }

    @Test("A cell already has its final size when the data source configures it")
    func sizeAtDequeue() {
        final class Source: UICollectionViewDataSource {
            var sizes: [CGSize] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                sizes.append(cell.frame.size)
                return cell
            }
        }
        let source = Source()
        view.dataSource = source
        fixture.stage.advance(by: 0.1)
        #expect(source.sizes == [CGSize(width: 40, height: 20)])
    }

    @Test("scrollToItem places an item as requested, within the content")
    func scrolling() {
        fixture.show([100])
        typealias Position = UICollectionView.ScrollPosition
        // Item 20 is in line 10, from 300 to 320. The content is 1490 points long.
        let table: [(item: Int, position: Position, from: CGFloat, offset: CGFloat)] = [
            (20, .top, 0, 300), (20, .centeredVertically, 0, 260), (20, .bottom, 0, 220), (20, .left, 0, 220),
            (20, .left, 500, 300), (20, .left, 250, 250), (20, [], 0, 0), (99, .top, 0, 1390), (0, .bottom, 700, 0),
        ]
        for row in table {
            view.contentOffset.y = row.from
            view.scrollToItem(at: IndexPath(item: row.item, section: 0), at: row.position, animated: false)
            #expect(view.contentOffset == CGPoint(x: 0, y: row.offset), "\(row)")
        }

        view.contentOffset.y = 0
        view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: true)
        fixture.stage.advance(by: 1)
        #expect(view.contentOffset.y == 300)
    }

    @Test("Nothing is drawn while nothing changes")
    func idle() {
        fixture.show([100])
        fixture.scroll(by: CGVector(dx: 0, dy: 35))
        fixture.stage.advance(by: 3)
        let frames = fixture.stage.drawnFrames
        view.setNeedsLayout()
        fixture.stage.advance(by: 1)
        #expect(fixture.stage.drawnFrames == frames)
    }

    @Test("Cells and supplementary views are created with the size from the layout")
    func sizeAtInit() {
        final class Sized: UICollectionViewCell {
            static var frames: [CGRect] = []
            override init(frame: CGRect) {
                super.init(frame: frame)
                Self.frames.append(frame)
            }
            required init?(coder: NSCoder) { nil }
        }
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 40, height: 30)
        let fixture = CollectionFixture(layout: flow)
        fixture.view.register(Sized.self, forCellWithReuseIdentifier: "cell")

        fixture.show([2])
        #expect(Sized.frames.map(\.size) == [CGSize(width: 40, height: 30), CGSize(width: 40, height: 30)])
        #expect(Sized.frames.first?.origin == .zero && Sized.frames.last?.minX == 60)
    }
}
