import Reporting

/// A batch of updates to a list.
struct ListBatch {
    var depth = 0
    /// The list's revision when the batch began.
    let revision: Int
    /// The positions before the batch; `nil` if they are unknown because the app's items are not loaded. The batch is
    /// then not animated.
    let motion: ListMotion?
    var updates = ListUpdates()
    /// The animations of disappearing rows, keyed by their elements before the batch. The animation of a whole section
    /// is stored for its header.
    var disappearingAnimations: [ListElement: UITableView.RowAnimation] = [:]
    /// The animations of appearing rows, keyed by their elements after the batch. The animation of a whole section is
    /// stored for its header.
    var appearingAnimations: [ListElement: UITableView.RowAnimation] = [:]
    var completions: [@MainActor (Bool) -> Void] = []
}

/// Batch updates.
extension ListEngine {
    /// `true` if the app's items are counted and positioned.
    var isLoaded: Bool {
        guard showsApp, !needsReload else { return false }
        view.prepareIfNeeded()
        return !needsReload
    }

    /// Begins a batch of updates. Batches can be nested.
    func beginUpdates() {
        if batch == nil {
            // Reading `isLoaded` may reload the items, so it must be read before the revision.
            let moved = isLoaded ? ListMotion(of: self) : nil
            batch = ListBatch(revision: revision, motion: moved)
        }
        batch?.depth += 1
    }

    /// Ends the batch. If it is the outermost batch, performs its updates.
    func endUpdates() {
        batch?.depth -= 1
        guard let ended = batch, ended.depth == 0 else { return }
        batch = nil
        finish(ended)
    }

    func performUpdates(_ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)?) {
        beginUpdates()
        if let completion { batch?.completions.append(completion) }
        updates?()
        endUpdates()
    }

    /// Adds `change` to the current batch, or performs it in a separate batch.
    func update(_ change: (inout ListBatch) -> Void) {
        beginUpdates()
        if var changed = batch {
            // `batch` is cleared first so that the sets are modified in place instead of being copied.
            batch = nil
            change(&changed)
            batch = changed
        }
        endUpdates()
    }

    /// Animates the visible parts according to `transition`. `adopt` updates the list's items. `completion` is called
    /// when the animation ends, or immediately if nothing is animated.
    func move(
        by transition: ListTransition, _ moved: ListMotion, completion: @escaping @MainActor (Bool) -> Void,
        adopt: () -> Void
    ) {
        motion = moved
        let current = moved.adopt(transition, adopt: adopt)
        var isShown = false
        place {
            if isCurrent(current) { moved.positions.settle(transition) }
            if isCurrent(current) { view.updateShown() }
            isShown = isCurrent(current)
            if isShown { moved.run(transition, completion: completion) }
        }
        motion = nil
        // The content size may have changed even if all items are visible.
        view.setNeedsLayout()
        guard !isShown else { return }
        moved.stop()
        completion(true)
    }

    // MARK: Private

    private func finish(_ ended: ListBatch) {
        let completions = ended.completions
        let complete: @MainActor (Bool) -> Void = { finished in
            for completion in completions { completion(finished) }
        }
        guard let moved = ended.motion, showsApp, !needsReload, ended.revision == revision, motion == nil else {
            // Without the old positions, nothing can be animated. Usually, a reload is already pending, or one follows
            // when the placeholders end. A reload must be requested only in three cases: if a reload ends the
            // placeholders, if the updates of another batch are being applied, or if the counts were reloaded during
            // this batch, possibly before the app changed its items.
            if endsPlaceholdersOnReload {
                reloadData()
            } else if ended.revision != revision || motion != nil {
                setNeedsReload()
            }
            return complete(true)
        }
        var ended = ended
        let (counts, settled) = updateAppendedItems(sourceCounts(), in: &ended)
        do {
            let transition = try ListTransition(ended.updates, from: self.counts, to: counts)
            highlight(nil)
            move(by: transition, moved, completion: complete) {
                selection.follow(transition, counts: counts)
                prefetching.follow(transition)
                appendedItems = settled
                adopt(counts)
                moved.positions.adopt(transition, of: ended)
            }
        } catch {
            Diagnostics.report(
                "\(terms.name): inconsistent updates; reloading all \(terms.items): \(error)")
            reloadData()
            complete(false)
        }
    }
}
