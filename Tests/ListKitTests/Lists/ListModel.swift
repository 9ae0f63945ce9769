import Foundation
import TestSupport

@testable import ListKit
@testable import ViewKit

/// A reference model of a list: plain arrays of unique numbers that can be changed at random.
struct ListModel {
    struct Section {
        let id: Int
        var items: [Int]
    }

    private(set) var sections: [Section] = []
    private var nextID = 0

    /// Creates a list of up to five sections with up to eight items each.
    init(random: inout SeededGenerator) {
        for _ in 0..<random.number(0...5) { sections.append(newSection(random: &random)) }
    }

    var counts: [Int] { sections.map(\.items.count) }

    var paths: [IndexPath] {
        sections.indices.flatMap { section in
            sections[section].items.indices.map { IndexPath(item: $0, section: section) }
        }
    }

    subscript(path: IndexPath) -> Int { sections[path.section].items[path.item] }

    func place(ofSection id: Int) -> Int? { sections.firstIndex { $0.id == id } }

    /// The index path of each item.
    var places: [Int: IndexPath] {
        var places: [Int: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (place, item) in content.items.enumerated() { places[item] = IndexPath(item: place, section: section) }
        }
        return places
    }

    /// Returns the list after a random batch update, and the update itself.
    func changed(random: inout SeededGenerator) -> (ListModel, ListUpdates) {
        var new = self
        var updates = ListUpdates()
        let moving = new.removePart(into: &updates, from: self, random: &random)
        new.putInSections(moving.sections, into: &updates, from: self, random: &random)
        new.putInItems(moving.items, into: &updates, from: self, random: &random)
        return (new, updates)
    }

    // MARK: Private

    private mutating func newSection(random: inout SeededGenerator) -> Section {
        nextID += 1
        let id = nextID
        return Section(id: id, items: (0..<random.number(0...8)).map { _ in newItem() })
    }

    private mutating func newItem() -> Int {
        nextID += 1
        return nextID
    }

    /// Removes the sections and items that are deleted or moved, and returns the moved ones. Some others are reloaded.
    private mutating func removePart(
        into updates: inout ListUpdates, from old: ListModel, random: inout SeededGenerator
    ) -> (sections: [Section], items: [Int]) {
        var movingItems: [Int] = []
        for path in old.paths.reversed() {
            if random.chance(15) {
                sections[path.section].items.remove(at: path.item)
                updates.items.deleted.insert(path)
            } else if random.chance(15) {
                movingItems.append(sections[path.section].items.remove(at: path.item))
            } else if random.chance(10) {
                updates.items.reloaded.insert(path)
            }
        }
        var movingSections: [Section] = []
        for place in old.sections.indices.reversed() {
            if random.chance(15) {
                sections.remove(at: place)
                updates.sections.deleted.insert(place)
            } else if random.chance(15) {
                movingSections.append(sections.remove(at: place))
            } else if random.chance(10) {
                updates.sections.reloaded.insert(place)
                let count = random.number(0...8)
                sections[place].items = (0..<count).map { _ in newItem() }
            }
        }
        return (movingSections, movingItems)
    }

    /// Inserts `moving` and some new sections at increasing positions.
    private mutating func putInSections(
        _ moving: [Section], into updates: inout ListUpdates, from old: ListModel, random: inout SeededGenerator
    ) {
        var coming: [Section] = moving
        for _ in 0..<random.number(0...2) { coming.append(newSection(random: &random)) }
        coming.shuffle(using: &random)
        let places = Self.places(for: coming.count, among: sections.count, random: &random)
        for (section, place) in zip(coming, places) {
            sections.insert(section, at: place)
            if let source = old.place(ofSection: section.id) {
                updates.sections.moved.insert(ListUpdates.Move(from: source, to: place))
            } else {
                updates.sections.inserted.insert(place)
            }
        }
    }

    /// Inserts `moving` and some new items at increasing positions in random sections. If there are no sections, the
    /// moved items are deleted.
    private mutating func putInItems(
        _ moving: [Int], into updates: inout ListUpdates, from old: ListModel, random: inout SeededGenerator
    ) {
        var coming: [Int: [Int]] = [:]
        let oldIndices = old.places
        for item in moving {
            if let section = sections.indices.randomElement(using: &random) {
                coming[section, default: []].append(item)
            } else if let path = oldIndices[item] {
                updates.items.deleted.insert(path)
            }
        }
        for section in sections.indices {
            for _ in 0..<random.number(0...2) { coming[section, default: []].append(newItem()) }
        }
        for (section, items) in coming.sorted(by: { $0.key < $1.key }) {
            let places = Self.places(for: items.count, among: sections[section].items.count, random: &random)
            for (item, place) in zip(items, places) {
                sections[section].items.insert(item, at: place)
                let path = IndexPath(item: place, section: section)
                if let source = oldIndices[item] {
                    updates.items.moved.insert(ListUpdates.Move(from: source, to: path))
                } else {
                    updates.items.inserted.insert(path)
                }
            }
        }
    }

    /// Returns increasing positions for `count` elements among `others` other elements.
    private static func places(for count: Int, among others: Int, random: inout SeededGenerator) -> [Int] {
        Array((0..<count + others).shuffled(using: &random).prefix(count)).sorted()
    }
}
