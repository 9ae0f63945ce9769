import Foundation

/// What one batch of updates does to a list's sections and items: what leaves is named by its path before the batch,
/// what comes by its path after it, as in UIKit.
struct ListUpdates: Equatable, Sendable {
    /// A change of place.
    struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        /// The place before the batch.
        let from: Place
        /// The place after the batch.
        let to: Place
    }

    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    /// By their places before the batch.
    var reloadedSections: Set<Int> = []
    var movedSections: Set<Move<Int>> = []

    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    /// By their paths before the batch.
    var reloadedItems: Set<IndexPath> = []
    var movedItems: Set<Move<IndexPath>> = []

    var isEmpty: Bool { self == ListUpdates() }

    /// What happens to the items of each section that stays and is not reloaded, by the section's old place.
    ///
    /// - Parameter oldSection: where the section at a new place stood; nil for a new section.
    func itemTransitions(oldSection: (Int) -> Int?) -> [Int: IndexTransition] {
        let left = Dictionary(grouping: deletedItems.union(movedItems.map(\.from)), by: \.section)
        // What comes to a new section is under nil.
        let came = Dictionary(grouping: insertedItems.union(movedItems.map(\.to))) { oldSection($0.section) }
        var transitions: [Int: IndexTransition] = [:]
        for section in Set(left.keys).union(came.keys.compactMap(\.self)) {
            let (removed, inserted) = (left[section] ?? [], came[section] ?? [])
            transitions[section] = IndexTransition(
                removed: Set(removed.map(\.item)), inserted: Set(inserted.map(\.item)))
        }
        return transitions
    }

    /// Throws unless each place that is named exists in a list whose sections had `old` items and have `new` items, and
    /// none is given up or taken twice.
    func checkPlaces(from old: [Int], to new: [Int]) throws(ListUpdateError) {
        try check(
            leaving: [
                ("delete", Array(deletedSections)), ("move", movedSections.map(\.from)),
                ("reload", Array(reloadedSections)),
            ],
            coming: [("insert", Array(insertedSections)), ("move", movedSections.map(\.to))],
            existed: { old.indices.contains($0) }, exists: { new.indices.contains($0) }, name: { "section \($0)" })
        try check(
            leaving: [
                ("delete", Array(deletedItems)), ("move", movedItems.map(\.from)), ("reload", Array(reloadedItems)),
            ],
            coming: [("insert", Array(insertedItems)), ("move", movedItems.map(\.to))],
            existed: { $0.isItem(in: old) }, exists: { $0.isItem(in: new) },
            name: { "item \($0.item) of section \($0.section)" })
    }

    private func check<Place: Hashable>(
        leaving: [(verb: String, places: [Place])], coming: [(verb: String, places: [Place])],
        existed: (Place) -> Bool, exists: (Place) -> Bool, name: (Place) -> String
    ) throws(ListUpdateError) {
        func check(
            _ all: [(verb: String, places: [Place])], _ exists: (Place) -> Bool, _ word: String, _ missing: String
        ) throws(ListUpdateError) {
            var named: [Place: String] = [:]
            for (verb, places) in all {
                for place in places {
                    guard exists(place) else {
                        throw ListUpdateError(description: "cannot \(verb)\(word) \(name(place)): there \(missing)")
                    }
                    if let other = named.updateValue(verb, forKey: place) {
                        throw ListUpdateError(description: "cannot both \(other) and \(verb)\(word) \(name(place))")
                    }
                }
            }
        }
        try check(leaving, existed, "", "was none")
        try check(coming, exists, " to", "is none after the update")
    }
}

/// Why a batch of updates cannot be what happened to a list: a clause for the log.
struct ListUpdateError: Error, CustomStringConvertible {
    let description: String
}

extension IndexPath {
    /// Whether a list with `counts` items in its sections has an item here.
    fileprivate func isItem(in counts: [Int]) -> Bool {
        count == 2 && counts.indices.contains(section) && (0..<counts[section]).contains(item)
    }
}
