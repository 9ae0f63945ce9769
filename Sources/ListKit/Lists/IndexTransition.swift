/// Where the elements of one row of things go when some leave, others come and some are moved: the
/// rest keep their order.
struct IndexTransition {
    /// The old places that are given up, rising.
    private let removed: [Int]
    /// The new places that are taken by others, rising.
    private let inserted: [Int]
    private let newPlaces: [Int: Int]
    private let oldPlaces: [Int: Int]

    /// Makes the transition in which `changes`, which name no place twice, happen to the elements.
    init(_ changes: ListUpdates.Changes<Int> = ListUpdates.Changes()) {
        removed = changes.leaving.sorted()
        inserted = changes.coming.sorted()
        newPlaces = Dictionary(changes.moved.map { ($0.from, $0.to) }) { first, _ in first }
        oldPlaces = Dictionary(changes.moved.map { ($0.to, $0.from) }) { first, _ in first }
    }

    /// How many elements there are afterwards, when there were `count`.
    func count(after count: Int) -> Int { count - removed.count + inserted.count }

    /// Where the element at the old place `index` stands now; nil when it left.
    func newIndex(ofOld index: Int) -> Int? {
        newPlaces[index] ?? Self.index(of: index, without: removed, with: inserted)
    }

    /// Where the element at the new place `index` stood; nil when it came.
    func oldIndex(ofNew index: Int) -> Int? {
        oldPlaces[index] ?? Self.index(of: index, without: inserted, with: removed)
    }

    /// The place of the element at `index` when the places `left` are closed and the places `taken` are opened; nil
    /// when it is one of those that left.
    private static func index(of index: Int, without left: [Int], with taken: [Int]) -> Int? {
        let before = left.partitioningIndex { $0 >= index }
        if before < left.count, left[before] == index { return nil }
        let rank = index - before
        return rank + taken.indices.partitioningIndex { taken[$0] - $0 > rank }
    }
}
