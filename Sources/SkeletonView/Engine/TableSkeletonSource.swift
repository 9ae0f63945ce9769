import Foundation
import LayerKit
import ViewKit

/// Gives a table the rows of its skeleton, as its data source describes them.
@MainActor
final class TableSkeletonSource: TableStandInSource {
    /// Automatic counts fill the table with no more rows than this.
    private static let mostRows = 10_000

    private func source(of table: UITableView) -> (any SkeletonTableViewDataSource)? {
        table.dataSource as? any SkeletonTableViewDataSource
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        source(of: tableView)?.numSections(in: tableView) ?? 0
    }

    func numberOfRows(inSection section: Int, of tableView: UITableView) -> Int {
        guard let source = source(of: tableView) else { return 0 }
        let count = source.collectionSkeletonView(tableView, numberOfRowsInSection: section)
        guard count == UITableView.automaticNumberOfSkeletonRows else { return max(0, count) }
        return rowsFilling(tableView, section: section)
    }

    func cell(forRowAt indexPath: IndexPath, of tableView: UITableView) -> UITableViewCell {
        guard let source = source(of: tableView) else { return UITableViewCell() }
        let cell =
            source.collectionSkeletonView(tableView, skeletonCellForRowAt: indexPath)
            ?? tableView.dequeueReusableCell(
                withIdentifier: source.collectionSkeletonView(tableView, cellIdentifierForRowAt: indexPath),
                for: indexPath)
        source.collectionSkeletonView(tableView, prepareCellForSkeleton: cell, at: indexPath)
        return cell
    }

    /// As many rows of their real heights as reach the table's bottom.
    private func rowsFilling(_ table: UITableView, section: Int) -> Int {
        var (rows, filled) = (0, CGFloat(0))
        while filled < table.bounds.height, rows < Self.mostRows {
            let path = IndexPath(row: rows, section: section)
            filled += max(1, table.expectedHeight(ofRowAt: path))
            rows += 1
        }
        return rows
    }
}
