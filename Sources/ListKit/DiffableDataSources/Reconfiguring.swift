public import Foundation
import Reporting

extension UITableView {
    /// Asks the data source to configure the visible cells of the rows at `indexPaths` again; dequeuing returns them as
    /// they are. Faster than new cells by `reloadRows`. Inside other updates it does the same.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        list.reconfigure(indexPaths)
    }
}

extension UICollectionView {
    /// Asks the data source to configure the visible cells of the items at `indexPaths` again; dequeuing returns them
    /// as they are. Faster than new cells by `reloadItems`. Inside other updates it does the same.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        list.reconfigure(indexPaths)
    }
}

extension ListEngine {
    /// Asks the app to configure the visible cells at `paths` again. If it returns another cell, that one is shown.
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
            "\(words.name): the data source returned other cells for \(words.items) that are being reconfigured; "
                + "dequeue each with its identifier")
        update { $0.updates.items.reloaded.formUnion(others) }
    }
}
