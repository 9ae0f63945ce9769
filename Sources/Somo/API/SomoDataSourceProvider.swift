public import Foundation
import LayerKit
public import ListKit
import Reporting

/// A data source and delegate that fills a table or a collection view with placeholder cells.
///
/// Set it as the list's data source and delegate, and retain it: lists hold both weakly. When the data arrives, set the
/// app's data source and delegate again and reload. A cell's bones are removed when the cell leaves the list.
///
/// A subclass may override the methods of this class. Other delegate methods that the subclass adds are never called.
@preconcurrency @MainActor
open class SomoDataSourceProvider: NSObject {
    /// The number of rows or items, 20 by default. Negative values count as 0. Reload the list after changing this
    /// property.
    open var numberOfRowsInSection = 20

    private let content: Content

    /// The source of the cells and their sizes: a reuse identifier or the app's closures.
    private enum Content {
        case identifier(String)
        case table((UITableView, IndexPath) -> UITableViewCell, height: (UITableView, IndexPath) -> CGFloat)
        case collection(
            (UICollectionView, IndexPath) -> UICollectionViewCell, size: (UICollectionView, IndexPath) -> CGSize)
    }

    /// Creates a provider for one kind of cell, for a table or a collection view that has registered
    /// `cellReuseIdentifier`.
    ///
    /// Rows have the table's `rowHeight`, and items have the size that the layout specifies, such as a flow layout's
    /// `itemSize`.
    public init(cellReuseIdentifier: String) {
        content = .identifier(cellReuseIdentifier)
    }

    /// Creates a provider for a table with different kinds of cells.
    ///
    /// - Parameters:
    ///   - tableCell: A closure that returns the cell of a row, dequeued from the table.
    ///   - height: A closure that returns the height of a row in points. A negative or nonfinite height is replaced
    ///     with the table's `rowHeight`.
    public init(
        tableCell: @escaping (UITableView, IndexPath) -> UITableViewCell,
        height: @escaping (UITableView, IndexPath) -> CGFloat
    ) {
        content = .table(tableCell, height: height)
    }

    /// Somo's name for `init(tableCell:height:)`.
    public convenience init(
        tableViewCellBlock: @escaping (UITableView, IndexPath) -> UITableViewCell,
        heightBlock: @escaping (UITableView, IndexPath) -> CGFloat
    ) {
        self.init(tableCell: tableViewCellBlock, height: heightBlock)
    }

    /// Creates a provider for a collection view with different kinds of cells.
    ///
    /// - Parameters:
    ///   - collectionCell: A closure that returns the cell of an item, dequeued from the collection view.
    ///   - size: A closure that returns the size of an item in points. A negative or nonfinite size is replaced with
    ///     the flow layout's `itemSize`.
    public init(
        collectionCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell,
        size: @escaping (UICollectionView, IndexPath) -> CGSize
    ) {
        content = .collection(collectionCell, size: size)
    }

    private func reportOtherList(_ list: String) {
        Diagnostics.report(
            "SomoDataSourceProvider: created for another kind of list; the \(list) shows empty cells")
    }

    // MARK: Tables

    /// Returns 1.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Returns `numberOfRowsInSection`, or 0 if it is negative.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        max(0, numberOfRowsInSection)
    }

    /// Returns a cell from the provider's closure, or dequeues one with the provider's identifier.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch content {
        case .identifier(let identifier):
            return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        case .table(let cell, _):
            return cell(tableView, indexPath)
        case .collection:
            reportOtherList("table")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// Returns the height from the provider's closure, or the table's `rowHeight`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard case .table(_, let height) = content else { return tableView.rowHeight }
        let given = height(tableView, indexPath)
        if given.isFinite, given >= 0 { return given }
        Diagnostics.report("SomoDataSourceProvider: invalid row height \(given); using the table's rowHeight")
        return tableView.rowHeight
    }

    /// Returns `false`, because placeholder rows can't be selected.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns `nil`, because placeholder rows can't be selected.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }

    /// Shows the cell's bones if the cell is a `SomoSkeletonLayout`.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.beginSomo(endsOnRemoval: true)
    }

    // MARK: Collections

    /// Returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns `numberOfRowsInSection`, or 0 if it is negative.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        max(0, numberOfRowsInSection)
    }

    /// Returns a cell from the provider's closure, or dequeues one with the provider's identifier.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        switch content {
        case .identifier(let identifier):
            return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        case .collection(let cell, _):
            return cell(collectionView, indexPath)
        case .table:
            reportOtherList("collection")
            return UICollectionViewCell(frame: .zero)
        }
    }

    /// Returns the size from the provider's closure, or the flow layout's `itemSize`.
    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let itemSize = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        guard case .collection(_, let size) = content else { return itemSize }
        let given = size(collectionView, indexPath)
        if given.width.isFinite, given.height.isFinite, given.width >= 0, given.height >= 0 { return given }
        Diagnostics.report(
            "SomoDataSourceProvider: invalid item size \(given.width) x \(given.height); using the layout's "
                + "itemSize"
        )
        return itemSize
    }

    /// Returns `false`, because placeholder items can't be selected.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Shows the cell's bones if the cell is a `SomoSkeletonLayout`.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        cell.beginSomo(endsOnRemoval: true)
    }
}

extension SomoDataSourceProvider: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{}
