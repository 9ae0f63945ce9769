import Foundation

extension ListUpdates {
    /// What happens to the items of each section that stays and is not reloaded, by the section's old place.
    ///
    /// - Parameter oldSection: where the section at a new place stood; nil for a new section.
    func itemTransitions(oldSection: (Int) -> Int?) -> [Int: IndexTransition] {
        var removed: [Int: Set<Int>] = [:]
        var inserted: [Int: Set<Int>] = [:]
        for path in deletedItems.union(movedItems.map(\.from)) {
            removed[path.section, default: []].insert(path.item)
        }
        for path in insertedItems.union(movedItems.map(\.to)) {
            guard let section = oldSection(path.section) else { continue }
            inserted[section, default: []].insert(path.item)
        }
        return Dictionary(
            uniqueKeysWithValues: Set(removed.keys).union(inserted.keys).map { section in
                (section, IndexTransition(removed: removed[section] ?? [], inserted: inserted[section] ?? []))
            })
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
                        throw ListUpdateError("cannot \(verb)\(word) \(name(place)): there \(missing)")
                    }
                    if let other = named.updateValue(verb, forKey: place) {
                        throw ListUpdateError("cannot both \(other) and \(verb)\(word) \(name(place))")
                    }
                }
            }
        }
        try check(leaving, existed, "", "was none")
        try check(coming, exists, " to", "is none after the update")
    }
}

extension IndexPath {
    /// Whether a list with `counts` items in its sections has an item here.
    fileprivate func isItem(in counts: [Int]) -> Bool {
        count == 2 && counts.indices.contains(section) && (0..<counts[section]).contains(item)
    }
}
