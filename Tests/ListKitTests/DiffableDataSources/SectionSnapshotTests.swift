import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("NSDiffableDataSourceSectionSnapshot")
struct SectionSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    /// Two continents. The first has two countries, one of which has two towns.
    private var world: Snapshot {
        var snapshot = Snapshot()
        snapshot.append(["Europe", "Asia"])
        snapshot.append(["Norway", "Portugal"], to: "Europe")
        snapshot.append(["Bergen", "Oslo"], to: "Norway")
        return snapshot
    }

    @Test("Nested items are visible if all their ancestors are expanded")
    func tree() {
        var snapshot = world

        #expect(snapshot.items == ["Europe", "Norway", "Bergen", "Oslo", "Portugal", "Asia"])
        #expect(snapshot.rootItems == ["Europe", "Asia"] && snapshot.visibleItems == ["Europe", "Asia"])
        snapshot.expand(["Norway"])
        #expect(snapshot.visibleItems == ["Europe", "Asia"] && !snapshot.isVisible("Oslo"))
        snapshot.expand(["Europe"])
        #expect(snapshot.visibleItems == ["Europe", "Norway", "Bergen", "Oslo", "Portugal", "Asia"])
        snapshot.collapse(["Norway"])
        #expect(snapshot.visibleItems == ["Europe", "Norway", "Portugal", "Asia"])
        #expect(snapshot.level(of: "Oslo") == 2 && snapshot.level(of: "Asia") == 0)
        #expect(snapshot.parent(of: "Oslo") == "Norway" && snapshot.parent(of: "Asia") == nil)
        #expect(snapshot.index(of: "Oslo") == 3 && snapshot.index(of: "Rome") == nil)
    }

    @Test("Items are inserted next to others, deleted with their children, and replaced")
    func changes() {
        var snapshot = world
        snapshot.insert(["Italy"], before: "Portugal")
        snapshot.insert(["Africa"], after: "Europe")
        #expect(snapshot.rootItems == ["Europe", "Africa", "Asia"])
        snapshot.delete(["Norway", "Bergen"])
        #expect(snapshot.items == ["Europe", "Italy", "Portugal", "Africa", "Asia"])

        let part = world.snapshot(of: "Europe", includingParent: true)
        #expect(part.items == ["Europe", "Norway", "Bergen", "Oslo", "Portugal"])
        snapshot.replace(childrenOf: "Asia", using: world.snapshot(of: "Norway"))
        #expect(snapshot.items.suffix(3) == ["Asia", "Bergen", "Oslo"])
        snapshot.deleteAll()
        #expect(snapshot.items.isEmpty)
    }

    @Test("Invalid changes are ignored with a message")
    func refusals() {
        var snapshot = world
        let said = Messages.during {
            snapshot.append(["Oslo"])
            snapshot.append(["Rome"], to: "Italy")
            snapshot.insert(["Rome"], before: "Italy")
            snapshot.replace(childrenOf: "Italy", using: world)
        }
        #expect(said.count == 4 && snapshot.items == world.items)
        snapshot.delete(["Italy"])
        snapshot.expand(["Italy"])
        #expect(snapshot.items == world.items && !snapshot.isExpanded("Italy"))
    }

    @Test("An item that already exists is not moved or expanded by a replacement, and its children are not added")
    func duplicates() {
        var (snapshot, other) = (world, Snapshot())
        other.append(["Norway", "Japan"])
        other.append(["Stavanger"], to: "Norway")
        other.append(["Tokyo"], to: "Japan")
        other.expand(["Norway", "Japan"])

        let said = Messages.during { snapshot.replace(childrenOf: "Asia", using: other) }
        #expect(said.count == 1 && said.first?.contains("Norway") == true)
        #expect(snapshot.items == ["Europe", "Norway", "Bergen", "Oslo", "Portugal", "Asia", "Japan", "Tokyo"])
        #expect(!snapshot.isExpanded("Norway") && snapshot.isExpanded("Japan"))
    }

    @Test("A tree with a hundred thousand levels is supported")
    func deep() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([0])
        for level in 1..<100_000 { snapshot.append([level], to: level - 1) }
        snapshot.expand(Array(0..<100_000))
        #expect(snapshot.visibleItems.count == 100_000 && snapshot.level(of: 99_999) == 99_999)
        snapshot.delete([0])
        #expect(snapshot.items.isEmpty)
    }
}
