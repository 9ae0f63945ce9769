import Foundation

/// A batch of updates to the sections and items of a list. As in UIKit, deletions use the paths before the batch, and
/// insertions use the paths after it.
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
        /// The positions of reloaded elements before the batch.
        var reloaded: Set<Place> = []
        var moved: Set<Move<Place>> = []

        /// The old positions of deleted and moved elements.
        var leaving: Set<Place> { deleted.union(moved.map(\.from)) }
        /// The new positions of inserted and moved elements.
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

    /// Returns the changes of items in each remaining section, keyed by the section's old index.
    ///
    /// - Parameter oldSection: A closure that returns the old index of a new section; `nil` if the section was
    ///   inserted.
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

    /// Checks that all positions exist and that no position is used twice; throws an error otherwise. `old` and `new`
    /// are the numbers of items per section before and after the batch.
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

/// The reason why a batch of updates doesn't match the list's data, as a clause for a message.
struct ListUpdateError: Error, CustomStringConvertible {
    let description: String
}

extension IndexPath {
    /// Returns `true` if this path has an item in a list with `counts` items per section.
    fileprivate func isItem(in counts: [Int]) -> Bool {
        count == 2 && counts.indices.contains(section) && (0..<counts[section]).contains(item)
    }
}
