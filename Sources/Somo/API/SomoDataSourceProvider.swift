public import Foundation
import LayerKit
public import ListKit
import Reporting

/// Fills a table or a collection with cells that show their bones, until the app puts its own data source back.
///
/// Make it the list's data source and delegate, and keep it: lists do not. When the data is there, set the app's own in
/// its place and reload; the cells' bones end as they leave the list.
///
/// A subclass may override the methods that are here; other methods of the delegates that it adds are not heard.
@preconcurrency @MainActor
open class SomoDataSourceProvider {
    /// How many rows or items there are; below 0 counts as 0. 20 by default. The list shows another
    /// number when it is reloaded.
    open var numberOfRowsInSection = 20

    private let content: Content

    /// What the cells are and how large.
    private enum Content {
        case identifier(String)
        case table((UITableView, IndexPath) -> UITableViewCell, height: (UITableView, IndexPath) -> CGFloat)
        case collection(
            (UICollectionView, IndexPath) -> UICollectionViewCell, size: (UICollectionView, IndexPath) -> CGSize)
    }

    /// Makes a provider of cells of one kind, for a table (with its `rowHeight`) or a collection (with its layout's
    /// sizes) that `cellReuseIdentifier` is registered with.
    public init(cellReuseIdentifier: String) {
        content = .identifier(cellReuseIdentifier)
    }

    /// Makes a provider for a table whose cells differ.
    ///
    /// - Parameters:
    ///   - tableCell: The cell of a row, taken from the table's queue.
    ///   - height: The height of a row in points; one that is below 0 or not finite is the table's `rowHeight`.
    public init(
        tableCell: @escaping (UITableView, IndexPath) -> UITableViewCell,
        height: @escaping (UITableView, IndexPath) -> CGFloat
    ) {
        content = .table(tableCell, height: height)
    }

    /// Older name of `init(tableCell:height:)`.
    @available(*, deprecated, renamed: "init(tableCell:height:)")
    public convenience init(
        tableViewCellBlock: @escaping (UITableView, IndexPath) -> UITableViewCell,
        heightBlock: @escaping (UITableView, IndexPath) -> CGFloat
    ) {
        self.init(tableCell: tableViewCellBlock, height: heightBlock)
    }

    /// Makes a provider for a collection whose cells differ.
    ///
    /// - Parameters:
    ///   - collectionCell: The cell of an item, taken from the collection's queue.
    ///   - size: The size of an item in points; one that is below 0 or not finite is the flow layout's `itemSize`.
    public init(
        collectionCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell,
        size: @escaping (UICollectionView, IndexPath) -> CGSize
    ) {
        content = .collection(collectionCell, size: size)
    }

    private func reportOtherList(_ list: String) {
        Diagnostics.report(
            "SomoDataSourceProvider: it was made for another kind of list than a \(list), which shows empty cells")
    }

    // MARK: Tables

    /// 1.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// `numberOfRowsInSection`.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        max(0, numberOfRowsInSection)
    }

    /// A cell as the provider was made for.
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

    /// The height that the provider was made with, or the table's `rowHeight`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard case .table(_, let height) = content else { return tableView.rowHeight }
        let given = height(tableView, indexPath)
        if given.isFinite, given >= 0 { return given }
        Diagnostics.report("SomoDataSourceProvider: \(given) is no height of a row; the table's rowHeight is taken")
        return tableView.rowHeight
    }

    /// False: there is nothing yet to select.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }

    /// Nil: there is nothing yet to select.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }

    /// Begins the cell's bones.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.beginSomo(endsOnRemoval: true)
    }

    // MARK: Collections

    /// 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// `numberOfRowsInSection`.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        max(0, numberOfRowsInSection)
    }

    /// A cell as the provider was made for.
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

    /// The size that the provider was made with, or the flow layout's `itemSize`.
    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let itemSize = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        guard case .collection(_, let size) = content else { return itemSize }
        let given = size(collectionView, indexPath)
        if given.width.isFinite, given.height.isFinite, given.width >= 0, given.height >= 0 { return given }
        Diagnostics.report(
            "SomoDataSourceProvider: \(given.width) x \(given.height) is no size of an item; the layout's "
                + "itemSize is taken"
        )
        return itemSize
    }

    /// False: there is nothing yet to select.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Begins the cell's bones.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        cell.beginSomo(endsOnRemoval: true)
    }
}

extension SomoDataSourceProvider: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{}
