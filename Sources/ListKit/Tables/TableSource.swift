import Foundation
import ViewKit

/// An adapter from the app's data source and delegate to the list engine.
@MainActor
struct TableSource: ListApp {
    unowned let table: UITableView
    private var dataSource: (any UITableViewDataSource)? { table.dataSource }
    private var delegate: (any UITableViewDelegate)? { table.tableDelegate }

    func numberOfSections() -> Int? { dataSource?.numberOfSections(in: table) }

    func numberOfItems(inSection section: Int) -> Int {
        dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
    }

    func part(for element: ListElement) -> UIView? {
        if element.isCell { return dataSource?.tableView(table, cellForRowAt: element.path) }
        let view =
            element.isHeader
            ? delegate?.tableView(table, viewForHeaderInSection: element.section)
            : delegate?.tableView(table, viewForFooterInSection: element.section)
        return view ?? title(of: element).map { table.titleView($0, of: element) }
    }

    /// Returns the title of the header or footer `element`, if any.
    func title(of element: ListElement) -> String? {
        element.isHeader
            ? dataSource?.tableView(table, titleForHeaderInSection: element.section)
            : dataSource?.tableView(table, titleForFooterInSection: element.section)
    }

    func willDisplay(_ part: UIView, as element: ListElement) {
        if let cell = part as? UITableViewCell, element.isCell {
            delegate?.tableView(table, willDisplay: cell, forRowAt: element.path)
        } else if element.isHeader {
            delegate?.tableView(table, willDisplayHeaderView: part, forSection: element.section)
        } else {
            delegate?.tableView(table, willDisplayFooterView: part, forSection: element.section)
        }
    }

    func didEndDisplaying(_ part: UIView, as element: ListElement) {
        if let cell = part as? UITableViewCell, element.isCell {
            delegate?.tableView(table, didEndDisplaying: cell, forRowAt: element.path)
        } else if element.isHeader {
            delegate?.tableView(table, didEndDisplayingHeaderView: part, forSection: element.section)
        } else {
            delegate?.tableView(table, didEndDisplayingFooterView: part, forSection: element.section)
        }
    }

    // MARK: Prefetching

    var prefetches: Bool { table.isPrefetchingEnabled && table.prefetchDataSource != nil }

    func prefetch(_ paths: [IndexPath]) { table.prefetchDataSource?.tableView(table, prefetchRowsAt: paths) }

    func cancelPrefetching(_ paths: [IndexPath]) {
        table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: paths)
    }

    // MARK: Selection

    func mayHighlight(_ path: IndexPath) -> Bool { delegate?.tableView(table, shouldHighlightRowAt: path) ?? true }

    func didHighlight(_ path: IndexPath) { delegate?.tableView(table, didHighlightRowAt: path) }

    func didUnhighlight(_ path: IndexPath) { delegate?.tableView(table, didUnhighlightRowAt: path) }

    func pathToSelect(_ path: IndexPath) -> IndexPath? {
        delegate.map { $0.tableView(table, willSelectRowAt: path) } ?? path
    }

    func pathToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
        delegate.map { $0.tableView(table, willDeselectRowAt: path) } ?? path
    }

    func didSelect(_ path: IndexPath) { delegate?.tableView(table, didSelectRowAt: path) }

    func didDeselect(_ path: IndexPath) { delegate?.tableView(table, didDeselectRowAt: path) }

    // MARK: Context menus

    func contextMenu(for path: IndexPath?, at point: CGPoint, rect: CGRect) -> ContextMenu? {
        guard let path,
            let configuration = delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        return ContextMenu(configuration, rect: rect) { [weak table] animator in
            guard let table else { return }
            table.tableDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
        } willEnd: { [weak table] animator in
            guard let table else { return }
            table.tableDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
