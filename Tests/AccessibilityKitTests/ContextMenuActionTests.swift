import ControlKit
import Foundation
import ListKit
import StageKit
import Testing

@testable import AccessibilityKit
@testable import ViewKit

@MainActor
@Suite("The context menu as an action of assistive technologies")
struct ContextMenuActionTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UIContextMenuInteractionDelegate {
        /// The rows for which the table asked for a menu.
        var asked: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(indexPath.row)
            return indexPath.row == 0 ? nil : configuration
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { configuration }

        private var configuration: UIContextMenuConfiguration {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let source = Source()

    @Test("A point is converted only for views whose menus depend on it")
    func point() {
        let card = UIView()
        func fail() -> CGPoint {
            Issue.record("the point was computed")
            return .zero
        }
        #expect(!card.offersContextMenu(at: fail))
        card.addInteraction(UIContextMenuInteraction(delegate: source))
        #expect(card.offersContextMenu(at: fail))
    }

    @Test("Views inside a view with a context menu, and rows with one, offer an action that opens it")
    func action() throws {
        let (table, card, label) = (UITableView(frame: .zero), UIView(), UILabel())
        table.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        (table.dataSource, table.delegate) = (source, source)
        card.frame = CGRect(x: 0, y: 120, width: 200, height: 50)
        card.addInteraction(UIContextMenuInteraction(delegate: source))
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        label.text = "Ada"
        card.addSubview(label)
        stage.window.addSubview(table)
        stage.window.addSubview(card)
        stage.advance(by: 0.1)
        func offers(_ view: UIView) -> Bool {
            ElementAction.actions(of: AccessibilityElement(view)).contains(.showMenu)
        }

        let cells = try (0..<2).map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
        #expect(!offers(cells[0]) && offers(cells[1]) && offers(label) && offers(card))
        for view in [cells[1], label] {
            #expect(ElementAction.showMenu.perform(on: view) && stage.window.popUp != nil)
            stage.press(.keyboardEscape)
        }
        #expect(!ElementAction.showMenu.perform(on: cells[0]) && stage.window.popUp == nil)
        #expect(ElementAction.showMenu.name == "show menu")
    }

    @Test("The delegate of a list is asked once for each row while the row is displayed")
    func listDelegate() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        (table.dataSource, table.delegate) = (source, source)
        stage.window.addSubview(table)
        func offers(_ row: Int) throws -> Bool {
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            return ElementAction.actions(of: AccessibilityElement(cell)).contains(.showMenu)
        }
        for count in 1...2 {
            stage.advance(by: 0.1)
            for _ in 0..<3 {
                let answers = try (0..<2).map(offers)
                #expect(answers == [false, true])
            }
            #expect(source.asked == Array(repeating: [0, 1], count: count).flatMap(\.self))
            table.reloadData()
        }
    }
}
