import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Bad data in a UITableView")
struct TableBadDataTests {
    @Test("Rows that are changed without an update are reloaded with a message")
    func silentChange() {
        let fixture = TableFixture()
        fixture.show([Array(0..<30)])
        let messages = diagnostics {
            fixture.sections = [[1, 2]]
            fixture.scroll(by: 100)
        }
        #expect(
            messages == [
                "UITableView: the rows changed without an update; reloading everything: section 0 has 2 rows now, but "
                    + "had 30; call reloadData or performBatchUpdates when they change"
            ])
        #expect(fixture.shownNumbers == [1, 2])

        #expect(
            diagnostics {
                fixture.show([Array(0..<30)])
                fixture.sections = []
                fixture.scroll(by: 100)
            }.first?.contains("there are 0 sections now, but there were 1") == true)
        #expect(fixture.table.visibleCells.isEmpty)
    }

    @Test("Negative and extreme counts are rejected with a message that names them")
    func counts() {
        final class Source: UITableViewDataSource {
            var count = Int.max
            var sections = 2
            func numberOfSections(in tableView: UITableView) -> Int { sections }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                section == 0 ? count : 3
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (fixture, source) = (TableFixture(), Source())
        fixture.table.delegate = nil
        let messages = diagnostics {
            fixture.table.dataSource = source
            fixture.stage.advance(by: 0.1)
            #expect(fixture.table.numberOfRows(inSection: 0) == 0 && fixture.table.visibleCells.count == 3)
            source.count = -5
            fixture.table.reloadData()
            fixture.stage.advance(by: 0.1)
            #expect(fixture.table.numberOfRows(inSection: 0) == 0 && fixture.table.visibleCells.count == 3)
            source.sections = .max
            fixture.table.reloadData()
            fixture.stage.advance(by: 0.1)
            #expect(fixture.table.numberOfSections == 0)
            source.sections = -1
            fixture.table.reloadData()
            #expect(fixture.table.numberOfSections == 0)
        }
        #expect(messages.count == 4)
        #expect(messages[0].contains("\(Int.max) for the number of rows in section 0"))
        #expect(messages[1].contains("-5 for the number of rows"))
        #expect(messages[2].contains("\(Int.max) for the number of sections"))
        #expect(messages[3].contains("-1 for the number of sections"))
    }

    @Test("Negative and nonfinite heights count as 0, and huge ones as a million points")
    func heights() {
        let fixture = TableFixture()
        let values: [CGFloat] = [20, .nan, .infinity, -.infinity, -7, 1e300]
        fixture.height = { values[$0] }
        let messages = diagnostics { fixture.show([Array(0..<6)]) }
        #expect(fixture.table.contentSize.height == 1_000_020)
        #expect(fixture.shownNumbers == [0, 5])
        #expect(messages.count == 5, "\(messages)")
    }

    @Test("A cell returned for several rows is shown once, with a message")
    func sameCell() {
        final class Source: UITableViewDataSource {
            let cell = UITableViewCell()
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let (fixture, source) = (TableFixture(), Source())
        fixture.table.delegate = nil
        let messages = diagnostics {
            fixture.table.dataSource = source
            fixture.stage.advance(by: 0.1)
        }
        #expect(Set(fixture.table.visibleCells.map(ObjectIdentifier.init)).count == 3)
        #expect(Set(messages).count == 1 && messages[0].contains("one view for two positions"))
    }

    @Test("If the data source is deallocated, the table becomes empty, with one message")
    func goneDataSource() {
        let fixture = TableFixture()
        fixture.show([Array(0..<30)])
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        fixture.table.delegate = nil
        var source: Source? = Source()
        fixture.table.dataSource = source
        fixture.stage.advance(by: 0.1)
        let messages = diagnostics {
            source = nil
            for _ in 0..<3 { fixture.scroll(by: 300) }
        }
        #expect(messages == ["UITableView: the data source was deallocated; the table is empty"])
        #expect(fixture.table.visibleCells.isEmpty && fixture.table.contentSize.height == 0)
    }

    @Test(
        "Changing the rows in callbacks is safe, and the final rows are correct",
        arguments: [
            "cell", "height", "will 0.2", "will 0.12", "end 0.0", "end 0.1",
        ], ["reload", "shrink", "insert", "reload and ask", "stand-in"])
    func changesInCallbacks(event: String, change: String) {
        final class ContentOverlay: ListSource {
            func numberOfSections() -> Int? { 1 }
            func numberOfItems(inSection section: Int) -> Int { 2 }
            func part(for element: ListElement) -> UIView? { element.isCell ? UITableViewCell() : nil }
        }
        let fixture = TableFixture()
        let contentOverlay = ContentOverlay()
        fixture.sections = [Array(0..<40)]
        var left = 3
        fixture.onCallback = { heard in
            guard heard == event, left > 0 else { return }
            left -= 1
            switch change {
            case "reload": fixture.table.reloadData()
            case "shrink":
                fixture.sections = [Array(0..<3)]
                fixture.table.reloadData()
            case "insert":
                fixture.sections[0].insert(99, at: 0)
                fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            case "reload and ask":
                fixture.table.reloadData()
                _ = fixture.table.numberOfRows(inSection: 0)
            default:
                fixture.table.list.setPlaceholderSource(contentOverlay, fade: fixture.stage.fade(to: 1, duration: 0.1))
                fixture.table.list.setPlaceholderSource(nil, fade: fixture.stage.fade(to: 0, duration: 0.1))
            }
        }
        fixture.table.reloadData()
        for distance in [0, 30, 45, 60, -200] as [CGFloat] {
            fixture.scroll(by: distance)
            fixture.stage.advance(by: 0.1)
        }
        fixture.stage.advance(by: 1, step: 0.1)

        #expect(left < 3 || event == "end 0.1" && change == "shrink")
        #expect(fixture.table.numberOfRows(inSection: 0) == fixture.sections[0].count)
        let shown = fixture.table.indexPathsForVisibleRows ?? []
        #expect(fixture.shownNumbers == shown.map { fixture.sections[0][$0.row] })
        #expect(!shown.isEmpty && fixture.table.descendants(of: TableFixture.Cell.self).count == shown.count)
    }

    @Test("An unregistered header identifier returns nil")
    func unregisteredHeader() {
        #expect(TableFixture().table.dequeueReusableHeaderFooterView(withIdentifier: "missing") == nil)
    }

    @Test("Invalid index paths have no effect and return nil or zero")
    func strangePaths() {
        let fixture = TableFixture()
        fixture.show([[1, 2]])
        for path in [[], [0], [0, -1], [0, 2], [1, 0], [-1, 0], [0, 0, 0]] as [IndexPath] {
            #expect(fixture.table.cellForRow(at: path) == nil)
            #expect(fixture.table.rectForRow(at: path) == .zero)
            fixture.table.scrollToRow(at: path, at: .top, animated: true)
            fixture.table.selectRow(at: path, animated: false, scrollPosition: .top)
        }
        #expect(fixture.table.indexPathsForSelectedRows == nil)
        #expect(fixture.table.rect(forSection: 5) == .zero)
        #expect(fixture.table.numberOfRows(inSection: -1) == 0)
        #expect(fixture.table.indexPathsForRows(in: CGRect(x: 0, y: CGFloat.nan, width: 1, height: .infinity)) == nil)
    }
}
