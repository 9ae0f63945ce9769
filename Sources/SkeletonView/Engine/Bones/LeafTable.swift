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
    private var places: [ObjectIdentifier: Int] = [:]

    var count: Int { places.count }
    var isEmpty: Bool { places.isEmpty }

    /// Returns the leaf on `view`, looking at index `place` first.
    func leaf(on view: UIView, expectedAt place: Int) -> LeafPresence? {
        let id = ObjectIdentifier(view)
        if place < entries.count, let entry = entries[place], entry.id == id { return entry.leaf }
        return places[id].flatMap { entries[$0]?.leaf }
    }

    /// Sets the leaf of `view`, replacing an existing one or appending it.
    mutating func set(_ leaf: LeafPresence, on view: UIView) {
        let id = ObjectIdentifier(view)
        if let place = places[id] {
            entries[place]?.leaf = leaf
        } else {
            places[id] = entries.count
            entries.append(Entry(id: id, leaf: leaf))
        }
    }

    mutating func reserveCapacity(_ count: Int) {
        guard count > entries.capacity else { return }
        entries.reserveCapacity(count)
        places.reserveCapacity(count)
    }

    /// Removes and returns all leaves.
    mutating func takeAll() -> [LeafPresence] {
        defer { self = LeafTable() }
        return Array(self)
    }

    /// Removes and returns the leaves of `view` and its subviews, in order.
    mutating func take(in view: UIView) -> [LeafPresence] {
        var taken: [(place: Int, leaf: LeafPresence)] = []
        take(in: view, to: &taken)
        while let last = entries.last, last == nil { entries.removeLast() }
        if entries.count > 2 * places.count { compact() }
        return taken.sorted { $0.place < $1.place }.map(\.leaf)
    }

    private mutating func take(in view: UIView, to taken: inout [(place: Int, leaf: LeafPresence)]) {
        if let place = places.removeValue(forKey: ObjectIdentifier(view)), let entry = entries[place] {
            taken.append((place, entry.leaf))
            entries[place] = nil
        }
        for subview in view.subviews { take(in: subview, to: &taken) }
    }

    /// Closes the gaps left by removed leaves.
    mutating func compact() {
        if entries.count != places.count { keep(entries.compactMap(\.self)) }
    }

    /// Returns `true` if a leaf satisfies `isMeant`, searching from the end.
    func containsFromEnd(where isMeant: (LeafPresence) -> Bool) -> Bool {
        for case let entry? in entries.reversed() where isMeant(entry.leaf) { return true }
        return false
    }

    /// Removes and returns the leaves that satisfy `isTaken`, which receives the identity of the view and the leaf.
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
        places = [:]
        places.reserveCapacity(kept.count)
        for (place, entry) in kept.enumerated() { places[entry.id] = place }
    }
}

extension LeafTable: @MainActor Sequence {
    func makeIterator() -> IndexingIterator<[LeafPresence]> { entries.compactMap { $0?.leaf }.makeIterator() }
}
