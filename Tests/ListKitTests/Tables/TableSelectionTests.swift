import Foundation
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Selection in a UITableView")
struct TableSelectionTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func fixture(rows: Int = 50) -> TableFixture {
        let fixture = TableFixture()
        fixture.show([Array(0..<rows)])
        return fixture
    }

    private func click(_ fixture: TableFixture, row: Int) {
        fixture.stage.click(at: CGPoint(x: 50, y: fixture.screenTop(row) + 10))
    }

    /// Returns the row with the focus ring.
    private func ringed(_ fixture: TableFixture) -> IndexPath? {
        (fixture.table.list.ring.superview as? UITableViewCell).flatMap(fixture.table.indexPath)
    }

    @Test("A click selects a row, deselects the previous one, and notifies the delegate")
    func clicks() {
        let fixture = fixture()
        click(fixture, row: 2)
        click(fixture, row: 4)
        #expect(fixture.table.indexPathsForSelectedRows == [path(4)])
        #expect(fixture.log == ["select 0.2", "deselect 0.2", "select 0.4"])
        #expect(fixture.table.visibleCells.map(\.isSelected) == (0..<10).map { $0 == 4 })
    }

    @Test("With multiple selection a second click deselects")
    func multiple() {
        let fixture = fixture()
        fixture.table.allowsMultipleSelection = true
        for row in [3, 1, 3, 5] { click(fixture, row: row) }
        #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(5)])
    }

    @Test("A pressed row is highlighted until released; releasing outside does not select it")
    func press() {
        let fixture = fixture()
        fixture.stage.window.handle(.pointerPressed(CGPoint(x: 50, y: 30)))
        #expect(fixture.table.visibleCells[1].isHighlighted)
        fixture.stage.window.handle(.pointerReleased(CGPoint(x: 50, y: 35)))
        #expect(!fixture.table.visibleCells[1].isHighlighted && fixture.table.visibleCells[1].isSelected)

        fixture.stage.drag(from: CGPoint(x: 50, y: 70), to: CGPoint(x: 50, y: 30))
        #expect(fixture.table.visibleCells.allSatisfy { !$0.isHighlighted })
        #expect(fixture.table.indexPathForSelectedRow == path(1))
    }

    @Test("The delegate can refuse a row or replace it with another")
    func refusals() {
        final class Delegate: UITableViewDelegate {
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                indexPath.row == 1 ? nil : IndexPath(row: indexPath.row + 1, section: 0)
            }
        }
        let fixture = fixture()
        let delegate = Delegate()
        fixture.table.delegate = delegate
        fixture.stage.advance(by: 0.1)
        click(fixture, row: 1)
        #expect(fixture.table.indexPathForSelectedRow == nil)
        click(fixture, row: 2)
        #expect(fixture.table.indexPathForSelectedRow == path(3))

        fixture.table.delegate = fixture
        fixture.show([[0, -1, 2]])
        click(fixture, row: 1)
        #expect(fixture.table.indexPathForSelectedRow == nil)
        fixture.table.allowsSelection = false
        click(fixture, row: 2)
        #expect(fixture.table.indexPathForSelectedRow == nil)
    }

    @Test("The delegate can keep a row selected, and is notified of changes only")
    func keptSelection() {
        final class Delegate: UITableViewDelegate {
            var log: [String] = []
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
                log.append("will \(indexPath.row)")
                return indexPath.row == 1 ? nil : indexPath
            }
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
                log.append("did \(indexPath.row)")
            }
        }
        let fixture = fixture()
        let delegate = Delegate()
        fixture.table.delegate = delegate
        fixture.stage.advance(by: 0.1)
        for row in [0, 1, 2] { click(fixture, row: row) }
        #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(2)])
        #expect(delegate.log == ["will 0", "did 0", "will 1"])
    }

    @Test("A click on a floating header does not select the row below it")
    func floatingHeader() {
        let fixture = TableFixture()
        fixture.headerHeight = 30
        fixture.titles = ["title"]
        fixture.show([Array(0..<50)])
        fixture.scroll(by: 100)
        fixture.stage.click(at: CGPoint(x: 50, y: 15))
        #expect(fixture.table.indexPathForSelectedRow == nil)
        fixture.stage.click(at: CGPoint(x: 50, y: 35))
        #expect(fixture.table.indexPathForSelectedRow == path(5))
    }

    @Test("Reused cells show no selection, highlight or focus of the previous row")
    func reuse() {
        let fixture = fixture()
        fixture.table.allowsMultipleSelection = true
        for row in 0..<9 { click(fixture, row: row) }
        fixture.scroll(by: 400)
        #expect(fixture.table.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
        #expect(ringed(fixture) == nil)
        #expect(fixture.table.visibleCells.allSatisfy { ($0 as? TableFixture.Cell)?.wasMarked == false })
        fixture.scroll(by: -400)
        #expect(fixture.table.visibleCells.map(\.isSelected) == (0..<10).map { $0 < 9 })
    }

    @Test("Reused cells and headers remove animations that the app added, and keep those of the toolkit")
    func animations() throws {
        let fixture = TableFixture()
        fixture.headerHeight = 30
        fixture.titles = ["A", "B"]
        fixture.show([Array(0..<20), Array(20..<90)])
        let cell = try #require(fixture.table.visibleCells.first)
        let header = try #require(fixture.table.headerView(forSection: 0))
        UIView.animate(withDuration: 100) {
            for view in [cell, cell.contentView, header, header.contentView] { view.alpha = 0.5 }
        }
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { cell.separator.alpha = 0.3 }
        fixture.scroll(by: 1000)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.table.visibleCells.contains { $0 === cell })
        #expect(fixture.table.headerView(forSection: 1) === header)
        for view in [cell, cell.contentView, header, header.contentView] { #expect(view.layer.animationKeys() == nil) }
        #expect(cell.separator.layer.animationKeys() != nil)
    }

    @Test("A reused cell no longer has the hover look")
    func pointer() throws {
        let fixture = fixture()
        fixture.stage.window.handle(.pointerMoved(CGPoint(x: 50, y: 30)))
        func lit() -> [Int] {
            fixture.table.visibleCells.filter { cell in
                cell.subviews.contains { !$0.isHidden && $0 !== cell.contentView && $0 !== cell.separator }
            }.compactMap { ($0 as? TableFixture.Cell)?.number }
        }
        #expect(lit() == [1])
        fixture.table.contentOffset.y = 400
        fixture.table.layoutIfNeeded()
        #expect(lit() == [])
    }

    @Test("A reload clears the selection; selecting by the app does not notify the delegate")
    func byApp() {
        let fixture = fixture()
        fixture.table.selectRow(at: path(40), animated: false, scrollPosition: .middle)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.table.cellForRow(at: path(40))?.isSelected == true)
        #expect(fixture.table.contentOffset.y == 710)
        fixture.table.selectRow(at: path(99), animated: false, scrollPosition: .top)
        #expect(fixture.table.indexPathForSelectedRow == nil)
        fixture.table.selectRow(at: path(41), animated: false, scrollPosition: .none)
        fixture.table.deselectRow(at: path(41), animated: false)
        #expect(fixture.table.cellForRow(at: path(41))?.isSelected == false)
        #expect(!fixture.log.contains { $0.contains("select") })

        fixture.table.selectRow(at: path(40), animated: false, scrollPosition: .none)
        fixture.table.reloadData()
        #expect(fixture.table.indexPathForSelectedRow == nil)
    }

    @Test(
        "Only the row under the pointer has the hover look, whichever of its views the pointer is over",
        arguments: NestedView.allCases)
    func pointerOverNestedViews(_ nested: NestedView) throws {
        let fixture = fixture()
        for case let cell as TableFixture.Cell in fixture.table.visibleCells { nested.add(to: cell) }
        fixture.stage.advance(by: 0)
        func lit() -> [Int] {
            fixture.table.visibleCells.compactMap { $0 as? TableFixture.Cell }.filter { cell in
                cell.subviews.contains { !$0.isHidden && $0.backgroundColor != nil && $0.bounds == cell.bounds }
            }.map(\.number)
        }

        for x in [2, 30, 50, 75] as [CGFloat] {
            fixture.stage.movePointer(to: CGPoint(x: x, y: 30))
            #expect(lit() == [1], "at \(x)")
        }
        fixture.stage.movePointer(to: CGPoint(x: 50, y: 50))
        #expect(lit() == [2])
        fixture.stage.movePointer(to: nil)
        #expect(lit() == [])
    }

    enum NestedView: CaseIterable {
        case label, view, viewInView, stack, button, accessory

        @MainActor func add(to cell: UITableViewCell) {
            let view =
                switch self {
                case .label: UILabel()
                case .view, .viewInView: UIView()
                case .stack: UIStackView(arrangedSubviews: [UILabel(), UIView()])
                case .button: UIButton(type: .system)
                case .accessory: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
                }
            if self == .accessory { return cell.accessoryView = view }
            view.frame = CGRect(x: 20, y: 0, width: 60, height: 20)
            if self == .viewInView { view.addSubview(UIView(frame: CGRect(x: 5, y: 0, width: 40, height: 20))) }
            cell.contentView.addSubview(view)
        }
    }
}
