import Foundation
import LayerKit
import SDLKit
import Testing
import ViewKit

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

    /// The messages that `work` gives.
    private func messages(_ work: () -> Void) -> [String] {
        let sink = Diagnostics.sink
        defer { Diagnostics.sink = sink }
        var messages: [String] = []
        Diagnostics.sink = { messages.append($0) }
        work()
        return messages
    }

    @Test("Identifiers that were never registered give empty views and messages that name them")
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

    @Test("One cell for all items is shown once, and a message says so")
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
        #expect(said.count == 1 && said[0].contains("one view for two places"))
        #expect(view.visibleCells.count == 3 && view.visibleCells[0] === source.cell)
    }

    @Test("Counts below zero and absurd ones are refused with a message each, and paths that do not exist are survived")
    func badCounts() {
        let said = messages { fixture.show([-5, Int.max, Int(Int32.max), 3]) }
        #expect(
            said == [
                "UICollectionView: the data source says that there are -5 items in section 0, which is refused: "
                    + "0 to 2147483647 are possible, and none are shown",
                "UICollectionView: the data source says that there are 9223372036854775807 items in section 1, which is "
                    + "refused: 0 to 2147483647 are possible, and none are shown",
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

    @Test("Sizes of more items than can be asked for are the first's, and a message says so")
    func tooManySizes() {
        let sizes = FlowSizes()
        sizes.sizes = [CGSize(width: 40, height: 20), CGSize(width: 30, height: 30)]
        view.delegate = sizes
        let said = messages { fixture.show([2_000_000_001]) }
        #expect(said.count == 1 && said[0].contains("2000000001 items"))
        #expect(fixture.shownItems.count == 8 && sizes.questions == 1)
    }

    @Test("A cell that is not from the queue is shown, not used again, and a message says so")
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

    @Test("A batch of updates amid a callback is a reload")
    func batchInCallback() {
        final class Source: UICollectionViewDataSource {
            var count = 5
            var isDone = false
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                if count == 5, indexPath.item == 2 {
                    count = 6
                    collectionView.performBatchUpdates {
                        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
                    } completion: {
                        self.isDone = $0
                    }
                }
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let source = Source()
        view.dataSource = source
        fixture.stage.advance(by: 1)
        #expect(source.isDone && view.visibleCells.count == 6)
        #expect(view.subviews.count { $0 is UICollectionViewCell } == 6)
    }

    /// Asks for everything anew in the callbacks that `place` names, `times` times.
    private final class Reloader: UICollectionViewDelegateFlowLayout {
        enum Place: CaseIterable {
            case size, willDisplay, didEndDisplaying, header
        }
        var place: Place?
        var times = 0
        private func reload(_ collectionView: UICollectionView, at place: Place) {
            guard place == self.place, times > 0 else { return }
            times -= 1
            collectionView.reloadData()
            // The worst moment to ask.
            _ = collectionView.numberOfItems(inSection: 0)
            _ = collectionView.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            reload(collectionView, at: .size)
            return CGSize(width: 40, height: 20 + indexPath.item % 2)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            reload(collectionView, at: .header)
            return CGSize(width: 10, height: 10)
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { reload(collectionView, at: .willDisplay) }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { reload(collectionView, at: .didEndDisplaying) }
    }

    @Test("Reloads inside any callback are survived, and what is shown is right", arguments: [1, 3, 100_000])
    func reloadInCallbacks(times: Int) {
        let sink = Diagnostics.sink
        defer { Diagnostics.sink = sink }
        Diagnostics.sink = { _ in }
        for place in Reloader.Place.allCases {
            let fixture = CollectionFixture(layout: UICollectionViewFlowLayout())
            let reloader = Reloader()
            reloader.place = place
            reloader.times = times
            fixture.view.delegate = reloader
            fixture.show([30])
            fixture.scroll(by: CGVector(dx: 0, dy: 60))
            fixture.source.sections = [12]
            fixture.view.performBatchUpdates {
                fixture.view.deleteItems(at: (12..<30).map { IndexPath(item: $0, section: 0) })
            }
            reloader.times = 0
            fixture.stage.advance(by: 1)
            #expect(fixture.view.numberOfItems(inSection: 0) == 12)
            #expect(fixture.shownItems == fixture.view.indexPathsForVisibleItems.map(\.item))
            #expect(fixture.shownItems.count >= 6, "\(place)")
            let cells = fixture.view.subviews.compactMap { $0 as? UICollectionViewCell }
            #expect(cells.count == fixture.shownItems.count)
        }
    }

    @Test("A layout that answers numbers that are none in a batch, and lies about paths, is survived")
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

    @Test("Fewer items bring the view back into its content, and no data source empties it")
    func fewerItems() {
        fixture.show([100])
        fixture.scroll(by: CGVector(dx: 0, dy: 1e9))
        fixture.show([3])
        #expect(view.contentOffset.y == 0 && fixture.shownItems == [0, 1, 2])

        view.dataSource = nil
        fixture.stage.advance(by: 0.1)
        #expect(view.visibleCells.isEmpty && view.numberOfSections == 0 && view.contentSize.height == 0)
    }

    @Test("A data source that reloads while it is asked for a cell shows what it has then")
    func reloadWhileAsked() {
        final class Source: UICollectionViewDataSource {
            var count = 5
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                if indexPath.item == 1, count == 5 {
                    count = 2
                    collectionView.reloadData()
                    #expect(collectionView.numberOfItems(inSection: 0) == 2)
                }
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let source = Source()
        view.dataSource = source
        fixture.stage.advance(by: 0.1)
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
        #expect(view.subviews.count { $0 is UICollectionViewCell } == 2)
    }
}
