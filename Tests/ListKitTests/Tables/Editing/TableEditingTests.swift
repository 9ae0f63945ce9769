import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Editing a table")
struct TableEditingTests {
    private let fixture = EditingFixture()
    private var table: UITableView { fixture.table }

    private func setEditing(_ isEditing: Bool, animated: Bool = true) {
        table.setEditing(isEditing, animated: animated)
        fixture.stage.advance(by: 1)
    }

    private func clickControl(ofRow row: Int) throws {
        let control = try #require(fixture.cell(row)?.editing.control)
        fixture.stage.click(at: control.convert(CGPoint(x: 19, y: 22), to: nil))
        fixture.stage.advance(by: 1)
    }

    @Test("The content of editable rows is indented during editing", arguments: [true, false], [false, true])
    func content(animated: Bool, isMirrored: Bool) {
        if isMirrored { fixture.stage.direction = .rightToLeft }
        fixture.fixedRow = 1
        setEditing(true, animated: animated)
        #expect(table.isEditing && table.visibleCells.allSatisfy { $0.isEditing })
        func content(_ row: Int) -> ClosedRange<CGFloat>? {
            fixture.cell(row).map { $0.contentView.frame.minX...$0.contentView.frame.maxX }
        }
        #expect(content(0) == (isMirrored ? 0...282 : 38...320))
        #expect(content(1) == 0...320)
        #expect(
            fixture.cell(0)?.editingStyle == .delete
                && fixture.cell(1)?.editingStyle == UITableViewCell.EditingStyle.none)
        table.contentOffset.y = 50
        fixture.stage.advance(by: 0.1)
        #expect(table.visibleCells.allSatisfy { $0.isEditing })
        setEditing(false, animated: animated)
        #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.editing.control == nil })
        #expect(content(2)?.lowerBound == (isMirrored ? 32 : 0))
    }

    @Test("The editing control reveals the Delete button, which deletes the row")
    func deletion() throws {
        fixture.title = "Remove"
        setEditing(true)
        try clickControl(ofRow: 2)
        let open = try #require(table.rowActions.openRow)
        #expect(open.cell === fixture.cell(2) && open.actionsView.buttons.map(\.currentTitle) == ["Remove"])
        table.rowActions.close()
        fixture.stage.advance(by: 1)
        try clickControl(ofRow: 2)
        let button = try #require(table.rowActions.openRow?.actionsView.buttons.first)
        fixture.stage.click(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
        fixture.stage.advance(by: 1)
        #expect(fixture.log.contains("delete Annie") && fixture.cell(2)?.textLabel?.text == "Barbara")
        #expect(table.isEditing)
    }

    @Test("The control of a row with the style insert calls the data source")
    func insertion() throws {
        fixture.styles[0] = .insert
        setEditing(true)
        try clickControl(ofRow: 0)
        #expect(fixture.log == ["insert at 0"])
    }

    @Test("Rows can be selected during editing only if that is allowed", arguments: [false, true])
    func selection(isAllowed: Bool) {
        table.allowsSelectionDuringEditing = isAllowed
        setEditing(true)
        fixture.stage.click(at: CGPoint(x: 150, y: fixture.y(ofRow: 1)))
        fixture.stage.press(.keyboardSpacebar)
        #expect(fixture.log.contains("select 1") == isAllowed)
        #expect((table.indexPathForSelectedRow != nil) == isAllowed)
        setEditing(false)
        fixture.stage.click(at: CGPoint(x: 150, y: fixture.y(ofRow: 2)))
        #expect(fixture.log.contains("select 2"))
    }

    @Test("During editing, a cell shows its editing accessory")
    func accessories() throws {
        let cell = try #require(fixture.cell(0))
        #expect(cell.shownAccessory != nil)
        setEditing(true)
        #expect(cell.shownAccessory == nil)
        cell.editingAccessoryType = .checkmark
        #expect(cell.shownAccessory is AccessoryMark)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.editingAccessoryView = view
        #expect(cell.shownAccessory === view)
        setEditing(false)
        #expect(cell.shownAccessory is AccessoryMark)
    }

    @Test(
        "The info button of a row calls the delegate and doesn't select the row",
        arguments: [UITableViewCell.AccessoryType.detailButton, .detailDisclosureButton])
    func infoButtons(type: UITableViewCell.AccessoryType) throws {
        let cell = try #require(fixture.cell(2))
        cell.accessoryType = type
        fixture.stage.advance(by: 0.1)
        let accessory = try #require(cell.shownAccessory as? DetailAccessory)
        #expect(accessory.subviews.contains { $0 is AccessoryMark } == (type == .detailDisclosureButton))
        #expect(accessory.frame.maxX == 304 && cell.contentView.frame.maxX < accessory.frame.minX)
        let center = accessory.button.convert(CGPoint(x: 15, y: 15), to: nil)
        fixture.stage.click(at: center)
        #expect(fixture.log.contains("info 2") && !fixture.log.contains("select 2"))
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("Accessory types and separator styles have the raw values of iOS")
    func rawValues() {
        let types: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(UITableViewCell.SeparatorStyle(rawValue: 2) != nil)
    }

    @Test("Self-sizing rows fit their text, which has less space during editing")
    func heights() throws {
        table.rowHeight = UITableView.automaticDimension
        fixture.names = [String(repeating: "word ", count: 12)]
        table.reloadData()
        fixture.stage.advance(by: 0.1)
        for width in stride(from: CGFloat(320), to: 200, by: -10) {
            table.frame.size.width = width
            fixture.stage.advance(by: 0.1)
            let before = table.rectForRow(at: fixture.path(0)).height
            setEditing(true)
            let label = try #require(fixture.cell(0)?.textLabel)
            #expect(label.frame.height <= table.rectForRow(at: fixture.path(0)).height)
            #expect(label.sizeThatFits(CGSize(width: label.frame.width, height: 1000)).height <= label.frame.height)
            setEditing(false)
            #expect(table.rectForRow(at: fixture.path(0)).height == before)
        }
    }

    @Test("The edit button of a table's controller starts and ends editing")
    func controller() {
        let controller = UITableViewController(style: .plain)
        let button = controller.editButtonItem
        #expect(button.title == "Edit" && controller.editButtonItem === button)
        func press() { button.primaryAction?.performWithSender(button, target: nil) }
        press()
        #expect(
            controller.isEditing && controller.tableView.isEditing && button.title == "Done" && button.style == .done)
        press()
        #expect(!controller.isEditing && !controller.tableView.isEditing && button.title == "Edit")
    }

    @Test("While the clock is paused, the editing controls appear and disappear without animation")
    func pausedClock() throws {
        fixture.stage.window.clock.scale.setSpeed(0)
        table.setEditing(true, animated: true)
        fixture.stage.advance(by: 0)
        let control = try #require(fixture.cell(0)?.editing.control)
        #expect((control.layer.presentation() ?? control.layer).opacity == 1)
        table.setEditing(false, animated: true)
        fixture.stage.advance(by: 0)
        #expect(control.superview == nil)
    }
}
