public import Foundation
public import ListKit

/// A table's data source that also provides the rows of its skeleton.
///
/// While a skeleton is active, the table calls these methods instead of those of `UITableViewDataSource`. `dataSource`
/// and `delegate` are not replaced.
@preconcurrency @MainActor
public protocol SkeletonTableViewDataSource: UITableViewDataSource {
    /// Returns the number of sections of the skeleton. 1 by default.
    func numSections(in collectionSkeletonView: UITableView) -> Int
    /// Returns the number of rows in `section` of the skeleton; by default, enough rows to fill the table.
    func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the reuse identifier of a row's cell.
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier
    /// Returns the cell of a row. By default, returns `nil`, which dequeues a cell with the identifier from
    /// `cellIdentifierForRowAt`.
    func collectionSkeletonView(
        _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
    ) -> UITableViewCell?
    /// Called before a cell is shown as a skeleton. Does nothing by default.
    func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath)
}

extension SkeletonTableViewDataSource {
    /// Returns 1.
    public func numSections(in collectionSkeletonView: UITableView) -> Int { 1 }

    /// Returns `UITableView.automaticNumberOfSkeletonRows`, which fills the table.
    public func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
        UITableView.automaticNumberOfSkeletonRows
    }

    /// Returns `nil`, which dequeues a cell with the reuse identifier.
    public func collectionSkeletonView(
        _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
    ) -> UITableViewCell? { nil }

    /// Does nothing.
    public func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {}
}

extension SkeletonTableViewDataSource {
    // The first parameter is optional so that the compiler doesn't report this method as a near match of the
    // requirement and suggest it to data sources that lack the required method.
    /// The former, misspelled name of `collectionSkeletonView(_:cellIdentifierForRowAt:)`.
    @available(*, deprecated, renamed: "collectionSkeletonView(_:cellIdentifierForRowAt:)")
    public func collectionSkeletonView(
        _ skeletonView: UITableView?, cellIdenfierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier {
        skeletonView.map { collectionSkeletonView($0, cellIdentifierForRowAt: indexPath) } ?? ""
    }
}

extension UITableView {
    /// A sentinel that stands for the number of rows needed to fill the table, given their actual heights. At most
    /// 10,000 per section.
    public nonisolated static let automaticNumberOfSkeletonRows = -1
}
