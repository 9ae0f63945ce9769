public import Foundation
public import ListKit

/// A table's diffable data source that also gives the rows of its skeleton: as many as fill the table, with the cells
/// of one queue. Override what is to be otherwise.
@preconcurrency @MainActor
open class SkeletonTableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, SkeletonTableViewDataSource {
    /// The queue that the cells of the skeleton are taken from.
    open var skeletonCellIdentifier: ReusableCellIdentifier

    /// Makes a data source without sections, which `tableView` has from now on but does not keep, and whose skeleton
    /// takes its cells from the queue that `skeletonCellIdentifier` names.
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
