import CAccessibleObject
import ControlKit
import Foundation
import ListKit
import StageKit
import TestSupport
import Testing
import TextKit

@testable import AccessibilityKit
@testable import ViewKit

@MainActor
@Suite("Positions, counts, levels and labels in the published tree", .serialized)
struct ElementNumbersTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))

    init() throws {
        try PinnedFonts.use()
    }

    private final class Settings: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Setting \(indexPath.row)"
            let toggle = UISwitch()
            if indexPath.row == 1 { toggle.accessibilityLabel = "Sound" }
            cell.accessoryView = toggle
            return cell
        }
    }

    private func publish(_ settings: Settings) -> PublishedTree {
        let table = UITableView(frame: stage.window.bounds)
        table.dataSource = settings
        stage.window.addSubview(table)
        stage.advance(by: 0)
        let context = PublishedTree.Context(focus: nil, scale: 1, title: "Window", isActive: false)
        let tree = PublishedTree(stage.window, context)
        _ = tree.update(context)
        return tree
    }

    @Test("A table has the number of all rows, a row its position, and the header of a section the level 2")
    func table() throws {
        let settings = Settings()
        let tree = publish(settings)
        let list = try #require(tree.root.children.first)
        #expect(list.element.role == ACCESSIBLE_LIST && list.element.numbers.itemCount == 1000)
        #expect(list.element.numbers.position == nil && list.element.numbers.level == nil)
        let header = try #require(list.children.first { $0.element.role == ACCESSIBLE_HEADING })
        #expect(header.element.numbers.level == 2 && header.element.numbers.itemCount == nil)
        let row = try #require(list.children.filter { $0.element.role == ACCESSIBLE_LIST_ITEM }.dropFirst().first)
        let published = row.element.numbers.published
        #expect(published.position == 2 && published.set_size == 1000)
        #expect(published.item_count == 0 && published.level == 0)
    }

    @Test("The first text of a row labels the row and those of its controls that have no label")
    func labels() throws {
        let settings = Settings()
        let tree = publish(settings)
        let rows = tree.root.children.first?.children.filter { $0.element.role == ACCESSIBLE_LIST_ITEM } ?? []
        let (first, second) = (try #require(rows.first), try #require(rows.dropFirst().first))
        #expect(first.label?.element.name == "Setting 0" && first.children.map(\.element.name) == ["Setting 0", ""])
        #expect(first.children[0].label == nil && first.children[1].label === first.children[0])
        #expect(second.children.map(\.element.name) == ["Setting 1", "Sound"] && second.children[1].label == nil)
    }

    @Test("A focused row that shows another item gets a new node, so that screen readers speak the item")
    func focusedRow() throws {
        let settings = Settings()
        let tree = publish(settings)
        let rows = tree.root.children.first?.children.filter { $0.element.role == ACCESSIBLE_LIST_ITEM } ?? []
        let row = try #require(rows.first)
        var (own, other) = (row.element, try #require(rows.last).element)
        // Both rows are groups with a switch, and thus have no names.
        #expect(own.name.isEmpty && other.name.isEmpty && own.numbers.position != other.numbers.position)
        #expect(row.update(other) && row.update(own))  // unfocused rows are not spoken
        own.states.insert(.focused)
        other.states.insert(.focused)
        #expect(row.update(own) && !row.update(other))
        (own.name, other.name) = ("Ada", "Ada")
        #expect(row.update(own) && row.update(other))  // another position of the same item, after an insertion
        other.name = "Bruno"
        #expect(row.update(other))  // new content at the same position
        #expect(!row.update(own))
    }

    @Test("The title of a navigation bar is a heading of level 1, and other headings have no level")
    func headings() {
        let label = UILabel()
        label.text = "Ada"
        label.accessibilityTraits = [.staticText, .header]
        func level(_ group: AccessibilityRole?) -> Int? {
            PublishedElement(AccessibilityElement(label), focus: nil, scale: 1, in: group).numbers.level
        }
        #expect(level(.navigationBar) == 1 && level(nil) == nil && level(.listItem) == nil)
        label.accessibilityTraits = .staticText
        #expect(level(.navigationBar) == nil)
    }
}
