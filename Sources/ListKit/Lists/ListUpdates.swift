import Foundation

/// A batch of updates to the sections and items of a list. As in UIKit, deletions use the index paths before the batch,
/// and insertions use the index paths after it.
struct ListUpdates: Equatable, Sendable {
    /// A move of a section or an item.
    struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
        /// The position before the batch.
        let from: Position
        /// The position after the batch.
        let to: Position
    }

    /// The updates of either sections or items.
    struct Changes<Position: Hashable & Sendable>: Equatable, Sendable {
        var deleted: Set<Position> = []
        var inserted: Set<Position> = []
        /// The positions of reloaded elements before the batch.
        var reloaded: Set<Position> = []
        var moved: Set<Move<Position>> = []

        /// The old positions of deleted and moved elements.
        var oldPositions: Set<Position> { deleted.union(moved.map(\.from)) }
        /// The new positions of inserted and moved elements.
        var newPositions: Set<Position> { inserted.union(moved.map(\.to)) }

        mutating func formUnion(_ more: Changes) {
            deleted.formUnion(more.deleted)
            inserted.formUnion(more.inserted)
            reloaded.formUnion(more.reloaded)
            moved.formUnion(more.moved)
        }
    }

    var sections = Changes<Int>()
    var items = Changes<IndexPath>()

    var isEmpty: Bool { self == ListUpdates() }

    /// Returns the item changes, keyed by the section's old index. Only sections that existed before the batch and have
    /// item changes are included.
    ///
    /// - Parameter oldSection: A closure that returns the old index of the section at a new index; `nil` if the section
    ///   was inserted.
    func itemTransitions(oldSection: (Int) -> Int?) -> [Int: IndexTransition] {
        var changes: [Int: Changes<Int>] = [:]
        for path in items.oldPositions { changes[path.section, default: Changes()].deleted.insert(path.item) }
        for path in items.newPositions {
            if let section = oldSection(path.section) {
                changes[section, default: Changes()].inserted.insert(path.item)
            }
        }
        return changes.mapValues { IndexTransition($0) }
    }

    /// Checks that all positions exist and that no position is used twice; throws an error otherwise. `old` and `new`
    /// are the item counts per section before and after the batch.
    func checkPositions(from old: [Int], to new: [Int]) throws(ListUpdateError) {
        try sections.check(existed: old.indices.contains, exists: new.indices.contains) { "section \($0)" }
        try items.check(existed: { $0.isItem(in: old) }, exists: { $0.isItem(in: new) }) {
            "item \($0.item) of section \($0.section)"
        }
    }
}

extension ListUpdates.Changes {
    fileprivate func check(
        existed: (Position) -> Bool, exists: (Position) -> Bool, name: (Position) -> String
    ) throws(ListUpdateError) {
        var verbs: [Position: String] = [:]
        func check(
            _ verb: String, _ word: String, _ positions: some Sequence<Position>, _ exists: (Position) -> Bool,
            _ missing: String
        ) throws(ListUpdateError) {
            for position in positions {
                guard exists(position) else {
                    throw ListUpdateError(description: "can't \(verb)\(word) \(name(position)): \(missing)")
                }
                if let other = verbs.updateValue(verb, forKey: position) {
                    throw ListUpdateError(description: "can't both \(other) and \(verb)\(word) \(name(position))")
                }
            }
        }
        try check("delete", "", deleted, existed, "it doesn't exist")
        try check("move", "", moved.map(\.from), existed, "it doesn't exist")
        try check("reload", "", reloaded, existed, "it doesn't exist")
        verbs = [:]
        try check("insert", " to", inserted, exists, "it doesn't exist after the update")
        try check("move", " to", moved.map(\.to), exists, "it doesn't exist after the update")
    }
}

/// The reason why a batch of updates doesn't match the list's data, as a clause for a message.
struct ListUpdateError: Error, CustomStringConvertible {
    let description: String
}

extension IndexPath {
    /// Returns `true` if there is an item at this index path in a list with `counts` items per section.
    fileprivate func isItem(in counts: [Int]) -> Bool {
        count == 2 && counts.indices.contains(section) && (0..<counts[section]).contains(item)
    }
}
