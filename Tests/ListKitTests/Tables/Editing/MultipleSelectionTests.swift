import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Selecting several rows in editing mode")
struct MultipleSelectionTests {
    private let fixture = EditingFixture()
    private let plain = Plain()
    private let fixed = Fixed()
    private var table: UITableView { fixture.table }

    init() {
        table.allowsMultipleSelectionDuringEditing = true
    }

    private func setEditing(_ isEditing: Bool, animated: Bool = true) {
        table.setEditing(isEditing, animated: animated)
        fixture.stage.advance(by: 1)
    }

    private func circle(_ row: Int) -> SelectionCircle? { fixture.cell(row)?.editing.control as? SelectionCircle }

    private func click(row: Int, x: CGFloat = 150) {
        fixture.stage.click(at: CGPoint(x: x, y: fixture.y(ofRow: row)))
        fixture.stage.advance(by: 0.1)
    }

    private var selectedRows: [Int] { table.indexPathsForSelectedRows?.map(\.row) ?? [] }

    @Test("Clicks select and deselect rows and notify the delegate")
    func clicks() {
        click(row: 0)
        click(row: 1)
        #expect(selectedRows == [1], "one row outside of editing mode")
        setEditing(true)
        click(row: 2)
        #expect(selectedRows == [1, 2])
        click(row: 2)
        #expect(selectedRows == [1])
        #expect(fixture.log == ["select 0", "deselect 0", "select 1", "select 2", "deselect 2"])
        #expect(fixture.cell(1)?.accessibilityTraits.contains(.selected) == true)
        #expect(fixture.cell(2)?.accessibilityTraits.contains(.selected) == false)
    }

    @Test("The selection circle is beside the indented content", arguments: [true, false], [false, true])
    func circles(animated: Bool, isMirrored: Bool) throws {
        if isMirrored { fixture.stage.direction = .rightToLeft }
        setEditing(true, animated: animated)
        let circle = try #require(self.circle(0))
        #expect(circle.frame == CGRect(x: isMirrored ? 274 : 8, y: 0, width: 38, height: 44))
        #expect(fixture.cell(0)?.contentView.frame.minX == (isMirrored ? 0 : 38))
        #expect(fixture.cell(0)?.contentView.frame.maxX == (isMirrored ? 282 : 320))
        #expect(fixture.cell(0)?.editingStyle == UITableViewCell.EditingStyle.none)
        setEditing(false, animated: animated)
        #expect(circle.superview == nil && fixture.cell(0)?.contentView.frame.width == 288)
    }

    @Test("The circle is filled while its row is selected, by a click or by the app")
    func filled() throws {
        setEditing(true)
        #expect(circle(0)?.isOn == false)
        click(row: 0, x: 27)
        #expect(circle(0)?.isOn == true && selectedRows == [0], "clicks on the circle go to the row")
        table.selectRow(at: fixture.path(3), animated: false, scrollPosition: .none)
        #expect(circle(3)?.isOn == true && selectedRows == [0, 3])
        table.deselectRow(at: fixture.path(0), animated: false)
        #expect(circle(0)?.isOn == false)
        // The cell of a selected row that scrolls into view.
        table.selectRow(at: fixture.path(10), animated: false, scrollPosition: .bottom)
        fixture.stage.advance(by: 0.1)
        #expect(circle(10)?.isOn == true)
    }

    @Test("Rows that can't be edited have no circle")
    func fixedRow() {
        fixture.fixedRow = 1
        setEditing(true)
        #expect(circle(0) != nil && circle(1) == nil)
        #expect(fixture.cell(1)?.contentView.frame.minX == 0)
    }

    private final class Plain: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @Test("If the data source doesn't say which rows can be edited, all have a circle, but no Delete control")
    func defaultEditability() {
        table.dataSource = plain
        fixture.stage.advance(by: 0.1)
        setEditing(true)
        #expect(circle(0) != nil)
        table.allowsMultipleSelectionDuringEditing = false
        #expect(fixture.cell(0)?.editing.control == nil)
    }

    /// A data source that forwards the question to another table's data source, which has the default.
    private final class Fixed: NSObject, UITableViewDataSource {
        let other = UITableView()
        let plain = Plain()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            plain.tableView(other, canEditRowAt: indexPath)
        }
    }

    @Test("The default of another table's data source doesn't matter")
    func otherTable() {
        table.dataSource = fixed
        fixture.stage.advance(by: 0.1)
        setEditing(true)
        #expect(fixture.cell(0) != nil && circle(0) == nil)
    }

    /// A data source that allows no editing, and calls `super` for row 1.
    private final class Overriding: UITableViewDiffableDataSource<Int, Int> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 1 && super.tableView(tableView, canEditRowAt: indexPath)
        }
    }

    @Test("A row that an override doesn't allow to be edited has no circle, unless the override calls super")
    func overriddenEditability() {
        let source = Overriding(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot, animatingDifferences: false)
        fixture.stage.advance(by: 0.1)
        setEditing(true)
        #expect(circle(0) == nil && circle(1) != nil && circle(2) == nil)
        #expect(source.snapshot().numberOfItems == 3)
    }

    @Test("Changing the property in editing mode replaces the controls")
    func replacement() {
        setEditing(true)
        table.allowsMultipleSelectionDuringEditing = false
        #expect(fixture.cell(0)?.editing.shownKind == .delete && circle(0) == nil)
        table.allowsMultipleSelectionDuringEditing = true
        #expect(circle(0) != nil)
    }

    @Test("Leaving editing mode clears the selection, unless several rows can be selected then, too")
    func leaving() {
        setEditing(true)
        click(row: 0)
        click(row: 2)
        setEditing(false)
        #expect(table.indexPathsForSelectedRows == nil && fixture.cell(0)?.isSelected == false)
        table.allowsMultipleSelection = true
        setEditing(true)
        click(row: 0)
        click(row: 2)
        setEditing(false)
        #expect(selectedRows == [0, 2])
    }

    @Test("Editing mode ignores allowsSelection and allowsMultipleSelection")
    func independence() {
        table.allowsSelection = false
        click(row: 0)
        #expect(selectedRows == [])
        setEditing(true)
        click(row: 0)
        #expect(selectedRows == [0])
        table.allowsMultipleSelectionDuringEditing = false
        table.allowsMultipleSelection = true
        click(row: 1)
        #expect(selectedRows == [0], "no selection in editing mode at all")
        table.allowsSelectionDuringEditing = true
        click(row: 1)
        #expect(selectedRows == [1], "one row in editing mode")
    }
}
