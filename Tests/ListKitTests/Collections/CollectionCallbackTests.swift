import Foundation
import LayerKit
import Reporting
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Callbacks that change a UICollectionView")
struct CollectionCallbackTests {
    private let flow = UICollectionViewFlowLayout()
    private let fixture: CollectionFixture
    private var view: UICollectionView { fixture.view }

    init() {
        flow.itemSize = CGSize(width: 40, height: 20)
        fixture = CollectionFixture(layout: flow)
    }

    @Test("A batch right after a reload can query the counts before it changes them")
    func askedAmidBatch() {
        let said = Diagnostics.messages {
            fixture.source.sections = [2]
            view.reloadData()
            view.performBatchUpdates {
                #expect(view.numberOfItems(inSection: 0) == 2)
                fixture.source.sections = [3]
                view.insertItems(at: [IndexPath(item: 2, section: 0)])
            }
            fixture.stage.advance(by: 0.1)
        }
        #expect(said == [])
        #expect(fixture.shownItems == [0, 1, 2])
    }

    @Test("A batch update inside a callback reloads all data")
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

    /// Reloads all data in the callback that `place` specifies, up to `times` times.
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
            // Queries right after the reload, before the collection view has returned from the callback.
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

    @Test("Reloads inside delegate callbacks are safe, and the shown items are correct", arguments: [1, 3, 100_000])
    func reloadInCallbacks(times: Int) {
        _ = Diagnostics.messages {
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
    }

    @Test("A data source that reloads while it is asked for a cell shows its new items")
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
