import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

/// Row actions, which older apps return instead of swipe actions.
@MainActor
@Suite("UITableViewRowAction")
struct UITableViewRowActionTests {
    private let stage = OffscreenStage(size: CGSize(width: 320, height: 400))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let rows = ActionRows()

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (rows, rows)
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
    }

    @Test("Row actions are the trailing swipe actions, with the colors of their styles, and get the row's index path")
    func conversion() throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let actions = try #require(table.swipeActions(of: cell, at: .trailing)).actions
        #expect(actions.map(\.title) == ["Delete", "Mark", "Share"])
        #expect(actions.map(\.style) == [.destructive, .normal, .normal])
        #expect(actions.map(\.backgroundColor) == [.systemRed, .systemGray, .systemBlue])
        #expect(table.swipeActions(of: cell, at: .leading) == nil)

        var ended: [Bool] = []
        actions[1].handler(actions[1], cell) { ended.append($0) }
        #expect(rows.log == ["Mark 1"] && ended == [true])
    }

    @Test("Swipe actions replace row actions; without any, rows that can be deleted have a delete button")
    func precedence() throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        rows.configuration = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
        #expect(table.swipeActions(of: cell, at: .trailing)?.actions.map(\.title) == ["Flag"])
        rows.configuration = nil
        rows.hasActions = false
        #expect(table.swipeActions(of: cell, at: .trailing)?.actions.map(\.title) == ["Delete"])
    }
}

/// Three rows with row actions that log their title and row.
@MainActor
private final class ActionRows: UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var configuration: UISwipeActionsConfiguration?
    var hasActions = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        guard hasActions else { return nil }
        let actions = [(UITableViewRowAction.Style.destructive, "Delete"), (.normal, "Mark"), (.normal, "Share")].map {
            style, title in
            UITableViewRowAction(style: style, title: title) { [weak self] _, path in
                self?.log.append("\(title) \(path.row)")
            }
        }
        actions[2].backgroundColor = .systemBlue
        return actions
    }
}
