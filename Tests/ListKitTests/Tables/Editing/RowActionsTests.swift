import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Actions of table rows")
struct RowActionsTests {
    private let fixture = EditingFixture()
    private var table: UITableView { fixture.table }

    /// The titles of the open row's buttons; empty if no row is open.
    private var buttons: [String] {
        table.rowActions.openRow?.actionsView.buttons.compactMap(\.currentTitle) ?? []
    }

    private func clickButton(_ index: Int = 0) throws {
        let button = try #require(table.rowActions.openRow?.actionsView.buttons[index])
        fixture.stage.click(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    }

    @Test("A swipe shows the Delete button, which deletes the row")
    func deletion() throws {
        fixture.swipe(row: 1, by: -60)
        #expect(fixture.log == ["begin 1"] && fixture.cell(1)?.showingDeleteConfirmation == true)
        #expect(buttons.count == 1 && fixture.shift(ofRow: 1) >= 74)
        try clickButton()
        fixture.stage.advance(by: 1)
        #expect(fixture.log == ["begin 1", "delete Alan", "end -"])
        #expect(fixture.cell(1)?.textLabel?.text == "Annie" && table.rowActions.openRow == nil)
        #expect(
            table.visibleCells.allSatisfy {
                $0.bounds.minX == 0 && $0.subviews.allSatisfy { !($0 is SwipeActionsView) }
            })
    }

    /// Each argument is the distance and the duration of a horizontal drag of row 1, and the number of buttons that it
    /// leaves visible.
    @Test(
        "The distance and speed at the end of a drag decide whether the row's actions stay visible",
        arguments: [
            (-60, 1, 1), (-20, 1, 0), (-45, 0.05, 1), (60, 1, 0), (20, 1, 0),
        ] as [(CGFloat, TimeInterval, Int)])
    func ends(distance: CGFloat, duration: TimeInterval, count: Int) {
        fixture.swipe(row: 1, by: distance, in: duration)
        #expect(buttons.count == count)
        #expect((fixture.shift(ofRow: 1) > 0) == (count > 0))
        // On the side without actions, the press selects the row as usual.
        #expect(fixture.log.contains("select 1") == (distance > 0))
    }

    @Test(
        "A drag over most of the row performs the first action, unless the configuration forbids it",
        arguments: [true, false])
    func fullSwipe(isAllowed: Bool) {
        fixture.actions[.trailing] = fixture.actions(["Archive", "Flag"], fullSwipe: isAllowed)
        fixture.swipe(row: 2, by: -280)
        #expect(fixture.log.contains("Archive") == isAllowed)
        #expect(buttons.count == (isAllowed ? 0 : 2))
        #expect(fixture.shift(ofRow: 2) == (isAllowed ? 0 : table.rowActions.openRow?.openOffset))
    }

    @Test(
        "Each side has its own actions; in a mirrored layout, the sides are swapped",
        arguments: [false, true])
    func sides(isMirrored: Bool) {
        if isMirrored { fixture.stage.direction = .rightToLeft }
        fixture.stage.advance(by: 0.1)
        fixture.actions = [.leading: fixture.actions(["Pin"]), .trailing: fixture.actions(["Archive"])]
        fixture.swipe(row: 0, by: 70)
        #expect(buttons == [isMirrored ? "Archive" : "Pin"] && fixture.shift(ofRow: 0) < 0)
        fixture.swipe(row: 3, by: -70)
        #expect(buttons == [isMirrored ? "Pin" : "Archive"] && fixture.shift(ofRow: 3) > 0)
        #expect(fixture.shift(ofRow: 0) == 0)
        let cell = fixture.cell(3)
        let frame = table.rowActions.openRow.map { $0.actionsView.convert($0.actionsView.bounds, to: nil) }
        #expect(frame?.maxX == 320 && frame?.width == fixture.shift(ofRow: 3))
        #expect(cell?.contentView.frame.minX == (isMirrored ? 32 : 0))
    }

    @Test(
        "A row without actions doesn't move when it is swiped",
        arguments: ["fixed", "no data source", "empty actions", "skeleton"])
    func withoutActions(_ reason: String) {
        switch reason {
        case "fixed": fixture.fixedRow = 1
        case "empty actions": fixture.actions[.trailing] = fixture.actions([])
        case "no data source": fixture.styles[1] = UITableViewCell.EditingStyle.none
        default: table.setScrollingLocked(true, by: fixture)
        }
        fixture.swipe(row: 1, by: -100)
        #expect(fixture.shift(ofRow: 1) == 0 && buttons.isEmpty && !fixture.log.contains("begin 1"))
    }

