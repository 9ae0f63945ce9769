import Foundation
import LayerKit
import Reporting
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Batch updates of a UITableView")
struct TableUpdatesTests {
    private static let animations: [UITableView.RowAnimation] = [
        .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]

    private func apply(_ updates: ListUpdates, to table: UITableView, with animation: UITableView.RowAnimation) {
        table.deleteRows(at: Array(updates.items.deleted), with: animation)
        table.insertRows(at: Array(updates.items.inserted), with: animation)
        table.reloadRows(at: Array(updates.items.reloaded), with: animation)
        for move in updates.items.moved { table.moveRow(at: move.from, to: move.to) }
        table.deleteSections(IndexSet(updates.sections.deleted), with: animation)
        table.insertSections(IndexSet(updates.sections.inserted), with: animation)
        table.reloadSections(IndexSet(updates.sections.reloaded), with: animation)
        for move in updates.sections.moved { table.moveSection(move.from, toSection: move.to) }
    }

    /// Returns the first difference between `fixture` and `model`. Uses no expectations, because they would take most
    /// of the test's time.
    private func difference(of fixture: TableFixture, from model: ListModel) -> String? {
        let table = fixture.table
        guard (0..<table.numberOfSections).map(table.numberOfRows) == model.counts else { return "counts" }
        var (top, height, expected) = (CGFloat(0), CGFloat(0), [IndexPath]())
        let screen = table.bounds.minY..<table.bounds.maxY
        for path in model.paths {
            let rect = table.rectForRow(at: path)
            guard rect.minY == top else { return "the top of \(path)" }
            top = rect.maxY
            height += fixture.height(model[path])
            if rect.maxY > screen.lowerBound, rect.minY < screen.upperBound {
                expected.append(path)
                guard rect.height == fixture.height(model[path]) else { return "the height of \(path)" }
                guard let cell = table.cellForRow(at: path) else { return "there is no cell at \(path)" }
                guard cell.frame == rect, cell.superview === table else { return "the place of the cell at \(path)" }
                guard table.indexPath(for: cell) == path else { return "the path of the cell at \(path)" }
            }
        }
        guard table.contentSize.height == top else { return "the content's height" }
        guard table.estimatedRowHeight != 0 || top == height else { return "the sum of all heights" }
        guard table.indexPathsForVisibleRows ?? [] == expected else { return "the visible rows" }
        return fixture.shownNumbers == expected.map { model[$0] } ? nil : "what cells show"
    }

    /// Runs twenty times five hundred batches of inserts, deletes, moves and reloads of rows and sections. A quarter of
    /// the tables are in a window, where rows move, and about half have estimated heights.
    @Test("After ten thousand random batches the table equals a plain array", arguments: 0..<20)
    func randomBatches(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let fixture = TableFixture(inWindow: seed % 4 == 0)
        fixture.table.frame.size.height = 80
        fixture.takesNotes = false
        fixture.height = { 10 + CGFloat($0 % 7) * 5 }
        if seed % 8 < 4 { fixture.table.estimatedRowHeight = 0 }
        var model = ListModel(random: &random)
        fixture.sections = model.sections.map(\.items)
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        var selected = Set<Int>()
        fixture.table.allowsMultipleSelection = true
        let said = Diagnostics.messages {
            for turn in 0..<500 {
                if let path = model.paths.randomElement(using: &random), random.chance(30) {
                    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
                    selected.insert(model[path])
                }
                let (new, updates) = model.changed(random: &random)
                let animation = Self.animations[random.number(0...7)]
                let reloaded = updates.items.reloaded.map { model[$0] }
                fixture.table.beginUpdates()
                fixture.sections = new.sections.map(\.items)
                apply(updates, to: fixture.table, with: animation)
                fixture.table.endUpdates()
                model = new
                let places = new.places
                selected = selected.filter { places[$0] != nil }.subtracting(reloaded)
                fixture.table.layoutIfNeeded()
                #expect(difference(of: fixture, from: model) == nil)
                #expect(Set((fixture.table.indexPathsForSelectedRows ?? []).map { model[$0] }) == selected)
                fixture.table.contentOffset.y += CGFloat(random.number(-100...100))
                fixture.table.layoutIfNeeded()
                if turn % 50 == 0 { fixture.stage.advance(by: 0.35, step: 0.1) }
            }
            fixture.stage.advance(by: 1, step: 0.5)
        }
        #expect(said == [])
        #expect(fixture.table.list.departing.views.isEmpty)
    }

