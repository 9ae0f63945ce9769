import Foundation
import ViewKit

/// The scenario `table`: a table of rows whose heights its delegate says, once with a million and once with a hundred.
@MainActor
struct TableScenario: EventScenario {
    static let summary = "a table of 1000000 rows of delegated heights, opened and scrolled, beside one of 100"
    static let count = 1_000_000

    private static let few = 100

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        try run(count: Self.few, suffix: ", \(Self.few) rows", round: number, clock: clock)
        try run(count: Self.count, suffix: "", round: number, clock: clock)
    }

    private func run(count: Int, suffix: String, round: Int, clock: EventClock) throws {
        for view in clock.window.subviews { view.removeFromSuperview() }
        try clock.runFrame()
        let rows = Rows(count: count)
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        table.register(UITableViewCell.self, forCellReuseIdentifier: Rows.identifier)
        table.dataSource = rows
        table.delegate = rows
        try ListEvents(suffix: suffix, count: count, clock: clock).run(on: table, round: round) { row in
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        }
        // A table does not keep what gives it its rows.
        withExtendedLifetime(rows) {}
    }
}

/// The rows, which have a line of text each.
@MainActor
private final class Rows: UITableViewDataSource, UITableViewDelegate {
    static let identifier = "row"

    private let count: Int

    init(count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(36 + indexPath.row * 37 % 53)
    }
}
