import Foundation
import SkeletonView
import Testing

/// Tests the public API of lists, with its exact names, labels and defaults.
@MainActor
@Suite("API of lists")
struct APICollectionsTests {
    /// A data source and delegate that implements only the required members.
    private final class Least: SkeletonCollectionViewDataSource, SkeletonCollectionViewDelegate,
        SkeletonTableViewDataSource, SkeletonTableViewDelegate
    {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
        func collectionSkeletonView(
            _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "item \(indexPath.item)" }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "row \(indexPath.row)" }
    }

    private let least = Least()
    private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let table = UITableView()
    private let path = IndexPath(item: 3, section: 0)

    @Test("A collection view's data source needs one method; the others have defaults")
    func collections() {
        let source: any SkeletonCollectionViewDataSource = least
        #expect(source.numSections(in: collection) == 1)
        #expect(UICollectionView.automaticNumberOfSkeletonItems == -1)
        #expect(source.collectionSkeletonView(collection, numberOfItemsInSection: 0) == -1)
        #expect(source.collectionSkeletonView(collection, cellIdentifierForItemAt: path) == "item 3")
        let kind = UICollectionView.elementKindSectionHeader
        #expect(source.collectionSkeletonView(collection, supplementaryViewIdentifierOfKind: kind, at: path) == nil)
        #expect(source.collectionSkeletonView(collection, skeletonCellForItemAt: path) == nil)
        source.collectionSkeletonView(collection, prepareCellForSkeleton: UICollectionViewCell(), at: path)
        source.collectionSkeletonView(collection, prepareViewForSkeleton: UICollectionReusableView(), at: path)
        let delegate: any SkeletonCollectionViewDelegate = least
        #expect(delegate as any UICollectionViewDelegate === least)
    }

    @Test("A table's delegate returns no header and no footer by default")
    func headers() {
        let delegate: any SkeletonTableViewDelegate = least
        let header: ReusableHeaderFooterIdentifier? = delegate.collectionSkeletonView(
            table, identifierForHeaderInSection: 0)
        let footer: ReusableHeaderFooterIdentifier? = delegate.collectionSkeletonView(
            table, identifierForFooterInSection: 0)
        #expect(header == nil && footer == nil)
    }

    @available(*, deprecated)
    @Test("The misspelled cellIdenfierForRowAt calls the correct method")
    func misspelled() {
        let source: any SkeletonTableViewDataSource = least
        #expect(source.collectionSkeletonView(table, cellIdenfierForRowAt: path) == "row 3")
    }

    @Test("Cells conform to SkeletonReusableCell, and prepareSkeleton calls its completion with true")
    func others() {
        let cells: [any SkeletonReusableCell] = [UITableViewCell(), UICollectionViewCell()]
        #expect(cells.count == 2)
        var isReady: Bool?
        collection.dataSource = least
        collection.prepareSkeleton(completion: { isReady = $0 })
        #expect(isReady == true)
        collection.prepareSkeleton { isReady = !$0 }
        #expect(isReady == false)
    }
}
