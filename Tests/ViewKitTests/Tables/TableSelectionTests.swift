import Foundation
import SDLKit
import TestSupport
import Testing

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

    @Test("A click selects a row and takes the selection from another, and the delegate hears of it")
    func clicks() {
        let fixture = fixture()
        click(fixture, row: 2)
        click(fixture, row: 4)
        #expect(fixture.table.indexPathsForSelectedRows == [path(4)])
        #expect(fixture.log == ["select 0.2", "deselect 0.2", "select 0.4"])
        #expect(fixture.table.visibleCells.map(\.isSelected) == (0..<10).map { $0 == 4 })
    }

    @Test("Where several can be selected, a second click takes the selection back")
    func multiple() {
        let fixture = fixture()
        fixture.table.allowsMultipleSelection = true
        for row in [3, 1, 3, 5] { click(fixture, row: row) }
        #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(5)])
    }

    @Test("A pressed row looks so until it is let go, elsewhere without being selected")
    func press() {
        let fixture = fixture()
        fixture.stage.window.pointerPressed(at: CGPoint(x: 50, y: 30))
        #expect(fixture.table.visibleCells[1].isHighlighted)
        fixture.stage.window.pointerReleased(at: CGPoint(x: 50, y: 35))
        #expect(!fixture.table.visibleCells[1].isHighlighted && fixture.table.visibleCells[1].isSelected)

        fixture.stage.drag(from: CGPoint(x: 50, y: 70), to: CGPoint(x: 50, y: 30))
        #expect(fixture.table.visibleCells.allSatisfy { !$0.isHighlighted })
        #expect(fixture.table.indexPathForSelectedRow == path(1))
    }

    @Test("The delegate can refuse a row, and name another one")
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

    @Test("Arrows, Home, End and the page keys move from row to row and scroll, Space and Return select")
    func keys() {
        let fixture = fixture()
        fixture.stage.press(.keyboardTab)
        #expect(fixture.table.isFirstResponder)
        func row(after key: UIKeyboardHIDUsage) -> Int? {
            fixture.stage.press(key)
            fixture.stage.advance(by: 0.02)
            return fixture.table.selection.cursor?.row
        }
        #expect(row(after: .keyboardDownArrow) == 0)
        #expect(row(after: .keyboardDownArrow) == 1)
        #expect(row(after: .keyboardUpArrow) == 0)
        #expect(row(after: .keyboardUpArrow) == 0)
        #expect(row(after: .keyboardPageDown) == 7)
        #expect(fixture.table.contentOffset.y == 0)
        #expect(row(after: .keyboardPageDown) == 14)
        #expect(fixture.table.contentOffset.y == 100)
        #expect(row(after: .keyboardEnd) == 49)
        #expect(fixture.table.contentOffset.y == 800)
        #expect(row(after: .keyboardDownArrow) == 49)
        #expect(row(after: .keyboardPageUp) == 41)
        #expect(row(after: .keyboardHome) == 0)
        #expect(fixture.table.contentOffset.y == 0)
        #expect(!fixture.log.contains { $0.hasPrefix("select") })

        fixture.stage.press(.keyboardSpacebar)
        #expect(fixture.table.indexPathForSelectedRow == path(0))
        _ = row(after: .keyboardDownArrow)
        fixture.stage.press(.keyboardReturnOrEnter)
        #expect(fixture.table.indexPathForSelectedRow == path(1))
        fixture.table.selectionFollowsFocus = true
        _ = row(after: .keyboardDownArrow)
        #expect(fixture.table.indexPathForSelectedRow == path(2))
    }

    @Test("The keyboard goes over sections without rows")
    func emptySections() {
        let fixture = TableFixture()
        fixture.show([[], [1], [], [2, 3], []])
        fixture.stage.press(.keyboardTab)
        var paths: [IndexPath?] = []
        for key in [.keyboardHome, .keyboardDownArrow, .keyboardEnd, .keyboardUpArrow, .keyboardUpArrow]
            as [UIKeyboardHIDUsage]
        {
            fixture.stage.press(key)
            paths.append(fixture.table.selection.cursor)
        }
        #expect(paths == [[1, 0], [3, 0], [3, 1], [3, 0], [1, 0]])
    }

    @Test("A table without selection leaves the keys to scrolling")
    func scrollingKeys() {
        let fixture = fixture()
        fixture.table.allowsSelection = false
        #expect(!fixture.table.canBecomeFocused)
        fixture.table.pressesBegan(
            [UIPress(key: UIKey(keyCode: .keyboardDownArrow))], with: nil)
        #expect(fixture.table.contentOffset.y == 60)
    }

    @Test("Cells that are used again show no selection, press or place of the keyboard of the row before")
    func reuse() {
        let fixture = fixture()
        fixture.table.allowsMultipleSelection = true
        for row in 0..<9 { click(fixture, row: row) }
        fixture.scroll(by: 400)
        #expect(fixture.table.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted && !$0.dress.hasCursor })
        fixture.scroll(by: -400)
        #expect(fixture.table.visibleCells.map(\.isSelected) == (0..<10).map { $0 < 9 })
    }

    @Test("A reload takes the selection; the app's own selecting is not told to the delegate")
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
}
