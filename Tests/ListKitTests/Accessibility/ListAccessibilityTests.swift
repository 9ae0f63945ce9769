import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import ListKit

@MainActor
@Suite("Accessibility of lists")
struct ListAccessibilityTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    init() throws {
        try PinnedFonts.use()
    }

    private func text(_ view: UIView) -> String { view.accessibilityElementsDescription }

    private func framed<View: UIView>(_ view: View) -> View {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        return view
    }

    @Test("The rows of a table are in reading order, even after scrolling back")
    func table() {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
        let (table, rows) = (UITableView(frame: stage.window.bounds, style: .plain), Rows())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        stage.window.addSubview(table)
        stage.advance(by: 0)
        for offset in [600, 250, 90] as [CGFloat] {
            table.contentOffset.y = offset
            stage.advance(by: 0.1)
            let numbers = stage.window.accessibilityElementsInOrder.compactMap { $0.label.flatMap { Int($0) } }
            #expect(numbers == numbers.sorted() && numbers.count >= 5)
        }
    }

    @Test("A cell is one element with its text unless it contains controls")
    func cells() {
        let cell = framed(UITableViewCell(style: .subtitle, reuseIdentifier: nil))
        #expect(text(cell).isEmpty && cell.accessibilityLabel == nil)
        cell.textLabel?.text = "Ada"
        cell.detailTextLabel?.text = "London"
        #expect(text(cell) == "\"Ada, London\" (0, 0, 100, 30)\n")
        cell.isSelected = true
        #expect(cell.accessibilityTraits == .selected)
        cell.textLabel?.text = "Broke two oars. \n"
        #expect(cell.accessibilityLabel == "Broke two oars. London")
        cell.textLabel?.text = "Ada"
        let toggle = UISwitch()
        cell.contentView.addSubview(toggle)
        #expect(cell.accessibilityElementsInOrder.map(\.label) == ["Ada", "London", nil])
        #expect(cell.accessibilityElementsInOrder.last?.value == "off")

        let header = framed(UITableViewHeaderFooterView(reuseIdentifier: nil))
        header.textLabel?.text = "People"
        #expect(text(header) == "\"People\" staticText header (0, 0, 100, 30)\n")
    }

    private final class Titles: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "People" }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "No people" }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test("The header of a section is a heading, and the footer is only text")
    func headings() {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
        let (table, titles) = (UITableView(frame: stage.window.bounds, style: .grouped), Titles())
        table.dataSource = titles
        stage.window.addSubview(table)
        stage.advance(by: 0)
        let elements = stage.window.accessibilityElementsInOrder
        #expect(elements.map { $0.label?.lowercased() } == ["people", "no people"])
        #expect(elements.map(\.traits) == [[.staticText, .header], .staticText])
    }
}
