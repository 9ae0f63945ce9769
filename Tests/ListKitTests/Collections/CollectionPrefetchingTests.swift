import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Prefetching of a UICollectionView")
struct CollectionPrefetchingTests {
    private final class Prefetcher: UICollectionViewDataSourcePrefetching {
        private var requested: [Int] = []
        private var cancelled: [Int] = []

        /// Returns the items that were requested and those that were canceled since the last call.
        func takeItems() -> [[Int]] {
            defer { (requested, cancelled) = ([], []) }
            return [requested, cancelled]
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            requested += indexPaths.map(\.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            cancelled += indexPaths.map(\.item)
        }
    }

    @Test(
        "The next items are prefetched once, and canceled when the direction changes",
        arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func directions(direction: UICollectionView.ScrollDirection) {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = direction
        flow.itemSize = CGSize(width: 50, height: 50)
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
        let fixture = CollectionFixture(layout: flow)
        let prefetcher = Prefetcher()
        fixture.view.prefetchDataSource = prefetcher
        func scroll(by distance: CGFloat) {
            let isVertical = direction == .vertical
            fixture.scroll(by: CGVector(dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0))
        }

        fixture.show([40])
        #expect(prefetcher.takeItems() == [[4, 5, 6, 7], []])
        scroll(by: 100)
        #expect(prefetcher.takeItems() == [[8, 9, 10, 11], []])
        scroll(by: -50)
        #expect(prefetcher.takeItems() == [[1, 0], [8, 9, 10, 11]])

        fixture.view.isPrefetchingEnabled = false
        #expect(prefetcher.takeItems() == [[], [0, 1]])
        scroll(by: 200)
        #expect(prefetcher.takeItems() == [[], []])
    }
}
