public import Foundation
import Reporting

extension UITableView {
    /// Lets the data source configure the cells of the rows at `indexPaths` again: those on screen, which it gets from
    /// the queue as they are. That is quicker than new cells, by `reloadRows`. Amid other updates it is the same.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        list.reconfigure(indexPaths)
    }
}

extension UICollectionView {
    /// Lets the data source configure the cells of the items at `indexPaths` again: those on screen, which it gets from
    /// the queue as they are. That is quicker than new cells, by `reloadItems`. Amid other updates it is the same.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        list.reconfigure(indexPaths)
    }
}

extension ListEngine {
    /// Lets the app configure the cells on screen at `paths` again. Where it gives another cell, that one is shown.
    func reconfigure(_ paths: [IndexPath]) {
        guard batch == nil else { return update { $0.updates.items.reloaded.formUnion(paths) } }
        guard showsApp, !needsReload else { return }
        let current = revision
        var others: [IndexPath] = []
        for path in paths where !isAppended(path) {
            guard let part = shown[.cell(path)] as? any ReusablePart else { continue }
            pool.lent = part
            let given = app.part(for: .cell(path))
            pool.lent = nil
            guard isCurrent(current) else { return }
            if given === part {
                view.didReconfigure(part, at: path)
            } else {
                if let given, !isInUse(given) { recycle(given) }
                others.append(path)
            }
        }
        guard !others.isEmpty else { return }
        Diagnostics.report(
            "\(words.name): the data source gave other cells for \(words.items) that were only to be configured again; "
                + "take each from the queue that it came from")
        update { $0.updates.items.reloaded.formUnion(others) }
    }
}
