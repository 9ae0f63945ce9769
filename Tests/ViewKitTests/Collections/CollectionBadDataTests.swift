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
            let cell = UICollectionViewCell(frame: .zero)
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { cell }
        }
        let source = Source()
        let said = messages {
            view.dataSource = source
            fixture.stage.advance(by: 0.1)
        }
        #expect(said.count == 1 && said[0].contains("one view for two places"))
        #expect(view.visibleCells.count == 3 && view.visibleCells[0] === source.cell)
    }

    @Test("Counts below zero, absurd counts and paths that do not exist are survived")
    func badData() {
        fixture.show([-5, Int.max, Int.min])
        #expect((0..<4).map { view.numberOfItems(inSection: $0) } == [0, Int(Int32.max), 0, 0])
        #expect(fixture.shownItems.count == 8)
        #expect(view.contentSize.height.isFinite)
        for path in [IndexPath(), IndexPath(index: 1), IndexPath(item: -1, section: 1), IndexPath(item: 0, section: 9)]
        {
            #expect(view.cellForItem(at: path) == nil && view.layoutAttributesForItem(at: path) == nil)
            view.scrollToItem(at: path, at: .top, animated: false)
            view.selectItem(at: path, animated: false, scrollPosition: .top)
            view.deselectItem(at: path, animated: false)
        }
        #expect(view.contentOffset == .zero && view.indexPathsForSelectedItems == nil)
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
