public import Foundation
import Reporting

extension UITableView {
    /// How rows come and leave.
    public enum RowAnimation: Int, Sendable {
        /// Fading.
        case fade
        /// To and from the right.
        case right
        /// To and from the left.
        case left
        /// To and from above.
        case top
        /// To and from below.
        case bottom
        /// At once.
        case none
        /// Growing and shrinking.
        case middle
        /// As the table thinks best: fading.
        case automatic = 100
    }

    /// Performs the updates in `updates` together and animates them. Deletions use the paths before all of them,
    /// insertions those after. Updates that don't match the data source are reported, and all rows are reloaded.
    /// Without updates, rows are measured again and move to their new positions.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and calls `insertRows` and similar methods.
    ///   - completion: Called with `true` when the rows are in their final positions.
    @preconcurrency
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil) {
        list.performUpdates(updates) { _ in completion?(true) }
    }

    /// The same with updates that are there for certain, and are made before the call returns.
    @preconcurrency
    public func performBatchUpdates(_ updates: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in list.performUpdates(updates) { _ in completion?(true) } }
    }

    /// Begins updates that are made together; may be nested.
    public func beginUpdates() {
        list.beginUpdates()
    }

    /// Ends what `beginUpdates` began, and shows the updates.
    public func endUpdates() {
        if list.batch == nil { Diagnostics.report("UITableView: endUpdates without beginUpdates ignored") }
        list.endUpdates()
    }

    /// Shows new rows at `indexPaths`, the paths that they have now.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(\.items.inserted, indexPaths, \.coming, indexPaths.map(ListElement.cell), animation)
    }

    /// Takes the rows away that were at `indexPaths`.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(\.items.deleted, indexPaths, \.leaving, indexPaths.map(ListElement.cell), animation)
    }

    /// Reloads the cells of the rows that were at `indexPaths`.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(\.items.reloaded, indexPaths, \.leaving, indexPaths.map(ListElement.cell), animation)
    }

    /// Moves the row that was at `indexPath` to where it is now.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        list.update { $0.updates.items.moved.insert(ListUpdates.Move(from: indexPath, to: newIndexPath)) }
    }

    /// Shows new sections at the places that they have now.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(\.sections.inserted, sections, \.coming, sections.map(ListElement.header), animation)
    }

    /// Takes the sections away that were at `sections`.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(\.sections.deleted, sections, \.leaving, sections.map(ListElement.header), animation)
    }

    /// Reloads the rows of the sections that were at `sections`.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(\.sections.reloaded, sections, \.leaving, sections.map(ListElement.header), animation)
    }

    /// Moves the section that was at `section` to where it is now.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        list.update { $0.updates.sections.moved.insert(ListUpdates.Move(from: section, to: newSection)) }
    }

    /// Adds `places` to `set` of the updates, and lets their `parts` come or leave by `animation`.
    private func update<Place>(
        _ set: WritableKeyPath<ListUpdates, Set<Place>>, _ places: some Sequence<Place>,
        _ ways: WritableKeyPath<ListBatch, [ListElement: RowAnimation]>, _ parts: [ListElement],
        _ animation: RowAnimation
    ) {
        list.update { batch in
            batch.updates[keyPath: set].formUnion(places)
            for part in parts { batch[keyPath: ways][part] = animation }
        }
    }
}
