import Foundation
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Difference of two snapshots")
struct SnapshotDifferenceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func updates(_ old: Snapshot, _ new: Snapshot) -> ListUpdates {
        SnapshotDifference(from: IndexedSnapshot(old), to: IndexedSnapshot(new)).updates
    }

    /// Returns up to six of eight sections, with some of thirty items, and with reloads of some sections and items.
    private func randomSnapshot(_ random: inout SeededGenerator) -> Snapshot {
        var items = Array((0..<30).shuffled(using: &random).prefix(random.number(0...30)))
        var new = Snapshot()
        for section in (0..<8).shuffled(using: &random).prefix(random.number(0...6)) {
            let isSorted = random.chance(50)
            let part = items.suffix(random.number(0...max(0, items.count / 2)))
            items.removeLast(part.count)
            new.appendSections([section])
            new.appendItems(isSorted ? part.sorted() : Array(part))
            if random.chance(15) { new.reloadSections([section]) }
        }
        new.reloadItems(new.itemIdentifiers.filter { _ in random.chance(10) })
        return new
    }

    /// Compares the index paths that a `ListTransition` returns for each difference with those in the new snapshot.
    @Test("Two thousand random differences are consistent and move each item to its position", arguments: 0..<4)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var old = Snapshot()
        for _ in 0..<500 {
            let new = randomSnapshot(&random)
            let updates = updates(old, new)
            let (before, after) = (IndexedSnapshot(old), IndexedSnapshot(new))
            let transition = try ListTransition(
                updates, from: old.sections.map(\.items.count), to: new.sections.map(\.items.count))
            let reloaded = Set(new.reloadedItemIdentifiers)
            for (item, path) in before.paths {
                if let target = transition.newPath(ofOld: path) {
                    #expect(after.item(at: target) == item)
                } else if let target = after.paths[item] {
                    // Remaining items are shown again only if they or their sections are reloaded.
                    let sections = [old.sections[path.section].identifier, new.sections[target.section].identifier]
                    #expect(reloaded.contains(item) || sections.contains(where: new.reloadedSections.contains))
                }
            }
            for item in reloaded where before.paths[item] != nil {
                let path = try #require(before.paths[item])
                let isShownAnew =
                    updates.items.reloaded.contains(path) || transition.newPath(ofOld: path) == nil
                #expect(isShownAnew)
            }
            old = new
        }
    }

    @Test("As few items and sections as possible move")
    func fewMoves() {
        let old = snapshot([(1, [1, 2, 3, 4, 5, 6]), (2, [7]), (3, [])])
        let new = snapshot([(3, []), (1, [6, 1, 2, 3, 4, 5]), (2, [7])])
        var expected = ListUpdates()
        expected.sections.moved = [ListUpdates.Move(from: 2, to: 0)]
        expected.items.moved = [
            ListUpdates.Move(from: IndexPath(item: 5, section: 0), to: IndexPath(item: 0, section: 1))
        ]
        #expect(updates(old, new) == expected)
        #expect(updates(new, new).isEmpty)
    }

    @Test("An item of a deleted section moves to a remaining section")
    func movesOutOfDeletedSections() {
        let moved = updates(snapshot([(1, [1]), (2, [2])]), snapshot([(2, [2, 1])]))
        #expect(moved.sections.deleted == [0])
        #expect(
            moved.items.moved == [
                ListUpdates.Move(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
            ])
        #expect(moved.items.inserted.isEmpty && moved.items.deleted.isEmpty)
    }

    @Test(
        "longestIncreasingSubsequence finds the longest increasing subsequence",
        arguments: [
            ([], []), ([3], [3]), ([1, 2, 3], [1, 2, 3]), ([3, 2, 1], [1]), ([5, 1, 2, 6, 3, 4], [1, 2, 3, 4]),
            ([2, 0, 1, 4, 3], [0, 1, 3]),
        ])
    func rise(numbers: [Int], expected: [Int]) {
        #expect(zip(numbers, longestIncreasingSubsequence(in: numbers)).filter(\.1).map(\.0) == expected)
    }

    /// An item that counts its comparisons and hashes.
    private struct CountedItem: Hashable, Sendable {
        nonisolated(unsafe) static var work = 0
        let number: Int

        static func == (left: CountedItem, right: CountedItem) -> Bool {
            work += 1
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) {
            Self.work += 1
            hasher.combine(number)
        }
    }

    @Test("Comparing ten thousand items in any order needs a few operations per item")
    func work() throws {
        func snapshot(_ numbers: some Sequence<Int>) -> NSDiffableDataSourceSnapshot<Int, CountedItem> {
            var snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>()
            snapshot.appendSections([0])
            for number in numbers { snapshot.appendItems([CountedItem(number: number)]) }
            return snapshot
        }
        var random = SeededGenerator(seed: 1)
        CountedItem.work = 0
        let old = IndexedSnapshot(snapshot(0..<10_000))
        let new = IndexedSnapshot(snapshot((5_000..<15_000).shuffled(using: &random)))
        let updates = SnapshotDifference(from: old, to: new).updates
        #expect(updates.items.deleted.count == 5_000)
        #expect(updates.items.inserted.count == 5_000)
        #expect(CountedItem.work < 20 * 20_000)
        _ = try ListTransition(updates, from: [10_000], to: [10_000])
    }
}
