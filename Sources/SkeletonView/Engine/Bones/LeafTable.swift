import ViewKit

/// The leaves of a skeleton, indexed by their views and kept in insertion order, so that iteration accesses memory in
/// allocation order.
@MainActor
struct LeafTable {
    private struct Entry {
        let id: ObjectIdentifier
        var leaf: LeafPresence
    }

    /// The leaves in insertion order. Removed leaves are `nil`; the last entry is never `nil`.
    private var entries: [Entry?] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    var count: Int { indices.count }
    var isEmpty: Bool { indices.isEmpty }

    /// Returns the leaf on `view`. Checks the entry at `index` first, which avoids a dictionary lookup if the leaf is
    /// there.
    func leaf(on view: UIView, expectedAt index: Int) -> LeafPresence? {
        let id = ObjectIdentifier(view)
        if index < entries.count, let entry = entries[index], entry.id == id { return entry.leaf }
        return indices[id].flatMap { entries[$0]?.leaf }
    }

    /// Sets the leaf of `view`: replaces its existing leaf, or appends `leaf`.
    mutating func set(_ leaf: LeafPresence, on view: UIView) {
        let id = ObjectIdentifier(view)
        if let index = indices[id] {
            entries[index]?.leaf = leaf
        } else {
            indices[id] = entries.count
            entries.append(Entry(id: id, leaf: leaf))
        }
    }

    mutating func reserveCapacity(_ count: Int) {
        guard count > entries.capacity else { return }
        entries.reserveCapacity(count)
        indices.reserveCapacity(count)
    }

    /// Removes and returns all leaves.
    mutating func takeAll() -> [LeafPresence] {
        defer { self = LeafTable() }
        return Array(self)
    }

    /// Removes and returns the leaves of `view` and its subviews, in order.
    mutating func take(in view: UIView) -> [LeafPresence] {
        var taken: [(index: Int, leaf: LeafPresence)] = []
        take(in: view, to: &taken)
        while let last = entries.last, last == nil { entries.removeLast() }
        if entries.count > 2 * indices.count { compact() }
        return taken.sorted { $0.index < $1.index }.map(\.leaf)
    }

    private mutating func take(in view: UIView, to taken: inout [(index: Int, leaf: LeafPresence)]) {
        if let index = indices.removeValue(forKey: ObjectIdentifier(view)), let entry = entries[index] {
            taken.append((index, entry.leaf))
            entries[index] = nil
        }
        for subview in view.subviews { take(in: subview, to: &taken) }
    }

    /// Closes the gaps left by removed leaves.
    mutating func compact() {
        if entries.count != indices.count { keep(entries.compactMap(\.self)) }
    }

    /// Returns `true` if any leaf satisfies `condition`. Searches from the end.
    func containsFromEnd(where condition: (LeafPresence) -> Bool) -> Bool {
        for case let entry? in entries.reversed() where condition(entry.leaf) { return true }
        return false
    }

    /// Removes and returns the leaves that satisfy `isTaken`, which receives the view's identifier and the leaf.
    mutating func take(where isTaken: (ObjectIdentifier, LeafPresence) -> Bool) -> [LeafPresence] {
        var (taken, kept): ([LeafPresence], [Entry]) = ([], [])
        for case let entry? in entries {
            if isTaken(entry.id, entry.leaf) { taken.append(entry.leaf) } else { kept.append(entry) }
        }
        if !taken.isEmpty { keep(kept) }
        return taken
    }

    private mutating func keep(_ kept: [Entry]) {
        entries = kept
        indices = [:]
        indices.reserveCapacity(kept.count)
        for (index, entry) in kept.enumerated() { indices[entry.id] = index }
    }
}

extension LeafTable: @MainActor Sequence {
    func makeIterator() -> IndexingIterator<[LeafPresence]> { entries.compactMap { $0?.leaf }.makeIterator() }
}
