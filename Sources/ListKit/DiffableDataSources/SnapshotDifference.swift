import Foundation

/// A snapshot that also stores the index path of each item.
struct IndexedSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private(set) var snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    let paths: [Item: IndexPath]

    init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item> = NSDiffableDataSourceSnapshot()) {
        self.snapshot = snapshot
        var paths: [Item: IndexPath] = [:]
        paths.reserveCapacity(snapshot.numberOfItems)
        for (position, section) in snapshot.sections.enumerated() {
            for (index, item) in section.items.enumerated() { paths[item] = IndexPath(item: index, section: position) }
        }
        self.paths = paths
    }

    /// A copy of the snapshot without requests to reload or reconfigure.
    var withoutReloads: Self {
        var plain = self
        plain.snapshot.dropReloads()
        return plain
    }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let section = section(at: path.section), section.items.indices.contains(path.item) else {
            return nil
        }
        return section.items[path.item]
    }

    func section(at index: Int) -> NSDiffableDataSourceSnapshot<Section, Item>.Section? {
        snapshot.sections.indices.contains(index) ? snapshot.sections[index] : nil
    }
}

/// The updates that lead from one snapshot to the next, with as few moves as possible. Computed in O(n log n) for n
/// items.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private let old: IndexedSnapshot<Section, Item>
    private let new: IndexedSnapshot<Section, Item>
    /// The old indexes of the sections that exist in both snapshots and are not reloaded, keyed by their new indexes.
    private var keptSections: [Int: Int] = [:]
    /// The values of `keptSections`, stored as a set for fast lookup.
    private var keptPositions: Set<Int> = []
    /// The old and the new indexes of the reloaded sections.
    private var reloadedSections: (old: Set<Int>, new: Set<Int>) = ([], [])
    /// The updates that turn the old snapshot into the new one.
    private(set) var updates = ListUpdates()

    init(from old: IndexedSnapshot<Section, Item>, to new: IndexedSnapshot<Section, Item>) {
        self.old = old
        self.new = new
        compareSections()
        for (position, section) in new.snapshot.sections.enumerated() { compareItems(of: section.items, at: position) }
        for section in keptPositions {
            for (index, item) in old.snapshot.sections[section].items.enumerated() where new.paths[item] == nil {
                updates.items.deleted.insert(IndexPath(item: index, section: section))
            }
        }
    }

    // MARK: Private

    private mutating func compareSections() {
        var staying: [ListUpdates.Move<Int>] = []
        for (position, section) in new.snapshot.sections.enumerated() {
            if let before = old.snapshot.position(ofSection: section.identifier) {
                staying.append(ListUpdates.Move(from: before, to: position))
            } else {
                updates.sections.inserted.insert(position)
            }
        }
        updates.sections.deleted = Set(old.snapshot.sections.indices).subtracting(staying.map(\.from))
        for (move, keepsOrder) in zip(staying, longestIncreasingSubsequence(in: staying.map(\.from))) {
            let isReloaded = new.snapshot.reloadedSections.contains(new.snapshot.sections[move.to].identifier)
            switch (keepsOrder, isReloaded) {
            case (true, true): updates.sections.reloaded.insert(move.from)
            case (false, true):
                updates.sections.deleted.insert(move.from)
                updates.sections.inserted.insert(move.to)
            case (false, false): updates.sections.moved.insert(move)
            case (true, false): break
            }
            if isReloaded {
                reloadedSections.old.insert(move.from)
                reloadedSections.new.insert(move.to)
            } else {
                keptSections[move.to] = move.from
                keptPositions.insert(move.from)
            }
        }
    }

    private mutating func compareItems(of items: [Item], at section: Int) {
        let oldSection = keptSections[section]
        var staying: [(item: Item, move: ListUpdates.Move<IndexPath>)] = []
        for (index, item) in items.enumerated() {
            let path = IndexPath(item: index, section: section)
            guard let before = old.paths[item] else {
                if oldSection != nil { updates.items.inserted.insert(path) }
                continue
            }
            let move = ListUpdates.Move(from: before, to: path)
            if before.section == oldSection { staying.append((item, move)) } else { add(move, of: item) }
        }
        for ((item, move), keepsOrder) in zip(staying, longestIncreasingSubsequence(in: staying.map(\.move.from.item)))
        {
            if !keepsOrder {
                add(move, of: item)
            } else if new.snapshot.reloadedItems.contains(item) {
                updates.items.reloaded.insert(move.from)
            }
        }
    }

    /// Adds the move of `item`. If the item or one of the two sections is reloaded, adds a deletion and an insertion
    /// instead, except in sections that are deleted, inserted or reloaded as a whole.
    private mutating func add(_ move: ListUpdates.Move<IndexPath>, of item: Item) {
        let isReloaded =
            new.snapshot.reloadedItems.contains(item) || reloadedSections.old.contains(move.from.section)
            || reloadedSections.new.contains(move.to.section)
        guard isReloaded else {
            updates.items.moved.insert(move)
            return
        }
        if keptPositions.contains(move.from.section) { updates.items.deleted.insert(move.from) }
        if keptSections[move.to.section] != nil { updates.items.inserted.insert(move.to) }
    }
}

/// Finds a longest increasing subsequence of `numbers`, which must be distinct. Returns, for each number, `true` if it
/// belongs to the subsequence.
func longestIncreasingSubsequence(in numbers: [Int]) -> [Bool] {
    /// The indexes of the smallest numbers that end increasing subsequences of length 1, 2, and so on.
    var ends: [Int] = []
    /// The index of each number's predecessor in the longest increasing subsequence that ends with the number.
    var before: [Int?] = []
    for (position, number) in numbers.enumerated() {
        let length = ends.partitioningIndex { numbers[$0] >= number }
        before.append(length > 0 ? ends[length - 1] : nil)
        if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var isIncluded = Array(repeating: false, count: numbers.count)
    var next = ends.last
    while let position = next {
        isIncluded[position] = true
        next = before[position]
    }
    return isIncluded
}
