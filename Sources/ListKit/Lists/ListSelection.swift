import Foundation

/// The selected items of a list, the highlighted item, and the keyboard cursor.
struct ListSelection {
    var items: Set<IndexPath> = []
    var highlighted: IndexPath?
    var cursor: IndexPath?
    /// The fixed end of a range that the user selects with Shift and arrow keys.
    var start: IndexPath?

    /// Removes the index paths for which `predicate` returns `true`, including those of the cursor and the range start.
    mutating func remove(where predicate: (IndexPath) -> Bool) {
        items = items.filter { !predicate($0) }
        if let path = cursor, predicate(path) { cursor = nil }
        if let path = start, predicate(path) { start = nil }
    }

    /// Updates the index paths for the changes in `transition`; `counts` contains the new number of items per section.
    /// Deleted and reloaded items are deselected. If the item at the keyboard cursor is deleted, the cursor moves to a
    /// neighbor.
    mutating func follow(_ transition: ListTransition, counts: [Int]) {
        let reloaded = transition.updates.items.reloaded
        items = Set(items.subtracting(reloaded).compactMap { transition.newPath(ofOld: $0) })
        highlighted = nil
        start = start.flatMap { transition.newPath(ofOld: $0) }
        cursor = cursor.flatMap { transition.newPath(ofOld: $0) ?? Self.neighbor(of: $0, after: transition, counts) }
    }

    /// Clears the selection before a reload. The keyboard cursor stays at its position.
    mutating func clearForReload() {
        self = ListSelection(cursor: cursor)
    }

    /// Moves the cursor to a neighbor if a reload left no item at its position.
    mutating func keepCursor(counts: [Int]) {
        cursor = cursor.flatMap { Self.neighbor(of: $0, in: min($0.section, counts.count - 1), counts) }
    }

    private static func neighbor(of path: IndexPath, after transition: ListTransition, _ counts: [Int]) -> IndexPath? {
        let section = transition.newSection(ofOld: path.section) ?? min(path.section, counts.count - 1)
        return neighbor(of: path, in: section, counts)
    }

    private static func neighbor(of path: IndexPath, in section: Int, _ counts: [Int]) -> IndexPath? {
        guard counts.indices.contains(section), counts[section] > 0 else { return nil }
        return IndexPath(item: min(path.item, counts[section] - 1), section: section)
    }
}

extension Array {
    /// The array; `nil` if it is empty.
    var nonEmpty: Self? { isEmpty ? nil : self }
}
