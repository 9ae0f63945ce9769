import Foundation
import ListKit
import ViewKit

/// The scenario `table`: tables whose delegate returns the row heights, with a million rows and with a hundred.
@MainActor
struct TableScenario: EventScenario {
    static let summary = "a table of 1000000 rows with delegated heights, opened and scrolled, compared with 100 rows"
    static let count = 1_000_000

    private static let smallCount = 100

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        try run(count: Self.smallCount, suffix: ", \(Self.smallCount) rows", round: number, clock: clock)
        try run(count: Self.count, suffix: "", round: number, clock: clock)
    }

    private func run(count: Int, suffix: String, round: Int, clock: EventClock) throws {
        for view in clock.window.subviews { view.removeFromSuperview() }
        try clock.runFrame()
        let rows = PlainRows(count: count)
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        table.register(UITableViewCell.self, forCellReuseIdentifier: PlainRows.identifier)
        table.dataSource = rows
        table.delegate = rows
        try ListEvents(suffix: suffix, count: count, clock: clock).run(on: table, round: round) { row in
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        }
        // A table view doesn't retain its data source.
        withExtendedLifetime(rows) {}
    }
}
