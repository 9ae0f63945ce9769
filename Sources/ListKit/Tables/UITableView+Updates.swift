public import Foundation
import Reporting

extension UITableView {
    /// The animation for inserted and deleted rows.
    public enum RowAnimation: Int, Sendable {
        /// Fades in or out.
        case fade
        /// Slides in from or out to the right.
        case right
        /// Slides in from or out to the left.
        case left
        /// Slides in from or out to the top.
        case top
        /// Slides in from or out to the bottom.
        case bottom
        /// Doesn't animate.
        case none
        /// Expands or collapses.
        case middle
        /// The default animation, which is `fade`.
        case automatic = 100
    }

    /// Performs `updates` as one animated batch. Deletions use the paths before the batch; insertions use the paths
    /// after it. If the updates don't match the data source, the mismatch is reported and all rows are reloaded. If
    /// there are no updates, rows are measured again and move to their new positions.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and calls `insertRows` and similar methods.
    ///   - completion: Called with `true` when the rows are in their final positions.
    @preconcurrency
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil) {
        list.performUpdates(updates) { _ in completion?(true) }
    }

    /// Performs `updates` as one animated batch, with a closure that doesn't escape.
    @preconcurrency
    public func performBatchUpdates(_ updates: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in list.performUpdates(updates) { _ in completion?(true) } }
    }

    /// Begins a batch of updates. Batches can be nested.
    public func beginUpdates() {
        list.beginUpdates()
    }

    /// Ends the batch started by `beginUpdates`. If it is the outermost batch, performs its updates.
    public func endUpdates() {
        if list.batch == nil { Diagnostics.report("UITableView: endUpdates without beginUpdates ignored") }
        list.endUpdates()
    }

    /// Inserts rows. `indexPaths` are their paths after the batch.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(\.items.inserted, indexPaths, \.coming, indexPaths.map(ListElement.cell), animation)
    }

    /// Deletes rows. `indexPaths` are their paths before the batch.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(\.items.deleted, indexPaths, \.leaving, indexPaths.map(ListElement.cell), animation)
    }

    /// Reloads the cells of rows. `indexPaths` are their paths before the batch.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(\.items.reloaded, indexPaths, \.leaving, indexPaths.map(ListElement.cell), animation)
    }

    /// Moves a row. `indexPath` is its path before the batch; `newIndexPath` is its path after the batch.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        list.update { $0.updates.items.moved.insert(ListUpdates.Move(from: indexPath, to: newIndexPath)) }
    }

    /// Inserts sections. `sections` are their indexes after the batch.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(\.sections.inserted, sections, \.coming, sections.map(ListElement.header), animation)
    }

    /// Deletes sections. `sections` are their indexes before the batch.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(\.sections.deleted, sections, \.leaving, sections.map(ListElement.header), animation)
    }

    /// Reloads all rows of sections. `sections` are their indexes before the batch.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(\.sections.reloaded, sections, \.leaving, sections.map(ListElement.header), animation)
    }

    /// Moves a section. `section` is its index before the batch; `newSection` is its index after the batch.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        list.update { $0.updates.sections.moved.insert(ListUpdates.Move(from: section, to: newSection)) }
    }

    /// Adds `positions` to the batch's updates at `set`, and stores `animation` for `parts`.
    private func update<Position>(
        _ set: WritableKeyPath<ListUpdates, Set<Position>>, _ positions: some Sequence<Position>,
        _ ways: WritableKeyPath<ListBatch, [ListElement: RowAnimation]>, _ parts: [ListElement],
        _ animation: RowAnimation
    ) {
        list.update { batch in
            batch.updates[keyPath: set].formUnion(positions)
            for part in parts { batch[keyPath: ways][part] = animation }
        }
    }
}
