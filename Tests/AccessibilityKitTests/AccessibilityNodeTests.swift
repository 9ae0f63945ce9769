import ControlKit
import Foundation
import ListKit
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit

@testable import AccessibilityKit
@testable import ViewKit

@MainActor
@Suite("Groups in the accessibility tree", .serialized)
struct AccessibilityNodeTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))

    init() throws {
        try PinnedFonts.use()
    }

    /// Returns a description of `nodes` and their children, such as `list[a, b]`.
    private func text(_ nodes: [AccessibilityNode]) -> String {
        nodes.map { node in
            let name = node.element.label ?? node.element.role.map { "\($0)" } ?? "-"
            return node.children.isEmpty ? name : name + "[\(text(node.children))]"
        }.joined(separator: ", ")
    }

    private var tree: String { text(stage.window.accessibilityNode.children) }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let count: Int
        var chosen: [Int] = []

        init(_ count: Int) {
            self.count = count
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    }

    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: stage.window.bounds)
        table.dataSource = rows
        table.delegate = rows
        stage.window.addSubview(table)
        stage.advance(by: 0)
        return table
    }

    @Test("A table of 10,000 rows exposes only the visible ones, each with its index and the number of rows")
    func visibleRows() throws {
        let rows = Rows(10_000)
        let table = table(rows)
        let list = try #require(stage.window.accessibilityNode.children.first)
        #expect(list.element.role == .list && (4...6).contains(list.children.count))
        table.contentOffset.y = 44 * 5000
        stage.advance(by: 0)
        let cell = try #require(stage.window.accessibilityNode.children.first?.children.first?.element)
        #expect(cell.label == "Row 5000")
        #expect(
            (cell.view as? any AccessibilityItem)?.accessibilityPosition
                == AccessibilityPosition(index: 5000, count: 10_000))
    }

    @Test("Activating a row selects it as a click does, unless the table doesn't allow selection")
    func activation() throws {
        let rows = Rows(3)
        let table = table(rows)
        let cell = try #require(stage.window.accessibilityNode.children.first?.children[1].element.view)
        #expect(cell.activateForAssistiveTechnology())
        #expect(rows.chosen == [1] && table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        table.allowsSelection = false
        #expect(!cell.activateForAssistiveTechnology())
    }

    @Test("The accessibility focus of a focused table is the row at its cursor")
    func cursor() {
        let rows = Rows(3)
        let table = table(rows)
        stage.press(.keyboardTab)
        stage.press(.keyboardDownArrow)
        #expect(table.isFirstResponder)
        #expect(table.accessibilityFocus.accessibilityLabel == "Row 1")
    }

    @Test("An open menu is the only group in the tree, and activating an item closes it")
    func menu() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        button.setTitle("Size", for: .normal)
        var chosen = ""
        button.menu = UIMenu(
            children: ["Small", "Large"].map { title in UIAction(title: title) { _ in chosen = title } })
        button.showsMenuAsPrimaryAction = true
        stage.window.addSubview(button)
        stage.advance(by: 0)
        #expect(tree == "Size")
        #expect(button.activateForAssistiveTechnology() && button.isMenuOpen == true)
        stage.advance(by: 0)
        #expect(tree == "menu[Small, Large]")
        let row = try #require(stage.window.accessibilityNode.children.first?.children.last?.element.view)
        #expect(row.activateForAssistiveTechnology())
        stage.advance(by: 1)
        #expect(chosen == "Large" && tree == "Size")
    }

    @Test("A segmented control groups its elements; a plain container doesn't")
    func groups() {
        let box = UIView(frame: stage.window.bounds)
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        let label = UILabel(frame: CGRect(x: 0, y: 50, width: 50, height: 20))
        label.text = "Ada"
        for view in [segments, label] { box.addSubview(view) }
        stage.window.addSubview(box)
        stage.advance(by: 0)
        #expect(tree == "segmentedControl[Day, Week], Ada")
    }

    @Test("Setting a value or performing an action changes a control and sends its events, unless it is disabled")
    func controls() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let toggle = UISwitch(frame: CGRect(x: 0, y: 50, width: 50, height: 30))
        var events: [String] = []
        slider.addAction(UIAction { _ in events.append("slider") }, for: .valueChanged)
        toggle.addAction(UIAction { _ in events.append("switch") }, for: .valueChanged)
        for view in [slider, toggle] { stage.window.addSubview(view) }
        slider.setAccessibilityNumber(0.5)
        slider.setAccessibilityNumber(7)
        slider.setAccessibilityNumber(.nan)
        #expect(slider.value == 1 && events == ["slider", "slider"])
        #expect(ElementAction.decrement.perform(on: slider) && slider.value == 0.95)
        #expect(ElementAction.toggle.perform(on: toggle) && toggle.isOn)
        #expect(events == ["slider", "slider", "slider", "switch"])
        toggle.isEnabled = false
        #expect(!ElementAction.toggle.perform(on: toggle) && toggle.isOn)
    }

    @Test("Activating a view with a tap recognizer clicks its center, unless another view covers it")
    func click() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
        var taps = 0
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        stage.window.addSubview(view)
        stage.advance(by: 0)
        #expect(view.activateForAssistiveTechnology())
        stage.advance(by: 1)
        #expect(taps == 1)
        stage.window.addSubview(UIView(frame: stage.window.bounds))
        stage.advance(by: 0)
        #expect(!view.activateForAssistiveTechnology())
    }

    @Test("A skeleton is published as one busy element named Loading")
    func busy() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Ada"
        label.isSkeletonable = true
        stage.window.addSubview(label)
        label.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        let element = try #require(stage.window.accessibilityNode.children.first?.element)
        let published = PublishedElement(element, focus: nil, scale: 1)
        #expect(published.name == "Loading" && published.states == [.visible, .showing, .usable, .busy])
        #expect(published.actions.isEmpty && published.text == nil)

        let context = PublishedTree.Context(focus: nil, scale: 1, title: "Window", isActive: false)
        let all = PublishedTree(stage.window, context)
        #expect(all.update(context) == ["Loading"] && all.update(context).isEmpty && all.busyNames == ["Loading"])
        label.hideSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(tree == "Ada" && all.update(context).isEmpty && all.busyNames.isEmpty)
    }
}