    @Test("Rows inserted above keep visible rows in place; at the beginning they push them down")
    func insertAbove() {
        let fixture = TableFixture()
        fixture.show([Array(0..<100)])
        fixture.scroll(by: 410)
        let before = fixture.screenTop(21)

        fixture.sections = [[-1, -2] + Array(0..<100)]
        fixture.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
        #expect(fixture.screenTop(23) == before)

        fixture.table.setContentOffset(.zero, animated: false)
        fixture.sections = [[-3, -1, -2] + Array(0..<100)]
        fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        #expect(fixture.table.contentOffset.y == 0)
        #expect(fixture.shownNumbers.first == -3)
    }

    @Test("Moving the first visible row away does not move the screen")
    func movedAnchor() {
        let fixture = TableFixture()
        fixture.show([Array(0..<100)])
        fixture.scroll(by: 405)
        let before = fixture.screenTop(21)
        fixture.sections = [Array(0..<20) + Array(21..<100) + [20]]
        fixture.table.moveRow(at: IndexPath(row: 20, section: 0), to: IndexPath(row: 99, section: 0))
        #expect(fixture.screenTop(20) == before && fixture.shownNumbers.contains(21))
    }

    @Test("A reloadData call during a batch reloads all rows when the batch ends", arguments: [0, 2])
    func reloadAmidBatch(row: Int) {
        let fixture = TableFixture()
        fixture.table.estimatedRowHeight = 0
        fixture.show([[1, 2, 3]])
        fixture.table.performBatchUpdates {
            fixture.sections[0].insert(9, at: row)
            fixture.sections[0].remove(at: 3)
            fixture.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            fixture.table.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
            fixture.table.reloadData()
            fixture.table.layoutIfNeeded()
            fixture.sections[0].append(10)
            fixture.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
        }
        fixture.stage.advance(by: 1, step: 0.1)
        #expect(fixture.shownNumbers == fixture.sections[0] && fixture.table.contentSize.height == 80)
    }

    @Test("A batch right after a reload can query the counts before it changes them")
    func askedAmidBatch() {
        let fixture = TableFixture()
        fixture.sections = [[1, 2]]
        let messages = diagnostics {
            fixture.table.performBatchUpdates {
                #expect(fixture.table.numberOfRows(inSection: 0) == 2)
                fixture.sections = [[1, 2, 3]]
                fixture.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            }
            fixture.stage.advance(by: 0.1)
        }
        #expect(messages == [] && fixture.shownNumbers == [1, 2, 3])
    }

    @Test("A batch inside a callback of another batch leaves nothing behind")
    func batchInBatch() {
        let fixture = TableFixture()
        fixture.show([Array(0..<20)])
        var isFirst = true
        fixture.onCallback = { event in
            guard event == "end 0.1", isFirst else { return }
            isFirst = false
            fixture.sections[0].removeFirst()
            fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
        }
        fixture.sections[0].removeSubrange(1...2)
        fixture.table.deleteRows(at: [1, 2].map { IndexPath(row: $0, section: 0) }, with: .left)
        fixture.stage.advance(by: 1, step: 0.1)
        #expect(!isFirst && fixture.shownNumbers == Array(3..<13))
        #expect(fixture.table.descendants(of: TableFixture.Cell.self).count == 10)
    }

    @Test("A new row fades in, and a deleted row slides out to the left while it fades")
    func motion() throws {
        let fixture = TableFixture()
        fixture.show([[1, 2, 3]])
        let (first, second) = (fixture.table.visibleCells[0], fixture.table.visibleCells[1])
        var isDone = false

        fixture.sections = [[1, 9, 3]]
        fixture.table.performBatchUpdates {
            fixture.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
            fixture.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        } completion: {
            isDone = $0
        }
        fixture.stage.advance(by: 0.15)

        #expect(fixture.table.list.departing.views.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
        let gone = try #require(second.layer.presentation())
        #expect(gone.frame.minX < -10 && gone.frame.minX > -90 && gone.opacity < 0.9)
        let new = try #require(fixture.table.visibleCells[1].layer.presentation())
        #expect(new.opacity > 0.1 && new.opacity < 0.9)
        #expect(fixture.table.visibleCells[0] === first)
        #expect(!isDone)

        fixture.stage.advance(by: 0.2)
        #expect(isDone && fixture.table.list.departing.views.isEmpty)
        #expect(second.superview == nil && second.alpha == 1 && second.layer.zPosition == 0)
        #expect(fixture.log == ["end 0.1", "will 0.1"])
    }

