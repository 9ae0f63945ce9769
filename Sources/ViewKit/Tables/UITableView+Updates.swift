public import Foundation
import LayerKit
import Reporting

/// Updates of a table that are made together.
struct TableBatch {
    var depth = 0
    /// The table's revision when the batch began.
    let revision: Int
    var updates = ListUpdates()
    /// How many rows each section had before; nil when they were not known, so that all are loaded anew.
    var counts: [Int]?
    var leavingRows: [IndexPath: UITableView.RowAnimation] = [:]
    var comingRows: [IndexPath: UITableView.RowAnimation] = [:]
    var leavingSections: [Int: UITableView.RowAnimation] = [:]
    var comingSections: [Int: UITableView.RowAnimation] = [:]
    var completions: [@MainActor (Bool) -> Void] = []
}

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

    /// Makes the updates in `updates` together and animates them. Paths of what leaves are those before all of them, paths
    /// of what comes those after. Updates that do not add up to what the data source says are reported, and all rows are
    /// loaded anew. Without updates the heights are asked anew, and the rows move to their new places.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and calls `insertRows` and the like.
    ///   - completion: Told true when the rows are where they belong.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        if let completion { batch?.completions.append(completion) }
        endUpdates()
    }

    /// Begins updates that are made together; may be nested.
    public func beginUpdates() {
        if batch == nil {
            let isKnown = !needsReload && standInSource == nil
            batch = TableBatch(revision: revision, counts: isKnown ? heights.counts : nil)
        }
        batch?.depth += 1
    }

    /// Ends what `beginUpdates` began, and shows the updates.
    public func endUpdates() {
        guard let depth = batch?.depth else {
            Diagnostics.report("UITableView: endUpdates was called without beginUpdates")
            return
        }
        batch?.depth = depth - 1
        guard depth == 1, let ended = batch else { return }
        batch = nil
        finish(ended)
    }

    /// Shows new rows at `indexPaths`, the paths that they have now.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { batch in
            batch.updates.insertedItems.formUnion(indexPaths)
            for path in indexPaths { batch.comingRows[path] = animation }
        }
    }

    /// Takes the rows away that were at `indexPaths`.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { batch in
            batch.updates.deletedItems.formUnion(indexPaths)
            for path in indexPaths { batch.leavingRows[path] = animation }
        }
    }

    /// Asks anew for the cells of the rows that were at `indexPaths`.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { batch in
            batch.updates.reloadedItems.formUnion(indexPaths)
            for path in indexPaths { batch.leavingRows[path] = animation }
        }
    }

    /// Moves the row that was at `indexPath` to where it is now.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.updates.movedItems.insert(ListUpdates.Move(from: indexPath, to: newIndexPath)) }
    }

    /// Shows new sections at the places that they have now.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { batch in
            batch.updates.insertedSections.formUnion(sections)
            for section in sections { batch.comingSections[section] = animation }
        }
    }

    /// Takes the sections away that were at `sections`.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { batch in
            batch.updates.deletedSections.formUnion(sections)
            for section in sections { batch.leavingSections[section] = animation }
        }
    }

    /// Asks anew for the rows of the sections that were at `sections`.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { batch in
            batch.updates.reloadedSections.formUnion(sections)
            for section in sections { batch.leavingSections[section] = animation }
        }
    }

    /// Moves the section that was at `section` to where it is now.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.updates.movedSections.insert(ListUpdates.Move(from: section, to: newSection)) }
    }

    // MARK: Private

    private func update(_ change: (inout TableBatch) -> Void) {
        beginUpdates()
        if var changed = batch {
            // Let go first, so that the sets are changed in place.
            batch = nil
            change(&changed)
            batch = changed
        }
        endUpdates()
    }

    private func finish(_ ended: TableBatch) {
        guard let old = ended.counts, !needsReload, standInSource == nil else {
            // Nothing of the app's is on screen: what comes next shows the present rows anyway.
            if standInSource != nil, endsStandInOnReload { reloadData() }
            // Unless the app asked for numbers amid the batch, before it changed them.
            if ended.revision != revision { setNeedsReload() }
            complete(ended, after: 0)
            return
        }
        guard ended.revision == revision, motion == nil else {
            // The rows were loaded amid the batch, or it was made amid another one: nothing can move from what was.
            setNeedsReload()
            complete(ended, after: 0)
            return
        }
        let counts = rowCounts()
        do {
            let transition = try ListTransition(ended.updates, from: old, to: counts)
            show(transition, of: ended, counts: counts)
            complete(ended, after: Metrics.updateDuration)
        } catch {
            Diagnostics.report("UITableView: the updates do not add up, and all rows are loaded anew: \(error)")
            reloadData()
            complete(ended, after: 0)
        }
    }

    private func complete(_ ended: TableBatch, after delay: TimeInterval) {
        guard !ended.completions.isEmpty else { return }
        if let window, delay > 0 {
            window.schedule(after: delay) { for completion in ended.completions { completion(true) } }
        } else {
            for completion in ended.completions { completion(true) }
        }
    }
}
