import Testing

@testable import ListKit
@testable import ViewKit

@Suite("NSDiffableDataSourceSnapshot")
@MainActor
struct SnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// Two sections: a with 1, 2, 3 and b with 4, 5.
    private func sample() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    /// Returns the sections with their items as a single string.
    private func text(_ snapshot: Snapshot) -> String {
        snapshot.sectionIdentifiers.map { section in
            "\(section):" + snapshot.itemIdentifiers(inSection: section).map { "\($0)" }.joined(separator: ",")
        }.joined(separator: " ")
    }

    /// Applies `change` to the sample, expects the content `expected`, and returns the message if there is exactly one.
    private func refusal(
        leaving expected: String = "a:1,2,3 b:4,5", _ change: (inout Snapshot) -> Void
    ) -> String? {
        var snapshot = sample()
        let messages = diagnostics { change(&snapshot) }
        #expect(text(snapshot) == expected)
        let prefix = "NSDiffableDataSourceSnapshot: cannot "
        return messages.count == 1 && messages[0].hasPrefix(prefix) ? String(messages[0].dropFirst(prefix.count)) : nil
    }

    @Test("A snapshot reports its content")
    func contents() {
        let snapshot = sample()
        #expect(text(snapshot) == "a:1,2,3 b:4,5")
        #expect(snapshot.numberOfSections == 2)
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.numberOfItems(inSection: "b") == 2)
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.indexOfItem(4) == 3)
        #expect(snapshot.indexOfItem(9) == nil)
        #expect(snapshot.indexOfSection("b") == 1)
        #expect(snapshot.indexOfSection("c") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
        #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    }

    @Test("Sections are inserted, moved and deleted with their items")
    func sections() {
        var snapshot = sample()
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.insertSections(["d", "e"], afterSection: "a")
        #expect(text(snapshot) == "c: a:1,2,3 d: e: b:4,5")
        snapshot.moveSection("b", beforeSection: "a")
        #expect(text(snapshot) == "c: b:4,5 a:1,2,3 d: e:")
        snapshot.moveSection("c", afterSection: "e")
        #expect(text(snapshot) == "b:4,5 a:1,2,3 d: e: c:")
        snapshot.deleteSections(["b", "d"])
        #expect(text(snapshot) == "a:1,2,3 e: c:")
        #expect(snapshot.numberOfItems == 3)
        #expect(snapshot.indexOfSection("c") == 2)
        snapshot.appendItems([4])
        #expect(text(snapshot) == "a:1,2,3 e: c:4")
        snapshot.deleteAllItems()
        #expect(text(snapshot).isEmpty)
        #expect(snapshot.numberOfItems == 0)
    }

    @Test("Items are inserted, moved between sections and deleted")
    func items() {
        var snapshot = sample()
        snapshot.insertItems([6, 7], beforeItem: 1)
        snapshot.insertItems([8], afterItem: 5)
        #expect(text(snapshot) == "a:6,7,1,2,3 b:4,5,8")
        snapshot.moveItem(6, afterItem: 2)
        snapshot.moveItem(3, beforeItem: 7)
        #expect(text(snapshot) == "a:3,7,1,2,6 b:4,5,8")
        snapshot.moveItem(7, beforeItem: 5)
        #expect(text(snapshot) == "a:3,1,2,6 b:4,7,5,8")
        #expect(snapshot.sectionIdentifier(containingItem: 7) == "b")
        snapshot.deleteItems([3, 2, 8])
        #expect(text(snapshot) == "a:1,6 b:4,7,5")
        snapshot.appendItems([2], toSection: "a")
        #expect(text(snapshot) == "a:1,6,2 b:4,7,5")
    }

    @Test("Reloaded and reconfigured identifiers are reported in order, until they are deleted")
    func reloads() {
        var snapshot = sample()
        snapshot.reloadItems([4, 2])
        snapshot.reconfigureItems([5, 1])
        snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [2, 4])
        #expect(snapshot.reconfiguredItemIdentifiers == [1, 5])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
        snapshot.deleteSections(["b"])
        snapshot.appendSections(["b"])
        snapshot.appendItems([4, 5])
        #expect(snapshot.reloadedItemIdentifiers == [2])
        #expect(snapshot.reconfiguredItemIdentifiers == [1])
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    }

    @Test("Duplicate items are ignored with a message")
    func duplicateItems() {
        #expect(
            refusal(leaving: "a:1,2,3 b:4,5,6") { $0.appendItems([1, 6, 6, 4]) }
                == "add item 1 and 2 more: they already exist")
        #expect(
            refusal(leaving: "a:1,6,2,3 b:4,5") { $0.insertItems([6, 6], afterItem: 1) }
                == "add item 6: it already exists")
        #expect(refusal { $0.insertItems([5], beforeItem: 1) } == "add item 5: it already exists")
    }

    @Test("Duplicate sections are ignored with a message")
    func duplicateSections() {
        #expect(
            refusal(leaving: "a:1,2,3 b:4,5 c:") { $0.appendSections(["c", "a", "c"]) }
                == "add section a and 1 more: they already exist")
        #expect(
            refusal { $0.insertSections(["b"], afterSection: "a") } == "add section b: it already exists")
    }

    @Test("Unknown items and sections, and moves to the same place, are rejected with a message")
    func unknown() {
        let noSection = "no such section"
        let noItem = "no such item"
        #expect(refusal { $0.appendItems([6], toSection: "x") } == "append items to x: \(noSection)")
        #expect(refusal { $0.insertItems([6], afterItem: 9) } == "insert items beside 9: \(noItem)")
        #expect(refusal { $0.moveItem(9, afterItem: 1) } == "move an item from or to 9: \(noItem)")
        #expect(refusal { $0.moveItem(1, afterItem: 9) } == "move an item from or to 9: \(noItem)")
        #expect(refusal { $0.moveItem(1, afterItem: 1) } == "move item 1: the target is the item itself")
        #expect(refusal { $0.moveSection("x", afterSection: "a") } == "move section x: \(noSection)")
        #expect(refusal { $0.moveSection("a", beforeSection: "x") } == "move a section to x: \(noSection)")
        #expect(
            refusal { $0.moveSection("a", beforeSection: "a") }
                == "move section a: the target is the section itself")
        #expect(refusal { $0.insertSections(["c"], beforeSection: "x") } == "insert sections before x: \(noSection)")
        #expect(
            refusal(leaving: "a:2,3 b:4,5") { $0.deleteItems([1, 9]) }
                == "delete item 9: \(noItem), or it is named twice")
        #expect(refusal { $0.deleteSections(["x"]) } == "delete section x: \(noSection), or it is named twice")
        #expect(refusal { $0.reloadItems([9]) } == "reload item 9: \(noItem), or it is named twice")
        #expect(refusal { $0.reconfigureItems([9]) } == "reconfigure item 9: \(noItem), or it is named twice")
        #expect(refusal { $0.reloadSections(["x"]) } == "reload section x: \(noSection), or it is named twice")
        #expect(
            refusal { _ = $0.itemIdentifiers(inSection: "x") } == "list the items of section x: \(noSection)")
    }

    @Test("Items without a section are rejected with a message")
    func noSections() {
        var snapshot = Snapshot()
        let messages = diagnostics { snapshot.appendItems([1]) }
        #expect(
            messages == [
                "NSDiffableDataSourceSnapshot: cannot append items to a snapshot: it has no sections; call "
                    + "appendSections first"
            ])
        #expect(snapshot.numberOfItems == 0)
    }
}
