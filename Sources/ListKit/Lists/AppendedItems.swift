import Foundation

/// An object that provides placeholder cells, which are displayed after the app's items until more items are loaded.
@MainActor
package protocol AppendedItemsSource: AnyObject {
    /// Returns a placeholder cell for `path`, which is after the app's items.
    func cell(at path: IndexPath) -> UIView?
    /// Called when a cell that the source provided is no longer displayed.
    func didEndDisplaying(_ cell: UIView)
    /// `true` if the app's delegate may be called with the index paths of placeholders.
    var usesDelegate: Bool { get }
}

/// The placeholders after the app's items, and their source.
struct AppendedItems {
    let source: any AppendedItemsSource
    /// The number of placeholders at the end of each section.
    var counts: [Int: Int] = [:]
    /// The number of placeholders requested for each section. `counts` contains the displayed numbers.
    var requested: [Int: Int] = [:]
}

/// Placeholders after the app's items. To the layout, they are items of the list. They can't be selected, and the app's
/// delegate is called with their index paths only if their source's `usesDelegate` is `true`.
extension ListEngine {
    /// The total number of requested placeholders in all sections.
    package var appendedCount: Int { appendedItems?.requested.values.reduce(0, +) ?? 0 }

    /// Adds `count` placeholders at the end of `section`, or of the last section if `section` is `nil`. From then on,
    /// `source` provides the cells of all placeholders. Has no effect if the section doesn't exist, or while
    /// placeholders replace all items. `count` is limited to `ListLimits.maximumPlaceholders`.
    package func appendItems(_ count: Int, inSection section: Int?, of source: any AppendedItemsSource) {
        reloadIfNeeded()
        if hasOutdatedCounts {
            // Items that the app has already added must not replace the new placeholders.
            setNeedsReload()
            reloadIfNeeded()
        }
        let section = section ?? counts.count - 1
        guard showsApp, counts.indices.contains(section), count > 0 else { return }
        var next = AppendedItems(
            source: source, counts: appendedItems?.counts ?? [:], requested: appendedItems?.requested ?? [:])
        next.requested[section, default: 0] += min(count, ListLimits.maximumPlaceholders)
        update { _ in appendedItems = next }
    }

    /// Removes all placeholders after the app's items.
    package func removeAppendedItems() {
        guard var next = appendedItems else { return }
        next.requested = [:]
        if hasOutdatedCounts {
            appendedItems = next
            setNeedsReload()
        } else {
            update { _ in appendedItems = next }
        }
    }

    /// Returns `true` if `part` is a placeholder cell after the app's items. Disappearing cells are included.
    package func isAppendedPart(_ part: UIView) -> Bool { appendedParts[ObjectIdentifier(part)] != nil }

    /// Returns the number of the app's items in `section`.
    func appCount(inSection section: Int) -> Int {
        numberOfItems(inSection: section) - (appendedItems?.counts[section] ?? 0)
    }

    /// Returns `true` if the item at `path` is a placeholder after the app's items.
    func isAppended(_ path: IndexPath) -> Bool {
        guard let appendedItems, path.count == 2, let count = appendedItems.counts[path.section] else { return false }
        return path.item >= numberOfItems(inSection: path.section) - count
    }

    /// Returns the index path that the app's delegate receives for the item at `path`. For a placeholder whose source
    /// doesn't use the delegate, this is the index path of the last app item in the section. Returns `nil` if there is
    /// no such item or if the delegate must not be called.
    func appPath(for path: IndexPath) -> IndexPath? {
        guard usesDelegate else { return nil }
        guard let appendedItems, !appendedItems.source.usesDelegate, isAppended(path) else { return path }
        let count = appCount(inSection: path.section)
        return count > 0 ? IndexPath(item: count - 1, section: path.section) : nil
    }

    /// Returns a placeholder cell for `path`, which is after the app's items.
    func appendedPart(at path: IndexPath) -> UIView? {
        guard let appendedItems, let part = appendedItems.source.cell(at: path) else { return nil }
        appendedParts[ObjectIdentifier(part)] = appendedItems.source
        return part
    }

