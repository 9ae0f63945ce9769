import Foundation
import LayerKit
import ListKit
import Reporting
import ViewKit

/// Provides a table with the rows of its skeleton, as its data source and delegate describe them.
@MainActor
final class TableSkeletonSource: SkeletonListSource, ListSource {
    private unowned let table: UITableView
    private var source: (any SkeletonTableViewDataSource)? { table.dataSource as? any SkeletonTableViewDataSource }
    private var delegate: (any SkeletonTableViewDelegate)? { table.delegate as? any SkeletonTableViewDelegate }

    init(_ table: UITableView, automatically: Bool) {
        self.table = table
        super.init(automatically: automatically)
    }

    /// `true` if the app's delegate may be called for the skeleton's rows, that is, if the app describes the skeleton.
    /// Otherwise, the delegate can't handle them.
    var usesDelegate: Bool { source != nil }

    func numberOfSections() -> Int? { source.map { $0.numSections(in: table) } ?? (isAutomatic ? 1 : nil) }

    func numberOfItems(inSection section: Int) -> Int {
        if revealed.sections.contains(section) { return table.list.appItems(inSection: section) }
        guard let source else { return isAutomatic ? UITableView.automaticNumberOfSkeletonRows : 0 }
        let count = source.collectionSkeletonView(table, numberOfRowsInSection: section)
        return count == UITableView.automaticNumberOfSkeletonRows ? count : max(0, count)
    }

    func part(for element: ListElement) -> UIView? {
        if revealed.contains(element), table.list.has(element) { return nil }
        if element.isCell { return cell(at: element.path) }
        let identifier =
            element.isHeader
            ? delegate?.collectionSkeletonView(table, identifierForHeaderInSection: element.section)
            : delegate?.collectionSkeletonView(table, identifierForFooterInSection: element.section)
        return provide(identifier.flatMap(headerOrFooter), for: element)
    }

    // MARK: Private

    private func cell(at path: IndexPath) -> UITableViewCell {
        let cell = bareCell(at: path) ?? UITableViewCell()
        prepare(cell, for: .cell(path))
        return cell
    }

    /// Returns the cell at `path` from the data source. If the data source describes no skeleton, returns a cell with
    /// the first registered reuse identifier for an automatic skeleton, otherwise `nil`.
    func bareCell(at path: IndexPath) -> UITableViewCell? {
        guard let source else { return prototype(at: path) }
        let cell =
            source.collectionSkeletonView(table, skeletonCellForRowAt: path)
            ?? dequeue(source.collectionSkeletonView(table, cellIdentifierForRowAt: path), for: path)
        source.collectionSkeletonView(table, prepareCellForSkeleton: cell, at: path)
        return cell
    }

    /// Returns a cell with the first registered reuse identifier; `nil` without an identifier, or if the skeleton
    /// isn't automatic. An empty cell gets a text label, because most such cells show one.
    private func prototype(at path: IndexPath) -> UITableViewCell? {
        guard isAutomatic, let identifier = table.list.prototypeIdentifier else { return nil }
        let cell = dequeue(identifier, for: path)
        if cell.contentView.subviews.isEmpty { _ = cell.textLabel }
        return cell
    }

    private func dequeue(_ identifier: ReusableCellIdentifier, for path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: identifier, for: path)
        if isAutomatic { LeafHeightReservation.markOldTexts(in: cell) }
        return cell
    }

    private func headerOrFooter(_ identifier: ReusableHeaderFooterIdentifier) -> UITableViewHeaderFooterView? {
        if let view = table.dequeueReusableHeaderFooterView(withIdentifier: identifier) { return view }
        Diagnostics.report(
            "SkeletonView: no header or footer class is registered for \"\(identifier)\"; the skeleton shows none "
                + "there. Call register(_:forHeaderFooterViewReuseIdentifier:)")
        return nil
    }
}
