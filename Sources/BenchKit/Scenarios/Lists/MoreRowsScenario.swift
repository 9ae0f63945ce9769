import Foundation
import SkeletonView
import ViewKit

/// The scenario `more-rows`: skeleton rows are appended to a table while more rows load, and are then replaced by the
/// loaded rows. Measured with a million rows and with a hundred.
@MainActor
struct MoreRowsScenario: EventScenario {
    static let summary =
        "10 skeleton rows after the last of 1000000, and the rows that replace them, compared with a table of 100"
    static let count = 1_000_000

    private static let smallCount = 100
    /// The number of appended rows, all of which fit on the screen.
    private static let addedCount = 10
    private static let frame = 1.0 / 60
    private static let measuredFrames = 5

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        try run(count: Self.smallCount, suffix: ", \(Self.smallCount) rows", clock)
        try run(count: Self.count, suffix: "", clock)
    }

    private func run(count: Int, suffix: String, _ clock: EventClock) throws {
        for view in clock.window.subviews { view.removeFromSuperview() }
        let rows = PlainRows(count: count)
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        table.register(UITableViewCell.self, forCellReuseIdentifier: PlainRows.identifier)
        (table.dataSource, table.delegate) = (rows, rows)
        clock.window.addSubview(table)
        try clock.runFrame()
        func scrollToEnd() {
            let last = table.numberOfRows(inSection: 0) - 1
            table.scrollToRow(at: IndexPath(row: last, section: 0), at: .bottom, animated: false)
        }
        scrollToEnd()
        try clock.runFrame()

        try clock.time("append" + suffix, count: count) {
            table.appendSkeletonRows(Self.addedCount)
            scrollToEnd()
        }
        // Waits until the sweep reaches the appended rows.
        try clock.skip(1)
        for _ in 0..<Self.measuredFrames {
            try clock.time("frame of the sweep" + suffix, count: count) {
                clock.window.runTimers(until: clock.window.time + Self.frame)
            }
        }
        try clock.time("insert half of the rows" + suffix, count: count) { rows.insert(Self.addedCount / 2, in: table) }
        try clock.time("insert the others" + suffix, count: count) { rows.insert(Self.addedCount / 2, in: table) }
        // Waits until the table has stopped moving.
        try clock.skip(2)
        // A table view doesn't retain its data source.
        withExtendedLifetime(rows) {}
    }
}
