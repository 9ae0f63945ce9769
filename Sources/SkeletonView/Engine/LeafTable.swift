import ViewKit

/// The leaves of a skeleton, found by their views, in the order in which they came: whoever goes through all of them
/// meets their memory in the order in which it was taken.
@MainActor
struct LeafTable {
    private struct Entry {
        let id: ObjectIdentifier
        var leaf: LeafPresence
    }

    private var entries: [Entry] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var count: Int { entries.count }
    var isEmpty: Bool { entries.isEmpty }

    /// The leaf on `view`, which is looked for at `place` of the order first.
    func leaf(on view: UIView, expectedAt place: Int) -> LeafPresence? {
        let id = ObjectIdentifier(view)
        if place < entries.count, entries[place].id == id { return entries[place].leaf }
        return places[id].map { entries[$0].leaf }
    }

    /// Keeps `leaf`, in the place of one that is kept for `view`, or at the end.
    mutating func set(_ leaf: LeafPresence, on view: UIView) {
        let id = ObjectIdentifier(view)
        if let place = places[id] {
            entries[place].leaf = leaf
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

    /// Takes out all leaves, and returns them.
    mutating func takeAll() -> [LeafPresence] {
        defer { self = LeafTable() }
        return entries.map(\.leaf)
    }

    /// Takes out the leaves that `isTaken` picks by their view's identity and themselves, and returns them.
    mutating func take(where isTaken: (ObjectIdentifier, LeafPresence) -> Bool) -> [LeafPresence] {
        var (taken, kept): ([LeafPresence], [Entry]) = ([], [])
        for entry in entries {
            if isTaken(entry.id, entry.leaf) { taken.append(entry.leaf) } else { kept.append(entry) }
        }
        guard !taken.isEmpty else { return [] }
        (entries, places) = (kept, [:])
        places.reserveCapacity(kept.count)
        for (place, entry) in kept.enumerated() { places[entry.id] = place }
        return taken
    }
}

extension LeafTable: @MainActor Sequence {
    func makeIterator() -> IndexingIterator<[LeafPresence]> { entries.map(\.leaf).makeIterator() }
}
