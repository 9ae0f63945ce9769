import Foundation

/// A batch of updates to the sections and items of a list. As in UIKit, deletions use the paths before the batch,
/// insertions those after it.
struct ListUpdates: Equatable, Sendable {
    /// A move of a section or an item.
    struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        /// The position before the batch.
        let from: Place
        /// The position after the batch.
        let to: Place
    }

    /// The updates of either sections or items.
    struct Changes<Place: Hashable & Sendable>: Equatable, Sendable {
        var deleted: Set<Place> = []
        var inserted: Set<Place> = []
        /// The reloaded elements, by their positions before the batch.
        var reloaded: Set<Place> = []
        var moved: Set<Move<Place>> = []

        /// The old positions that are deleted or moved away.
        var leaving: Set<Place> { deleted.union(moved.map(\.from)) }
        /// The new positions that are inserted or moved to.
        var coming: Set<Place> { inserted.union(moved.map(\.to)) }

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

    /// Returns the changes of items in each remaining section, by the section's old index.
    ///
    /// - Parameter oldSection: Returns the old index of a new section; `nil` if it was inserted.
    func itemTransitions(oldSection: (Int) -> Int?) -> [Int: IndexTransition] {
        var changes: [Int: Changes<Int>] = [:]
        for path in items.leaving { changes[path.section, default: Changes()].deleted.insert(path.item) }
        for path in items.coming {
            if let section = oldSection(path.section) {
                changes[section, default: Changes()].inserted.insert(path.item)
            }
        }
        return changes.mapValues { IndexTransition($0) }
    }

    /// Checks that all positions exist, given the number of items per section before (`old`) and after (`new`) the
    /// batch, and that no position is used twice. Throws otherwise.
    func checkPlaces(from old: [Int], to new: [Int]) throws(ListUpdateError) {
        try sections.check(existed: old.indices.contains, exists: new.indices.contains) { "section \($0)" }
        try items.check(existed: { $0.isItem(in: old) }, exists: { $0.isItem(in: new) }) {
            "item \($0.item) of section \($0.section)"
        }
    }
}

extension ListUpdates.Changes {
    fileprivate func check(
        existed: (Place) -> Bool, exists: (Place) -> Bool, name: (Place) -> String
    ) throws(ListUpdateError) {
        var named: [Place: String] = [:]
        func check(
            _ verb: String, _ word: String, _ places: some Sequence<Place>, _ exists: (Place) -> Bool, _ missing: String
        ) throws(ListUpdateError) {
            for place in places {
                guard exists(place) else {
                    throw ListUpdateError(description: "can't \(verb)\(word) \(name(place)): \(missing)")
                }
                if let other = named.updateValue(verb, forKey: place) {
                    throw ListUpdateError(description: "can't both \(other) and \(verb)\(word) \(name(place))")
                }
            }
        }
        try check("delete", "", deleted, existed, "it doesn't exist")
        try check("move", "", moved.map(\.from), existed, "it doesn't exist")
        try check("reload", "", reloaded, existed, "it doesn't exist")
        named = [:]
        try check("insert", " to", inserted, exists, "it doesn't exist after the update")
        try check("move", " to", moved.map(\.to), exists, "it doesn't exist after the update")
    }
}

/// The reason that a batch of updates doesn't match the list's data, as a clause of a message.
struct ListUpdateError: Error, CustomStringConvertible {
    let description: String
}

extension IndexPath {
    /// Returns `true` if a list with `counts` items in its sections has an item at this path.
    fileprivate func isItem(in counts: [Int]) -> Bool {
        count == 2 && counts.indices.contains(section) && (0..<counts[section]).contains(item)
    }
}
