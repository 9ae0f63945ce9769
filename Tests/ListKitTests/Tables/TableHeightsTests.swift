import Foundation
import Reporting
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Heights in a UITableView")
struct TableHeightsTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// A source of rows whose height is set by a constraint in their cells.
    private final class SelfSizing: UITableViewDataSource, UITableViewDelegate {
        final class Cell: UITableViewCell {
            let block = UIView()
            lazy var height = block.heightAnchor.constraint(equalToConstant: 10)

            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                block.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(block)
                NSLayoutConstraint.activate([
                    block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                    block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                    block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        var cellsGiven = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cellsGiven += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "sized", for: indexPath)
            (cell as? Cell)?.height.constant = height(indexPath.row)
            return cell
        }
        func height(_ row: Int) -> CGFloat { 10 + CGFloat(row % 5) * 20 }
    }

    @Test("The heights of a million rows are requested as needed, and cells are created for a screenful")
    func lazy() {
        let fixture = TableFixture()
        fixture.height = { 20 + CGFloat($0 % 3) * 10 }
        fixture.show([Array(0..<1_000_000)])
        #expect(fixture.heightsAsked == 64)

        for _ in 0..<50 { fixture.scroll(by: 200) }
        #expect(fixture.heightsAsked <= 64 * 7)
        fixture.table.scrollToRow(at: path(700_000), at: .middle, animated: false)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.screenTop(700_000) == 85)
        #expect(fixture.shownNumbers.contains(700_000))
        #expect(fixture.heightsAsked <= 64 * 10)
        #expect(
            fixture.table.descendants(of: TableFixture.Cell.self).count
                + fixture.table.list.pool.count(ReusePool.Key(kind: nil, identifier: "cell")) <= 20)
    }

    @Test("Without estimates, all heights are requested immediately")
    func withoutEstimates() {
        let fixture = TableFixture()
        fixture.height = { 20 + CGFloat($0 % 3) * 10 }
        fixture.table.estimatedRowHeight = 0
        fixture.show([Array(0..<300)])
        #expect(fixture.heightsAsked == 300)
        #expect(fixture.table.contentSize.height == 9000)
    }

    @Test("Rows have their estimated height until they are about to become visible")
    func estimates() {
        let fixture = TableFixture()
        fixture.table.estimatedRowHeight = 70
        fixture.show([Array(0..<164)])
        #expect(fixture.table.contentSize.height == 8280)
        #expect(fixture.table.rectForRow(at: path(100)).minY == 3800)
    }

    @Test("Rows get the height of their cells' constraints, and the cell of each row is requested only once")
    func selfSizing() {
        let (fixture, source) = (TableFixture(), SelfSizing())
        fixture.table.register(SelfSizing.Cell.self, forCellReuseIdentifier: "sized")
        fixture.table.dataSource = source
        fixture.table.delegate = source
        fixture.stage.advance(by: 0.1)

        // 20 + 40 + 60 + 80 fill the table's 200 points.
        #expect(fixture.table.visibleCells.map(\.frame.height) == [20, 40, 60, 80])
        #expect(source.cellsGiven == 4)
        fixture.scroll(by: 150)
        #expect(fixture.table.visibleCells.map(\.frame.height) == [80, 100, 20, 40])
        #expect(source.cellsGiven == 7)
    }

    /// A cell with a view whose constraints don't reach the bottom.
    private final class TopCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 48),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.widthAnchor.constraint(equalToConstant: 20), block.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("Rows whose constraints don't determine a height are 44 points high, which is reported once per identifier")
    func ambiguous() {
        let (fixture, source) = (TableFixture(), SelfSizing())
        fixture.table.register(TopCell.self, forCellReuseIdentifier: "sized")
        fixture.table.estimatedRowHeight = 100
        fixture.table.dataSource = source
        fixture.table.delegate = source
        let messages = Diagnostics.messages {
            fixture.stage.advance(by: 0.1)
            fixture.scroll(by: 150)
        }
        #expect(fixture.table.visibleCells.allSatisfy { $0.frame.height == 44 })
        #expect(
            messages == [
                "UITableView: the constraints in the TopCell \"sized\" don't determine its height; using 44.0. Connect "
                    + "its views to the top and bottom of contentView, or set rowHeight"
            ])
    }

    @Test("Rows without constraints, with labels, or with 44 points of constraints aren't reported")
    func unambiguous() {
        let (fixture, source) = (TableFixture(), SelfSizing())
        fixture.table.dataSource = source
        fixture.table.delegate = source
        let messages = Diagnostics.messages {
            fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "sized")
            fixture.stage.advance(by: 0.1)
            let cell = UITableViewCell(style: .default, reuseIdentifier: "sized")
            cell.textLabel?.text = "text"
            cell.contentView.addConstraint(cell.contentView.widthAnchor.constraint(greaterThanOrEqualToConstant: 1))
            _ = fixture.table.fittingHeight(of: cell, forRowAt: path(0))
            let sized = SelfSizing.Cell(style: .default, reuseIdentifier: "sized")
            sized.height.constant = 34
            #expect(fixture.table.fittingHeight(of: sized, forRowAt: path(0)) == 44)
        }
        #expect(messages.isEmpty)
    }

    @Test("Scrolling up into estimated rows does not move visible ones")
    func scrollingUp() {
        let (fixture, source) = (TableFixture(), SelfSizing())
        fixture.table.register(SelfSizing.Cell.self, forCellReuseIdentifier: "sized")
        fixture.table.dataSource = source
        fixture.table.delegate = source
        fixture.stage.advance(by: 0.1)
        fixture.table.scrollToRow(at: path(500), at: .top, animated: false)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.screenTop(500) == 0)

        for _ in 0..<40 {
            let row = fixture.table.indexPathsForVisibleRows?.first?.row ?? 0
            let before = fixture.screenTop(row)
            fixture.scroll(by: -15)
            #expect(fixture.screenTop(row) == before + 15)
        }
        for cell in fixture.table.visibleCells {
            #expect(cell.frame.height == source.height(fixture.table.indexPath(for: cell)?.row ?? 0) + 10)
        }
    }

    @Test("Scrolling to the end shows the end, whatever the heights of the rows")
    func end() {
        let fixture = TableFixture()
        fixture.height = { $0 < 900 ? 20 : 35 }
        fixture.show([Array(0..<1000)])
        fixture.scroll(by: 1e9)
        #expect(fixture.shownNumbers.last == 999)
        #expect(fixture.screenTop(999) == 165)
    }

    @Test(
        "An animated scroll ends at its row even if heights become known on the way",
        arguments: [
            UITableView.ScrollPosition.top, .middle, .bottom,
        ])
    func animatedScroll(position: UITableView.ScrollPosition) {
        let fixture = TableFixture()
        fixture.height = { 20 + CGFloat($0 % 7) * 10 }
        fixture.show([Array(0..<2000)])
        fixture.table.scrollToRow(at: path(1500), at: position, animated: true)
        fixture.stage.advance(by: 0.5)
        // Row 1500 is 40 points high.
        let expected: [UITableView.ScrollPosition: CGFloat] = [.top: 0, .middle: 80, .bottom: 160]
        #expect(fixture.screenTop(1500) == expected[position])
    }

    @Test("A deceleration continues when heights above become known")
    func fling() {
        let fixture = TableFixture()
        fixture.height = { $0 < 500 ? 60 : 20 }
        fixture.show([Array(0..<1000)])
        fixture.table.scrollToRow(at: path(600), at: .top, animated: false)
        fixture.stage.advance(by: 0.1)
        fixture.stage.window.handle(.pointerPressed(CGPoint(x: 50, y: 20)))
        for step in 1...8 {
            fixture.stage.window.handle(.pointerMoved(CGPoint(x: 50, y: 20 + CGFloat(step) * 20)))
            fixture.stage.advance(by: 1.0 / 60)
        }
        fixture.stage.window.handle(.pointerReleased(CGPoint(x: 50, y: 180)))
        var lowest = fixture.table.indexPathsForVisibleRows?.first?.row ?? 0
        var steps = 0
        while fixture.table.isDecelerating, steps < 600 {
            fixture.stage.advance(by: 1.0 / 60)
            let row = fixture.table.indexPathsForVisibleRows?.first?.row ?? 0
            #expect(row <= lowest && row >= lowest - 4)
            (lowest, steps) = (row, steps + 1)
        }
        #expect(steps > 10 && steps < 600 && lowest < 590)
    }

    @Test("A self-sizing cell measures its content between the accessory and the edge")
    func cellSize() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).height == 44)
        cell.textLabel?.text = "text"
        cell.detailTextLabel?.text = String(repeating: "words ", count: 30)
        cell.detailTextLabel?.numberOfLines = 0
        func height(_ width: CGFloat) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(200) > height(400))
        let before = height(200)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
        #expect(height(200) > before)
    }
}
