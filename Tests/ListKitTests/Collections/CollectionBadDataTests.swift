import Foundation
import LayerKit
import Reporting
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Bad data in a UICollectionView")
struct CollectionBadDataTests {
    private let flow = UICollectionViewFlowLayout()
    private let fixture: CollectionFixture
    private var view: UICollectionView { fixture.view }

    init() {
        flow.itemSize = CGSize(width: 40, height: 20)
        fixture = CollectionFixture(layout: flow)
    }

    /// Returns the messages reported by `work`.
    private func messages(_ work: () -> Void) -> [String] {
        Diagnostics.messages(during: work)
    }

    @Test("Unregistered identifiers give empty views and messages that name them")
    func unregistered() {
        let path = IndexPath(item: 0, section: 0)
        let said = messages {
            #expect(view.dequeueReusableCell(withReuseIdentifier: "missing", for: path).reuseIdentifier == nil)
            _ = view.dequeueReusableSupplementaryView(ofKind: "badge", withReuseIdentifier: "lost", for: path)
        }
        #expect(
            said == [
                "UICollectionView: no cell class is registered for \"missing\" (registered: cell)",
                "UICollectionView: no view class of kind \"badge\" is registered for \"lost\" (registered: none)",
            ])
    }

    @Test("One cell returned for all items is shown once, with a message")
    func oneCellForAll() {
        final class Source: UICollectionViewDataSource {
            var cell: UICollectionViewCell?
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = cell ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                self.cell = cell
                return cell
            }
        }
        let source = Source()
        let said = messages {
            view.dataSource = source
            fixture.stage.advance(by: 0.1)
        }
        #expect(said.count == 1 && said[0].contains("one view for two positions"))
        #expect(view.visibleCells.count == 3 && view.visibleCells[0] === source.cell)
    }

    @Test("Negative and extreme counts are rejected with messages, and missing paths are safe")
    func badCounts() {
        let said = messages { fixture.show([-5, Int.max, Int(Int32.max), 3]) }
        #expect(
            said == [
                "UICollectionView: the data source returned -5 for the number of items in section 0; "
                    + "expected 0 to 2147483647, showing none",
                "UICollectionView: the data source returned 9223372036854775807 for the number of items in section 1; "
                    + "expected 0 to 2147483647, showing none",
            ])
        #expect((0..<5).map { view.numberOfItems(inSection: $0) } == [0, 0, Int(Int32.max), 3, 0])
        #expect(fixture.shownItems.count == 8)
        #expect(view.contentSize.height.isFinite)
        for path in [IndexPath(), IndexPath(index: 2), IndexPath(item: -1, section: 2), IndexPath(item: 0, section: 9)]
        {
            #expect(view.cellForItem(at: path) == nil && view.layoutAttributesForItem(at: path) == nil)
            view.scrollToItem(at: path, at: .top, animated: false)
            view.selectItem(at: path, animated: false, scrollPosition: .top)
            view.deselectItem(at: path, animated: false)
        }
        #expect(view.contentOffset == .zero && view.indexPathsForSelectedItems == nil)
    }

    @Test("If there are too many items to request each size, the first size applies to all, with a message")
    func tooManySizes() {
        let sizes = FlowSizes()
        sizes.sizes = [CGSize(width: 40, height: 20), CGSize(width: 30, height: 30)]
        view.delegate = sizes
        let said = messages { fixture.show([2_000_000_001]) }
        #expect(said.count == 1 && said[0].contains("2000000001 items"))
        #expect(fixture.shownItems.count == 8 && sizes.questions == 1)
    }

    @Test("Cells that were not dequeued are shown but not reused, with a message")
    func foreignCells() {
        final class Source: UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        let source = Source()
        let said = messages {
            view.dataSource = source
            fixture.stage.advance(by: 0.1)
            fixture.scroll(by: CGVector(dx: 0, dy: 200))
        }
        #expect(said.count == 1 && said[0].contains("dequeueReusableCell"))
        #expect(view.visibleCells.count == 6)
    }

    @Test("A layout that returns invalid numbers and paths during a batch is safe")
    func lyingLayout() {
        final class Liar: UICollectionViewFlowLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 77, section: 8))
            }
            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? { finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath())
                attributes.transform = CGAffineTransform(scaleX: .nan, y: 1)
                attributes.frame = CGRect(x: CGFloat.nan, y: .infinity, width: -1, height: 1e308)
                return attributes
            }
            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
                CGPoint(x: CGFloat.nan, y: 1e308)
            }
        }
        let fixture = CollectionFixture(layout: Liar())
        fixture.show([20])
        fixture.source.sections = [20]
        fixture.view.performBatchUpdates {
            fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            fixture.view.insertItems(at: [IndexPath(item: 3, section: 0)])
        }
        for _ in 0..<40 { fixture.stage.advance(by: 0.02) }
        #expect(fixture.view.contentOffset.y.isFinite && fixture.shownItems.count == 2)
    }

    @Test("If items are removed, the view scrolls back into its content; without a data source, it is empty")
    func fewerItems() {
        fixture.show([100])
        fixture.scroll(by: CGVector(dx: 0, dy: 1e9))
        fixture.show([3])
        #expect(view.contentOffset.y == 0 && fixture.shownItems == [0, 1, 2])

        view.dataSource = nil
        fixture.stage.advance(by: 0.1)
        #expect(view.visibleCells.isEmpty && view.numberOfSections == 0 && view.contentSize.height == 0)
    }

    @Test("Items changed without an update are reloaded with a message when they scroll in")
    func silentChange() {
        let end = "; call reloadData or performBatchUpdates when they change"
        let begin = "UICollectionView: the items changed without an update; reloading everything: "
        fixture.show([100])
        var said = messages {
            fixture.source.sections = [3]
            fixture.scroll(by: CGVector(dx: 0, dy: 300))
        }
        #expect(said == [begin + "section 0 has 3 items now, but had 100" + end])
        #expect(fixture.shownItems == [0, 1, 2])

        fixture.show([4, 100])
        said = messages {
            fixture.source.sections = []
            let other = UICollectionViewFlowLayout()
            other.itemSize = CGSize(width: 20, height: 10)
            view.setCollectionViewLayout(other, animated: true)
            fixture.stage.advance(by: 1, step: 0.1)
        }
        #expect(said == [begin + "there are 0 sections now, but there were 2" + end])
        #expect(view.visibleCells.isEmpty && view.numberOfSections == 0)
    }

    @Test("If the data source is deallocated, the collection view becomes empty, with one message")
    func goneDataSource() {
        fixture.show([100])
        var source: CollectionFixture.Source? = CollectionFixture.Source()
        source?.sections = [100]
        view.dataSource = source
        fixture.stage.advance(by: 0.1)
        #expect(view.visibleCells.count == 8)
        let said = messages {
            source = nil
            for _ in 0..<3 { fixture.scroll(by: CGVector(dx: 0, dy: 200)) }
        }
        #expect(said == ["UICollectionView: the data source was deallocated; the collection view is empty"])
        #expect(view.visibleCells.isEmpty && view.contentSize.height == 0)
    }
}