    @Test("A row that shrinks away is reused at full size")
    func shrinking() {
        let fixture = TableFixture()
        fixture.show([[1, 2, 3]])
        let cell = fixture.table.visibleCells[1]
        fixture.sections = [[1, 3]]
        fixture.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .middle)
        #expect(cell.transform != .identity)
        fixture.stage.advance(by: 0.4, step: 0.1)
        #expect(cell.superview == nil && cell.transform == .identity && cell.alpha == 1)
    }

    @Test("A moved row slides from its old position")
    func move() throws {
        let fixture = TableFixture()
        fixture.show([[1, 2, 3, 4]])
        let cell = fixture.table.visibleCells[0]

        fixture.sections = [[2, 3, 4, 1]]
        fixture.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
        fixture.stage.advance(by: 0.15)

        #expect(fixture.table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
        let shown = try #require(cell.layer.presentation()).frame.minY
        #expect(shown > 5 && shown < 55)
        #expect(fixture.log == [])
    }

    @Test("Inconsistent updates are reported with both counts, and all rows are reloaded")
    func wrongUpdates() {
        let fixture = TableFixture()
        fixture.show([[1, 2, 3]])

        let messages = diagnostics {
            fixture.sections = [[1, 2, 3, 4, 5]]
            fixture.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
            fixture.stage.advance(by: 0.1)
        }

        #expect(
            messages == [
                "UITableView: inconsistent updates; reloading all rows: section 0 has 5 items after the "
                    + "update, but with the inserted, deleted and moved ones its 3 items become 4"
            ])
        #expect(fixture.shownNumbers == [1, 2, 3, 4, 5])
    }

    @Test("An empty update requests the heights again and moves the rows to their new positions")
    func emptyUpdates() throws {
        let fixture = TableFixture()
        fixture.show([[1, 2, 3]])
        let last = fixture.table.visibleCells[2]

        fixture.height = { _ in 50 }
        fixture.table.beginUpdates()
        fixture.table.endUpdates()
        #expect(fixture.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 100)
        fixture.stage.advance(by: 0.15)
        let shown = try #require(last.layer.presentation()).frame.minY
        #expect(shown > 45 && shown < 95)
    }

    @Test("Nested updates are shown together, and an unbalanced endUpdates is reported")
    func nesting() {
        let fixture = TableFixture()
        fixture.show([[1]])
        fixture.table.beginUpdates()
        fixture.table.beginUpdates()
        fixture.sections = [[1, 2]]
        fixture.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        fixture.table.endUpdates()
        #expect(fixture.table.numberOfRows(inSection: 0) == 1)
        fixture.table.endUpdates()
        #expect(fixture.table.numberOfRows(inSection: 0) == 2)

        #expect(
            diagnostics { fixture.table.endUpdates() } == ["UITableView: endUpdates without beginUpdates ignored"])
    }

    @Test("Updates don't change placeholder rows")
    func duringOverlay() {
        final class ContentOverlay: ListSource {
            func numberOfSections() -> Int? { 1 }
            func numberOfItems(inSection section: Int) -> Int { 2 }
            func part(for element: ListElement) -> UIView? { element.isCell ? UITableViewCell() : nil }
        }
        let fixture = TableFixture()
        fixture.show([[1, 2, 3]])
        let contentOverlay = ContentOverlay()
        fixture.table.list.setPlaceholderSource(contentOverlay)
        fixture.stage.advance(by: 0.1)
        var isDone = false

        fixture.sections = [[1, 2, 3, 4]]
        fixture.table.performBatchUpdates {
            fixture.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
        } completion: {
            isDone = $0
        }
        fixture.stage.advance(by: 0.1)
        #expect(isDone && fixture.table.visibleCells.count == 2)

        fixture.table.list.setPlaceholderSource(nil)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.shownNumbers == [1, 2, 3, 4])
    }
}
