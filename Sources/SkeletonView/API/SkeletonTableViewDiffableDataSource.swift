public import Foundation
public import ListKit

/// A diffable data source that also provides the rows of a skeleton: enough to fill the table, with cells of one reuse
/// identifier. Override its methods to customize the skeleton.
@preconcurrency @MainActor
open class SkeletonTableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, SkeletonTableViewDataSource {
    /// The reuse identifier of the skeleton's cells.
    open var skeletonCellIdentifier: ReusableCellIdentifier

    /// Creates an empty data source and sets it as the data source of `tableView`, which doesn't retain it. The
    /// skeleton's cells are dequeued with `skeletonCellIdentifier`.
    public init(
        tableView: UITableView, skeletonCellIdentifier: ReusableCellIdentifier, cellProvider: @escaping CellProvider
    ) {
        self.skeletonCellIdentifier = skeletonCellIdentifier
        super.init(tableView: tableView, cellProvider: cellProvider)
    }

    open func numSections(in collectionSkeletonView: UITableView) -> Int { 1 }

    open func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
        UITableView.automaticNumberOfSkeletonRows
    }

    open func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { skeletonCellIdentifier }

    open func collectionSkeletonView(
        _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
    ) -> UITableViewCell? { nil }

    open func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {}
}
