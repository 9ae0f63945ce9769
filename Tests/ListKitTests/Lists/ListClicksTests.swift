import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Clicks in a list and keyboard focus")
struct ListClicksTests {
    private let table = TableFixture()
    private let field = UITextField(frame: CGRect(x: 0, y: 160, width: 100, height: 30))

    init() {
        table.table.frame.size.height = 150
        table.show([Array(0..<20)])
        table.stage.window.addSubview(field)
    }

    private func click(row: Int) {
        table.stage.click(at: CGPoint(x: 50, y: 20 * CGFloat(row) + 10))
        table.stage.advance(by: 0.02)
    }

    /// The row with the focus ring.
    private var ringed: Int? {
        (table.table.list.ring.superview as? UITableViewCell).flatMap(table.table.indexPath)?.row
    }

    @Test("A click on a row leaves focus in an editing text field; later keys continue from the row")
    func editing() {
        field.becomeFirstResponder()
        click(row: 2)
        #expect(table.table.indexPathForSelectedRow == [0, 2] && field.isEditing)
        table.stage.type("x")
        #expect(field.text == "x")
        field.resignFirstResponder()
        table.table.becomeFirstResponder()
        table.stage.press(.keyboardDownArrow)
        table.stage.press(.keyboardReturnOrEnter)
        #expect(table.table.indexPathForSelectedRow == [0, 3])
    }

    @Test("A click on another row leaves focus in a text field inside a row")
    func fieldInRow() throws {
        let cell = try #require(table.table.cellForRow(at: [0, 0]))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        click(row: 3)
        #expect(field.isEditing && table.table.indexPathForSelectedRow == [0, 3])
    }

    @Test("A click takes focus from views that are not text inputs")
    func otherResponders() {
        let button = UIButton(frame: CGRect(x: 0, y: 160, width: 100, height: 30))
        table.stage.window.addSubview(button)
        table.stage.press(.keyboardTab)
        table.stage.press(.keyboardTab)
        table.stage.press(.keyboardTab)
        #expect(button.isFocused)
        click(row: 1)
        #expect(table.table.isFirstResponder && !button.isFocused)
        table.table.resignFirstResponder()
        click(row: 2)
        #expect(table.table.isFirstResponder)
    }

    @Test("A click hides the focus ring, and the next key shows it")
    func ring() {
        click(row: 1)
        #expect(ringed == nil && table.table.isFirstResponder)
        table.stage.press(.keyboardDownArrow)
        #expect(ringed == 2)
        click(row: 4)
        #expect(ringed == nil)
        table.scroll(by: 20)
        table.table.tintColor = .red
        table.table.selectRow(at: [0, 5], animated: false, scrollPosition: .none)
        table.stage.advance(by: 0.1)
        #expect(ringed == nil)
        table.stage.press(.keyboardSpacebar)
        #expect(ringed == 5)
        click(row: 2)
        table.stage.press(.keyboardTab)
        table.stage.window.handle(.keyPressed(UIKey(keyCode: .keyboardTab, modifierFlags: .shift)))
        #expect(table.table.isFirstResponder && ringed == 3)
    }
}
