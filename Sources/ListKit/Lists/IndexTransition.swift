/// A mapping from the indexes before a batch of changes to the indexes after it, and back. Elements that are not
/// inserted, deleted or moved keep their order.
struct IndexTransition {
    /// The old indexes of deleted or moved elements, in ascending order.
    private let removed: [Int]
    /// The new indexes of inserted or moved elements, in ascending order.
    private let inserted: [Int]
    private let newIndices: [Int: Int]
    private let oldIndices: [Int: Int]

    /// Creates the transition for `changes`, which must not use an index twice.
    init(_ changes: ListUpdates.Changes<Int> = ListUpdates.Changes()) {
        removed = changes.oldPositions.sorted()
        inserted = changes.newPositions.sorted()
        newIndices = Dictionary(changes.moved.map { ($0.from, $0.to) }) { first, _ in first }
        oldIndices = Dictionary(changes.moved.map { ($0.to, $0.from) }) { first, _ in first }
    }

    /// Returns the number of elements after the changes. `count` is the number before them.
    func count(after count: Int) -> Int { count - removed.count + inserted.count }

    /// Returns the new index of the element at the old index `index`; `nil` if the element was deleted.
    func newIndex(ofOld index: Int) -> Int? {
        newIndices[index] ?? Self.index(of: index, without: removed, with: inserted)
    }

    /// Returns the old index of the element at the new index `index`; `nil` if the element was inserted.
    func oldIndex(ofNew index: Int) -> Int? {
        oldIndices[index] ?? Self.index(of: index, without: inserted, with: removed)
    }

    /// Returns the index of the element at `index` after the indexes `removals` are removed and the indexes
    /// `insertions` are inserted; `nil` if the element is removed.
    private static func index(of index: Int, without removals: [Int], with insertions: [Int]) -> Int? {
        let before = removals.partitioningIndex { $0 >= index }
        if before < removals.count, removals[before] == index { return nil }
        let rank = index - before
        return rank + insertions.indices.partitioningIndex { insertions[$0] - $0 > rank }
    }
}
