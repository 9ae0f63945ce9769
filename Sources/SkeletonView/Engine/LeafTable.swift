import ViewKit

/// The leaves of a skeleton, found by their views, in the order in which they came: whoever goes through all of them
/// meets their memory in the order in which it was taken.
@MainActor
struct LeafTable {
    private struct Entry {
        let id: ObjectIdentifier
        var leaf: LeafPresence
    }

    /// Nil where a leaf was taken out; the last is none of those.
    private var entries: [Entry?] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var count: Int { places.count }
    var isEmpty: Bool { places.isEmpty }

    /// The leaf on `view`, which is looked for at `place` of the order first.
    func leaf(on view: UIView, expectedAt place: Int) -> LeafPresence? {
        let id = ObjectIdentifier(view)
        if place < entries.count, let entry = entries[place], entry.id == id { return entry.leaf }
        return places[id].flatMap { entries[$0]?.leaf }
    }

    /// Keeps `leaf`, in the place of one that is kept for `view`, or at the end.
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

    /// Takes out all leaves, and returns them.
    mutating func takeAll() -> [LeafPresence] {
        defer { self = LeafTable() }
        return Array(self)
    }

    /// Takes out the leaves of `view` and of all views inside it, in their order.
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

    /// Closes the gaps that leaves left which were taken out.
    mutating func compact() {
        if entries.count != places.count { keep(entries.compactMap(\.self)) }
    }

    /// Whether there is a leaf that `isMeant` picks, looked for from the last to the first.
    func containsFromEnd(where isMeant: (LeafPresence) -> Bool) -> Bool {
        for case let entry? in entries.reversed() where isMeant(entry.leaf) { return true }
        return false
    }

    /// Takes out the leaves that `isTaken` picks by their view's identity and themselves, and returns them.
    mutating func take(where isTaken: (ObjectIdentifier, LeafPresence) -> Bool) -> [LeafPresence] {
        var (taken, kept): ([LeafPresence], [Entry]) = ([], [])
        for case let entry? in entries {
            if isTaken(entry.id, entry.leaf) { taken.append(entry.leaf) } else { kept.append(entry) }
        }
        if !taken.isEmpty { keep(kept) }
        return taken
    }

    private mutating func keep(_ kept: [Entry]) {
        (entries, places) = (kept, [:])
        places.reserveCapacity(kept.count)
        for (place, entry) in kept.enumerated() { places[entry.id] = place }
    }
}

extension LeafTable: @MainActor Sequence {
    func makeIterator() -> IndexingIterator<[LeafPresence]> { entries.compactMap { $0?.leaf }.makeIterator() }
}
