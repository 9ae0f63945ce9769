import Foundation
import Reporting

extension ListEngine {
    /// Asks the app to configure the visible cells at `paths` again. Items for which the app returns a different cell
    /// are reloaded. In a batch, all of the items are reloaded.
    func reconfigure(_ paths: [IndexPath]) {
        guard batch == nil else { return update { $0.updates.items.reloaded.formUnion(paths) } }
        guard showsApp, !needsReload else { return }
        let current = revision
        var others: [IndexPath] = []
        for path in paths where !isAppended(path) {
            guard let part = shown[.cell(path)] as? any ReusablePart else { continue }
            pool.lent = part
            let returned = app.part(for: .cell(path))
            pool.lent = nil
            guard isCurrent(current) else { return }
            if returned === part {
                knownMenus.forget(part)
                view.didReconfigure(part, at: path)
            } else {
                if let returned, !isInUse(returned) { recycle(returned) }
                others.append(path)
            }
        }
        guard !others.isEmpty else { return }
        Diagnostics.report(
            "\(terms.name): the data source returned other cells for \(terms.items) that are being reconfigured; "
                + "dequeue each with its identifier")
        update { $0.updates.items.reloaded.formUnion(others) }
    }
}
