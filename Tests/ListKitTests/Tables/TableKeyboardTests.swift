import Foundation
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Keyboard in a UITableView")
struct TableKeyboardTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func fixture(rows: Int = 50) -> TableFixture {
        let fixture = TableFixture()
        fixture.show([Array(0..<rows)])
        return fixture
    }

    /// Returns the row with the focus ring.
    private func ringed(_ fixture: TableFixture) -> IndexPath? {
        (fixture.table.list.ring.superview as? UITableViewCell).flatMap(fixture.table.indexPath)
    }

    @Test("Without selection, keys move between rows if focus is allowed, and select nothing")
    func focusWithoutSelection() {
        let fixture = fixture()
        fixture.table.allowsSelection = false
        fixture.stage.press(.keyboardTab)
        #expect(ringed(fixture) == nil)

        fixture.table.allowsFocus = true
        fixture.table.selectionFollowsFocus = true
        fixture.stage.press(.keyboardTab)
        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardReturnOrEnter] { fixture.stage.press(key) }
        fixture.stage.advance(by: 0.02)
        #expect(ringed(fixture) == path(1) && fixture.table.indexPathForSelectedRow == nil)
    }

    @Test("A list that regains focus shows the ring only if the keyboard was used last")
    func regainedFocus() {
        let fixture = fixture()
        fixture.stage.click(at: CGPoint(x: 50, y: 30))
        fixture.stage.advance(by: 0.02)
        #expect(fixture.table.isFirstResponder && ringed(fixture) == nil)
        fixture.table.resignFirstResponder()
        fixture.table.becomeFirstResponder()
        #expect(fixture.table.isFirstResponder && ringed(fixture) == nil)

        fixture.stage.press(.keyboardDownArrow)
        fixture.table.resignFirstResponder()
        fixture.table.becomeFirstResponder()
        #expect(ringed(fixture) == fixture.table.list.selection.cursor && ringed(fixture) != nil)
    }

    @Test("Arrow keys, Home, End and page keys move between rows and scroll; Space and Return select")
    func keys() {
        let fixture = fixture()
        fixture.stage.press(.keyboardTab)
        #expect(fixture.table.isFirstResponder && fixture.table.list.selection.cursor == path(0))
        #expect(ringed(fixture) == path(0))
        func row(after key: UIKeyboardHIDUsage) -> Int? {
            fixture.stage.press(key)
            fixture.stage.advance(by: 0.02)
            return fixture.table.list.selection.cursor?.row
        }
        #expect(row(after: .keyboardDownArrow) == 1)
        #expect(ringed(fixture) == path(1))
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

    @Test("Keys don't select rows that the delegate doesn't highlight", arguments: [false, true])
    func rowsWithoutHighlight(isMultiple: Bool) {
        let fixture = TableFixture()
        // The delegate highlights no negative numbers.
        fixture.show([[0, -1, 2]])
        fixture.table.allowsMultipleSelection = isMultiple
        fixture.table.selectionFollowsFocus = true
        fixture.stage.press(.keyboardTab)
        fixture.stage.press(.keyboardSpacebar)
        #expect(fixture.table.indexPathsForSelectedRows == [path(0)])
        fixture.stage.press(.keyboardDownArrow, modifiers: isMultiple ? .shift : [])
        #expect(fixture.table.indexPathsForSelectedRows == [path(0)])
        fixture.stage.press(.keyboardDownArrow, modifiers: isMultiple ? .shift : [])
        #expect(fixture.table.indexPathsForSelectedRows == (isMultiple ? [path(0), path(2)] : [path(2)]))
    }

    @Test("Tab scrolls to the row from which keys continue")
    func hiddenCursor() {
        let fixture = fixture()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.stage.window.addSubview(button)
        fixture.stage.press(.keyboardTab)
        fixture.stage.press(.keyboardDownArrow)
        fixture.stage.press(.keyboardTab)
        #expect(button.isFocused)
        fixture.table.contentOffset.y = 500
        fixture.stage.advance(by: 0.1)
        fixture.stage.press(.keyboardTab)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.table.contentOffset.y == 20 && ringed(fixture) == path(1))

        // A partly visible row is scrolled fully into view.
        fixture.table.list.selection.cursor = nil
        fixture.stage.press(.keyboardTab)
        fixture.table.contentOffset.y = 30
        fixture.stage.advance(by: 0.1)
        fixture.stage.press(.keyboardTab)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.table.contentOffset.y == 20 && ringed(fixture) == path(1))
    }

    @Test("Keys skip sections without rows")
    func emptySections() {
        let fixture = TableFixture()
        fixture.show([[], [1], [], [2, 3], []])
        fixture.stage.press(.keyboardTab)
        var paths: [IndexPath?] = []
        for key in [.keyboardHome, .keyboardDownArrow, .keyboardEnd, .keyboardUpArrow, .keyboardUpArrow]
            as [UIKeyboardHIDUsage]
        {
            fixture.stage.press(key)
            paths.append(fixture.table.list.selection.cursor)
        }
        #expect(paths == [[1, 0], [3, 0], [3, 1], [3, 0], [1, 0]])
    }

    @Test("Page keys skip sections without rows, and otherwise move by at most a page")
    func pagesOverEmptySections() {
        let fixture = TableFixture()
        // Between the first and the last rows, headers without rows fill more than a page.
        fixture.headerHeight = 40
        fixture.titles = Array(repeating: "title", count: 40)
        fixture.show([[0, 1]] + Array(repeating: [], count: 20) + [Array(2..<30)] + Array(repeating: [], count: 5))
        fixture.stage.press(.keyboardTab)
        func path(after key: UIKeyboardHIDUsage) -> IndexPath? {
            fixture.stage.press(key)
            fixture.stage.advance(by: 0.02)
            return fixture.table.list.selection.cursor
        }
        #expect(path(after: .keyboardPageDown) == [0, 1])
        #expect(path(after: .keyboardPageDown) == [21, 0])
        #expect(path(after: .keyboardPageDown) == [21, 7])
        #expect(path(after: .keyboardPageUp) == [21, 0])
        #expect(path(after: .keyboardPageUp) == [0, 1])
        #expect(path(after: .keyboardEnd) == [21, 27])
        #expect(path(after: .keyboardPageDown) == [21, 27])
    }

    @Test("Unused keys and shortcuts go up the responder chain")
    func otherKeys() {
        final class Container: UIView {
            var heard: [UIKeyboardHIDUsage] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                heard += presses.compactMap { $0.key?.keyCode }
            }
        }
        let fixture = fixture()
        let container = Container(frame: fixture.table.frame)
        fixture.stage.window.addSubview(container)
        container.addSubview(fixture.table)
        fixture.stage.press(.keyboardTab)
        fixture.stage.press(.keyboardA)
        fixture.stage.press(.keyboardRightArrow)
        fixture.stage.press(.keyboardEnd, modifiers: .control)
        fixture.stage.press(.keyboardDownArrow)
        #expect(container.heard == [.keyboardA, .keyboardRightArrow, .keyboardEnd])
        #expect(fixture.table.list.selection.cursor == path(1) && fixture.table.contentOffset.y == 0)
    }

    @Test("After the focused row is deleted, keys continue from its neighbor")
    func deletedCursor() {
        let fixture = fixture(rows: 3)
        fixture.stage.press(.keyboardTab)
        fixture.stage.press(.keyboardEnd)
        for (numbers, row) in [([0, 1], 1), ([0], 0), ([], nil)] as [([Int], Int?)] {
            fixture.sections = [numbers]
            fixture.table.deleteRows(at: [path(numbers.count)], with: .fade)
            #expect(fixture.table.list.selection.cursor?.row == row && ringed(fixture)?.row == row)
        }
    }

    @Test("In a table without selection, keys scroll")
    func scrollingKeys() {
        let fixture = fixture()
        fixture.table.allowsSelection = false
        #expect(!fixture.table.canBecomeFocused)
        fixture.table.pressesBegan(
            [UIPress(key: UIKey(keyCode: .keyboardDownArrow))], with: nil)
        #expect(fixture.table.contentOffset.y == 60)
    }

    @Test(
        "After a reload, keys continue from the same index, or from the last row if there are fewer",
        arguments: [(50, 30), (31, 30), (10, 9), (0, nil)])
    func reload(count: Int, row: Int?) {
        let fixture = fixture()
        fixture.stage.press(.keyboardTab)
        for _ in 0..<30 { fixture.stage.press(.keyboardDownArrow) }
        fixture.stage.advance(by: 0.1)
        #expect(ringed(fixture) == path(30))

        fixture.show([Array(0..<count)])

        #expect(fixture.table.list.selection.cursor?.row == row && ringed(fixture)?.row == row)
    }
}
