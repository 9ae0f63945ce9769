import Testing
import ViewKit

@testable import ListKit

/// Tests that changing a snapshot item by item or section by section takes a linear number of comparisons and hashes.
@MainActor
@Suite("Linear growth of snapshots", .serialized)
struct SnapshotGrowthTests {
    /// An identifier that counts its comparisons and hashes.
    private nonisolated struct Counted: Hashable, Sendable {
        @TaskLocal static var counter: Counter?

        let number: Int

        init(_ number: Int) { self.number = number }

        static func == (left: Counted, right: Counted) -> Bool {
            counter?.count += 1
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) {
            Self.counter?.count += 1
            hasher.combine(number)
        }
    }

    /// Used in only one task, so no lock is needed.
    private nonisolated final class Counter: @unchecked Sendable {
        var count = 0
    }

    private typealias Snapshot = NSDiffableDataSourceSnapshot<Counted, Counted>
    private typealias Part = NSDiffableDataSourceSectionSnapshot<Counted>

    nonisolated enum Work: CaseIterable, Sendable {
        case itemsInFront, itemsAtTheEnd, itemDeletions, itemMoves, manyDeletions
        case sectionsInFront, sectionDeletions, sectionMoves, places
        case childDeletions, children
    }

    private func snapshot(sections: Int, items: Int) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections((0..<sections).map(Counted.init))
        for section in 0..<sections {
            let identifiers = (0..<items).map { Counted(section * items + $0) }
            snapshot.appendItems(identifiers, toSection: Counted(section))
        }
        return snapshot
    }

    /// Returns the number of operations for `count` changes.
    private func questions(_ work: Work, _ count: Int) -> Int {
        let counter = Counter()
        let last = count - 1
        switch work {
        case .itemsInFront, .itemsAtTheEnd:
            var snapshot = snapshot(sections: 1, items: 1)
            Counted.$counter.withValue(counter) {
                for item in 1...count {
                    snapshot.insertItems([Counted(item)], beforeItem: Counted(work == .itemsInFront ? item - 1 : 0))
                }
            }
            let numbers = snapshot.itemIdentifiers.map(\.number)
            #expect(numbers == (work == .itemsInFront ? Array((0...count).reversed()) : Array(1...count) + [0]))
        case .itemDeletions, .manyDeletions:
            var snapshot = snapshot(sections: 10, items: count / 10)
            let gone = (0..<count).filter { $0 % 3 != 0 }.map(Counted.init)
            Counted.$counter.withValue(counter) {
                if work == .manyDeletions {
                    snapshot.deleteItems(gone)
                } else {
                    gone.forEach { snapshot.deleteItems([$0]) }
                }
            }
            #expect(snapshot.itemIdentifiers.map(\.number) == (0..<count).filter { $0 % 3 == 0 })
        case .itemMoves:
            var snapshot = snapshot(sections: 1, items: count)
            Counted.$counter.withValue(counter) {
                for item in 0..<last { snapshot.moveItem(Counted(item), afterItem: Counted(last)) }
            }
            #expect(snapshot.itemIdentifiers.map(\.number) == [last] + (0..<last).reversed())
        case .sectionsInFront:
            var snapshot = snapshot(sections: 1, items: 0)
            Counted.$counter.withValue(counter) {
                for section in 1...count {
                    snapshot.insertSections([Counted(section)], beforeSection: Counted(section - 1))
                }
            }
            #expect(snapshot.sectionIdentifiers.map(\.number) == (0...count).reversed())
        case .sectionDeletions:
            var snapshot = snapshot(sections: count, items: 1)
            Counted.$counter.withValue(counter) {
                for section in 0..<last { snapshot.deleteSections([Counted(section)]) }
            }
            #expect(snapshot.sectionIdentifiers.map(\.number) == [last] && snapshot.numberOfItems == 1)
        case .sectionMoves:
            var snapshot = snapshot(sections: count, items: 1)
            Counted.$counter.withValue(counter) {
                for section in 0..<last { snapshot.moveSection(Counted(section), afterSection: Counted(last)) }
            }
            #expect(snapshot.itemIdentifiers.map(\.number) == [last] + (0..<last).reversed())
        case .places:
            var snapshot = snapshot(sections: 1, items: count)
            for item in 0..<count / 2 { snapshot.moveItem(Counted(item), afterItem: Counted(last)) }
            let order = snapshot.itemIdentifiers
            Counted.$counter.withValue(counter) {
                for (place, item) in order.enumerated() { #expect(snapshot.indexOfItem(item) == place) }
            }
        case .childDeletions:
            var part = Part()
            part.append([Counted(-1)])
            part.append((0..<count).map(Counted.init), to: Counted(-1))
            part.expand([Counted(-1)])
            Counted.$counter.withValue(counter) { part.delete((0..<last).map(Counted.init)) }
            #expect(part.visibleItems.map(\.number) == [-1, last])
        case .children:
            var (part, other) = (Part(), Part())
            part.append([Counted(-1)])
            part.append((0..<count).map(Counted.init), to: Counted(-1))
            other.append((count..<2 * count).map(Counted.init))
            Counted.$counter.withValue(counter) { part.replace(childrenOf: Counted(-1), using: other) }
            #expect(part.items.map(\.number) == [-1] + (count..<2 * count))
        }
        return counter.count
    }

    @Test("Four times as many changes take about four times the comparisons and hashes", arguments: Work.allCases)
    func growth(_ work: Work) {
        let (few, many) = (questions(work, 1_000), questions(work, 4_000))
        // Quadratic work would take 16 times as much.
        #expect(many < 10 * few, "\(many) for 4,000, \(few) for 1,000")
    }
}
