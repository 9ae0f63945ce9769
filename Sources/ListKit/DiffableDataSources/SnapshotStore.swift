import Foundation
import Reporting

/// An object that stores the current snapshot of a diffable data source, and applies new snapshots to a list.
@MainActor
final class SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var current = IndexedSnapshot<Section, Item>()

    /// Replaces the current snapshot with `snapshot`. If `list` is not `nil`, updates the list, with animations if
    /// `animated` is `true`. `animation` applies to inserted, deleted and reloaded rows and sections of a table.
    func apply(
        _ snapshot: Snapshot, to list: ListEngine?, animated: Bool, rows animation: UITableView.RowAnimation,
        completion: (() -> Void)?
    ) {
        let next = IndexedSnapshot(snapshot)
        guard let list else {
            current = next.withoutReloads
            completion?()
            return
        }
        let change = {
            list.beginUpdates()
            let updates = SnapshotDifference(from: self.current, to: next).updates
            self.current = next.withoutReloads
            list.update { batch in
                batch.add(updates, rows: animation)
                batch.completions.append { _ in completion?() }
            }
            list.endUpdates()
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
        list.reconfigure(snapshot.reconfiguredItems.compactMap { next.paths[$0] }.sorted())
    }

    /// Stores `snapshot` and reloads `list`.
    func reload(_ snapshot: Snapshot, in list: ListEngine?) {
        current = IndexedSnapshot(snapshot).withoutReloads
        list?.reloadData()
    }

    /// Reports that the app provided no `part`, such as a cell, for the item at `path`. `name` is the name of the data
    /// source.
    func reportMissing(_ part: String, of name: String, at path: IndexPath) {
        let item = current.item(at: path).map { "item \($0)" } ?? "item \(path.item) of section \(path.section)"
        Diagnostics.report("\(name): no \(part) for \(item); showing an empty one")
    }
}

extension ListBatch {
    /// Adds the updates `more` to the batch. `animation` applies to inserted, deleted and reloaded rows and sections of
    /// a table.
    fileprivate mutating func add(_ more: ListUpdates, rows animation: UITableView.RowAnimation) {
        updates.sections.formUnion(more.sections)
        updates.items.formUnion(more.items)
        guard animation != .automatic else { return }
        for path in more.items.deleted.union(more.items.reloaded) { disappearingAnimations[.cell(path)] = animation }
        for path in more.items.inserted { appearingAnimations[.cell(path)] = animation }
        for section in more.sections.deleted.union(more.sections.reloaded) {
            disappearingAnimations[.header(section)] = animation
        }
        for section in more.sections.inserted { appearingAnimations[.header(section)] = animation }
    }
}
