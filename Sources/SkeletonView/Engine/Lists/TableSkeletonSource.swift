import Foundation
import LayerKit
import Reporting
import ViewKit

/// Gives a table the rows of its skeleton, as its data source and its delegate describe them.
@MainActor
final class TableSkeletonSource: SkeletonListSource, TableStandInSource {
    private func source(of table: UITableView) -> (any SkeletonTableViewDataSource)? {
        table.dataSource as? any SkeletonTableViewDataSource
    }

    private func delegate(of table: UITableView) -> (any SkeletonTableViewDelegate)? {
        table.delegate as? any SkeletonTableViewDelegate
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
        makeRoom(in: cell)
        return cell
    }

    func headerView(inSection section: Int, of tableView: UITableView) -> UITableViewHeaderFooterView? {
        let identifier = delegate(of: tableView)?.collectionSkeletonView(
            tableView, identifierForHeaderInSection: section)
        return give(view(identifier, of: tableView), as: .header, at: IndexPath(index: section))
    }

    func footerView(inSection section: Int, of tableView: UITableView) -> UITableViewHeaderFooterView? {
        let identifier = delegate(of: tableView)?.collectionSkeletonView(
            tableView, identifierForFooterInSection: section)
        return give(view(identifier, of: tableView), as: .footer, at: IndexPath(index: section))
    }

    // MARK: Private

    private func view(
        _ identifier: ReusableHeaderFooterIdentifier?, of table: UITableView
    ) -> UITableViewHeaderFooterView? {
        guard let identifier else { return nil }
        if let view = table.dequeueReusableHeaderFooterView(withIdentifier: identifier) { return view }
        Diagnostics.report(
            "SkeletonView: no header or footer class is registered for \"\(identifier)\"; the skeleton has none there. "
                + "Call register(_:forHeaderFooterViewReuseIdentifier:)")
        return nil
    }

    /// As many rows of their real heights as reach the table's bottom.
    private func rowsFilling(_ table: UITableView, section: Int) -> Int {
        var (rows, filled, last) = (0, CGFloat(0), CGFloat(0))
        while filled < table.bounds.height {
            guard rows < ListLimits.mostStandIns else {
                Diagnostics.report(
                    "SkeletonView: \(rows) rows do not fill a table \(table.bounds.height) points high; the skeleton has no "
                        + "more")
                break
            }
            // Rows beyond those that have views are not measured one by one.
            if rows < ListLimits.mostShown {
                last = max(1, height(ofRowAt: IndexPath(row: rows, section: section), of: table))
            }
            filled += last
            rows += 1
        }
        return rows
    }

    /// The height of a row that may not exist yet: what is stated for it, else that of a cell that is prepared for it.
    private func height(ofRowAt path: IndexPath, of table: UITableView) -> CGFloat {
        if let height = table.statedHeight(ofRowAt: path) { return height }
        let cell = cell(forRowAt: path, of: table)
        let height = table.fittingHeight(of: cell, forRowAt: path)
        table.giveBack(cell)
        return height
    }
}