    /// Tells the source of `part` that this placeholder cell is no longer displayed. Has no effect for other parts.
    func forgetAppendedPart(_ part: UIView) {
        guard let source = appendedParts.removeValue(forKey: ObjectIdentifier(part)) else { return }
        source.didEndDisplaying(part)
    }

    /// Returns the placeholders that remain after the app has reported the item counts `sourceCounts`, one per section.
    /// New items replace the first placeholders.
    func updatedAppendedItems(_ sourceCounts: [Int]) -> AppendedItems? {
        updatedAppendedItems(sourceCounts) { section in sourceCounts.indices.contains(section) ? section : nil }
            .appendedItems
    }

    /// Returns the placeholders after the updates in `batch`, and the item counts including placeholders. Adds
    /// insertions and deletions of placeholders to `batch`.
    func updateAppendedItems(_ sourceCounts: [Int], in batch: inout ListBatch) -> (
        counts: [Int], appendedItems: AppendedItems?
    ) {
        guard let old = appendedItems else { return (sourceCounts, nil) }
        let updates = batch.updates
        let sections = IndexTransition(updates.sections)
        let (settled, added) = updatedAppendedItems(sourceCounts, newSection: sections.newIndex)
        for (section, position) in added.keys.compactMap({ old in sections.newIndex(ofOld: old).map { (old, $0) } })
        where !updates.sections.reloaded.contains(section) && sourceCounts.indices.contains(position) {
            let (before, after) = (old.counts[section] ?? 0, settled?.counts[position] ?? 0)
            let addedCount = added[section] ?? 0
            let (oldStart, newStart) = (appCount(inSection: section), sourceCounts[position])
            for index in 0..<before where index < addedCount || index - addedCount >= after {
                let path = IndexPath(item: oldStart + index, section: section)
                batch.updates.items.deleted.insert(path)
                batch.disappearingAnimations[.cell(path)] = .fade
            }
            for index in 0..<after where index + addedCount >= before {
                let path = IndexPath(item: newStart + index, section: position)
                batch.updates.items.inserted.insert(path)
                batch.appearingAnimations[.cell(path)] = .fade
            }
        }
        return (extended(sourceCounts, by: settled), settled)
    }

    /// Returns `sourceCounts` with each count increased by the number of placeholders in that section.
    func extended(_ sourceCounts: [Int], by appendedItems: AppendedItems?) -> [Int] {
        guard let appendedItems else { return sourceCounts }
        return sourceCounts.indices.map { sourceCounts[$0] + (appendedItems.counts[$0] ?? 0) }
    }

    // MARK: Private

    /// `true` if the app's item counts have changed but the list has not been updated yet. No position is valid until
    /// the list is updated.
    private var hasOutdatedCounts: Bool {
        batch == nil && isLoaded && sourceCounts() != counts.indices.map(appCount)
    }

    /// Returns the remaining placeholders by new section, and the number of items that were added to each old section
    /// with placeholders.
    private func updatedAppendedItems(
        _ sourceCounts: [Int], newSection: (Int) -> Int?
    ) -> (appendedItems: AppendedItems?, added: [Int: Int]) {
        guard let old = appendedItems else { return (nil, [:]) }
        var settled = AppendedItems(source: old.source)
        var added: [Int: Int] = [:]
        for section in Set(old.requested.keys).union(old.counts.keys) {
            guard let position = newSection(section), sourceCounts.indices.contains(position) else { continue }
            let previous = counts.indices.contains(section) ? appCount(inSection: section) : sourceCounts[position]
            let addedCount = max(0, sourceCounts[position] - previous)
            added[section] = addedCount
            let remaining = (old.requested[section] ?? 0) - addedCount
            if remaining > 0 { (settled.counts[position], settled.requested[position]) = (remaining, remaining) }
        }
        return (settled.counts.isEmpty ? nil : settled, added)
    }
}
