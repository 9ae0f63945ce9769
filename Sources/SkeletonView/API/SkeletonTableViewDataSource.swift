public import Foundation
public import ListKit

/// A table's data source that also gives the rows of its skeleton. While a skeleton is on, the table asks these methods
/// instead of the others; `dataSource` and `delegate` stay what they are.
@preconcurrency @MainActor
public protocol SkeletonTableViewDataSource: UITableViewDataSource {
    /// How many sections the skeleton has; 1 unless implemented.
    func numSections(in collectionSkeletonView: UITableView) -> Int
    /// How many rows `section` of the skeleton has; unless implemented, enough to fill the table.
    func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The queue that a row's cell is taken from.
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier
    /// A row's cell; nil, unless implemented, lets the table take one from the queue of `cellIdentifierForRowAt`.
    func collectionSkeletonView(
        _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
    ) -> UITableViewCell?
    /// A cell is about to be shown as a skeleton.
    func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath)
}

extension SkeletonTableViewDataSource {
    /// One section.
    public func numSections(in collectionSkeletonView: UITableView) -> Int { 1 }

    /// Enough rows to fill the table.
    public func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
        UITableView.automaticNumberOfSkeletonRows
    }

    /// Nil.
    public func collectionSkeletonView(
        _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
    ) -> UITableViewCell? { nil }

    /// Does nothing.
    public func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {}
}

extension SkeletonTableViewDataSource {
    // Its first parameter is optional so that it is no near miss of the requirement: the compiler would name it,
    // instead of the method that a data source forgot.
    /// Older, misspelt name of `collectionSkeletonView(_:cellIdentifierForRowAt:)`.
    @available(*, deprecated, renamed: "collectionSkeletonView(_:cellIdentifierForRowAt:)")
    public func collectionSkeletonView(
        _ skeletonView: UITableView?, cellIdenfierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier {
        skeletonView.map { collectionSkeletonView($0, cellIdentifierForRowAt: indexPath) } ?? ""
    }
}

extension UITableView {
    /// Stands for as many rows of their real heights as fill the table; at most 10,000 a section.
    public nonisolated static let automaticNumberOfSkeletonRows = -1
}
