/// A cache with a cost budget. It evicts the least recently used values first, and also evicts values that have not
/// been used for a number of turns. Lookup, insertion and eviction take constant time.
struct LRUCache<Key: Hashable, Value> {
    private struct Slot {
        var key: Key
        var value: Value
        var cost: Int
        /// The turn of the last use.
        var turn: UInt64
        /// The index of the next more recently used slot; -1 for the newest.
        var newer: Int
        /// The index of the next less recently used slot; -1 for the oldest.
        var older: Int
    }

    let budget: Int
    /// The total cost of all values.
    private(set) var cost = 0
    /// The number of the current turn.
    private(set) var turn: UInt64 = 0

    private var slots: [Slot?] = []
    private var indices: [Key: Int] = [:]
    private var freeIndices: [Int] = []
    private var newest = -1
    private var oldest = -1

    init(budget: Int) {
        self.budget = budget
    }

    /// Returns the value for `key` and makes it the most recently used; `nil` if it is not cached.
    mutating func value(for key: Key) -> Value? {
        guard let index = indices[key] else { return nil }
        if index != newest {
            unlink(index)
            link(index)
        }
        slots[index]?.turn = turn
        return slots[index]?.value
    }

    /// Caches `value` with its `cost` for `key`, which must be absent. A value that costs more than an eighth of the
    /// budget is not cached.
    mutating func keep(_ value: Value, for key: Key, cost: Int) {
        guard cost <= budget / 8 else { return }
        while self.cost + cost > budget, oldest >= 0 { drop(oldest) }
        let slot = Slot(key: key, value: value, cost: cost, turn: turn, newer: -1, older: -1)
        let index: Int
        if let freeIndex = freeIndices.popLast() {
            index = freeIndex
            slots[index] = slot
        } else {
            index = slots.count
            slots.append(slot)
        }
        indices[key] = index
        self.cost += cost
        link(index)
    }

    /// Begins the next turn, and evicts values that were not used in the `turns` turns before it.
    mutating func beginTurn(keeping turns: UInt64) {
        turn += 1
        while oldest >= 0, let slot = slots[oldest], slot.turn &+ turns < turn { drop(oldest) }
    }

    // MARK: Private

    private mutating func drop(_ index: Int) {
        guard let slot = slots[index] else { return }
        unlink(index)
        indices[slot.key] = nil
        slots[index] = nil
        freeIndices.append(index)
        cost -= slot.cost
    }

    /// Makes the slot at `index` the most recently used.
    private mutating func link(_ index: Int) {
        slots[index]?.newer = -1
        slots[index]?.older = newest
        if newest >= 0 { slots[newest]?.newer = index } else { oldest = index }
        newest = index
    }

    private mutating func unlink(_ index: Int) {
        guard let slot = slots[index] else { return }
        if slot.newer >= 0 { slots[slot.newer]?.older = slot.older } else { newest = slot.older }
        if slot.older >= 0 { slots[slot.older]?.newer = slot.newer } else { oldest = slot.newer }
    }
}