    /// Ways to hide the actions of row 1.
    enum Closing: CaseIterable {
        case click, clickOnRow, scroll, wheel, reload, escape, otherRow, editing, resize, dragBack
    }

    @Test("A click, scroll or other change hides a row's actions without selecting a row", arguments: Closing.allCases)
    func closing(_ closing: Closing) {
        fixture.swipe(row: 1, by: -60)
        let cell = fixture.cell(1)
        #expect(cell?.showingDeleteConfirmation == true && cell?.configurationState.isSwiped == true)
        switch closing {
        case .click: fixture.stage.click(at: CGPoint(x: 100, y: fixture.y(ofRow: 3)))
        case .clickOnRow: fixture.stage.click(at: CGPoint(x: 100, y: fixture.y(ofRow: 1)))
        case .scroll: table.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        case .wheel: fixture.stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 10))
        case .reload: table.reloadData()
        case .escape:
            table.becomeFirstResponder()
            fixture.stage.press(.keyboardEscape)
        case .otherRow: fixture.swipe(row: 3, by: -60)
        case .editing: table.setEditing(true, animated: true)
        case .resize: table.frame.size.width = 280
        case .dragBack: fixture.swipe(row: 1, by: 60)
        }
        fixture.stage.advance(by: 1)
        #expect(cell?.showingDeleteConfirmation == false && cell?.bounds.minX == 0)
        #expect(cell?.configurationState.isSwiped == false)
        #expect(!fixture.log.contains { $0.hasPrefix("select") })
        #expect(closing != .otherRow || fixture.cell(3)?.showingDeleteConfirmation == true)
    }

    @Test("A vertical drag scrolls the table and reveals no actions")
    func vertical() {
        fixture.stage.drag(
            from: CGPoint(x: 160, y: 300), to: CGPoint(x: 130, y: 220), forDuration: 0.5)
        #expect(table.contentOffset.y > 0 && buttons.isEmpty)
    }

    @Test(
        "The Delete key reveals the focused row's actions and focuses the first; Return performs it, Escape hides them")
    func keys() {
        fixture.stage.press(.keyboardTab)
        fixture.stage.press(.keyboardDownArrow)
        fixture.stage.press(.keyboardDeleteForward)
        fixture.stage.advance(by: 1)
        #expect(buttons.count == 1 && table.window?.focusedView is UIButton)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 1)
        #expect(buttons.isEmpty && table.isFirstResponder && table.list.selection.cursor == fixture.path(1))
        fixture.stage.press(.keyboardDeleteOrBackspace)
        fixture.stage.press(.keyboardReturnOrEnter)
        fixture.stage.advance(by: 1)
        #expect(fixture.log.contains("delete Alan") && fixture.names[1] == "Annie")
        #expect(table.isFirstResponder && table.list.selection.cursor == fixture.path(1))
    }

    @Test("A row's swipe actions are accessibility custom actions of its cell, which an app can replace")
    func accessibility() {
        fixture.actions = [.leading: fixture.actions(["Pin"]), .trailing: fixture.actions(["Archive", "Flag"])]
        let cell = fixture.cell(0)
        let actions = cell?.accessibilityCustomActions ?? []
        #expect(actions.map(\.name) == ["Pin", "Archive", "Flag"])
        #expect(actions.last?.perform() == true && fixture.log == ["Flag"])
        cell?.accessibilityCustomActions = []
        #expect(cell?.accessibilityCustomActions?.isEmpty == true)
    }

    @Test("The button of an action shows the image and color of the action")
    func appearance() {
        let image = UIImage(systemName: "star.fill")
        let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        #expect(action.backgroundColor == .systemGray)
        action.image = image
        action.backgroundColor = .purple
        fixture.actions[.trailing] = UISwipeActionsConfiguration(actions: [action])
        fixture.swipe(row: 0, by: -60)
        let button = table.rowActions.openRow?.actionsView.buttons.first
        #expect(button?.currentImage === image && button?.backgroundColor == .purple)
        action.backgroundColor = nil
        #expect(action.backgroundColor == .systemGray)
    }

    @Test("While the clock is paused, a row opens and closes without animation")
    func pausedClock() throws {
        fixture.stage.window.clock.scale.setSpeed(0)
        let cell = try #require(fixture.cell(0))
        #expect(table.rowActions.open(cell, at: .trailing))
        fixture.stage.advance(by: 0)
        #expect(cell.layer.presentation()?.bounds.minX ?? cell.bounds.minX == cell.openRow?.openOffset)
        table.rowActions.close()
        fixture.stage.advance(by: 0)
        #expect(cell.openRow == nil && cell.bounds.minX == 0)
    }
}
