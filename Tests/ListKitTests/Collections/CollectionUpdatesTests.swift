import Foundation
import LayerKit
import Reporting
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Batch updates of a UICollectionView")
struct CollectionUpdatesTests {
    private final class Witness: UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log.append("will \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { log.append("did end \(indexPath.item)") }
    }

    /// A column that records its calls. Items appear from the left and disappear to the right.
    private final class Column: UICollectionViewFlowLayout {
        var log: [String] = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            log += updateItems.map { item in
                let old = item.indexPathBeforeUpdate.map {
                    $0.item == NSNotFound ? "section \($0.section)" : "\($0.item)"
                }
                let new = item.indexPathAfterUpdate.map {
                    $0.item == NSNotFound ? "section \($0.section)" : "\($0.item)"
                }
                return "\(item.updateAction): \(old ?? "-") to \(new ?? "-")"
            }
        }
        override func finalizeCollectionViewUpdates() { log.append("finalize") }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("initial \(itemIndexPath.item)")
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            attributes?.frame.origin.x = -100
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("final \(itemIndexPath.item)")
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            attributes?.frame.origin.x = 100
            return attributes
        }
    }

    private let column = Column()
    private let fixture: CollectionFixture
    private let witness = Witness()
    private var view: UICollectionView { fixture.view }

    init() {
        column.itemSize = CGSize(width: 100, height: 20)
        column.minimumLineSpacing = 0
        fixture = CollectionFixture(layout: column)
        view.delegate = witness
        fixture.show([5])
        witness.log = []
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    /// Returns the presented origin of the cell.
    private func place(_ cell: UICollectionViewCell) -> CGPoint {
        cell.layer.presentation()?.frame.origin ?? cell.frame.origin
    }

    @Test("Visible items move, appear and disappear as the layout specifies")
    func animation() throws {
        let old = view.visibleCells
        var finished: Bool?
        fixture.source.sections = [5]
        view.performBatchUpdates {
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(2)])
        } completion: {
            finished = $0
        }
        let new = try #require(view.cellForItem(at: path(2)))

        #expect(view.cellForItem(at: path(0)) === old[1] && view.cellForItem(at: path(3)) === old[3])
        #expect(
            column.log == [
                "delete: 0 to -", "insert: - to 2", "final 0", "initial 2", "finalize",
            ])
        #expect(old.map(place) == [0, 20, 40, 60, 80].map { CGPoint(x: 0, y: $0) })
        #expect(place(new) == CGPoint(x: -100, y: 40))

        fixture.stage.advance(by: 0.15)
        #expect(finished == nil)
        #expect([old[1], old[2], old[3]].map { place($0).y } == [10, 30, 60])
        #expect(place(new).x == -50 && place(old[0]).x == 50)
        #expect(old[0].layer.presentation()?.opacity == 0.5 && new.layer.presentation()?.opacity == 0.5)
        #expect(view.subviews.count { $0 is UICollectionViewCell } == 6)
        #expect(witness.log == ["will 2"])

        fixture.stage.advance(by: 0.3)
        #expect(finished == true)
        #expect(view.visibleCells.map(\.frame.minY) == [0, 20, 40, 60, 80])
        #expect(old[0].superview == nil && witness.log == ["will 2", "did end 0"])
        #expect(view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(9)) === old[0])
    }

    @Test("An item that leaves the screen slides out, and one that enters slides in from its old position")
    func acrossTheEdge() throws {
        fixture.show([20])
        let last = try #require(view.cellForItem(at: path(4)))
        fixture.source.sections = [21]
        view.insertItems(at: [path(0)])
        #expect(view.cellForItem(at: path(5)) == nil && last.superview === view)
        fixture.stage.advance(by: 0.15)
        #expect(place(last) == CGPoint(x: 0, y: 90))
        fixture.stage.advance(by: 0.3)
        #expect(last.superview == nil)

        fixture.source.sections = [19]
        view.deleteItems(at: [path(0), path(1)])
        let coming = try #require(view.cellForItem(at: path(4)))
        #expect(place(coming) == CGPoint(x: 0, y: 120))
        #expect(coming.layer.presentation()?.opacity == 1)
    }

    @Test("Reloaded items fade into new cells in place")
    func reload() throws {
        let old = try #require(view.cellForItem(at: path(1)))
        view.reloadItems(at: [path(1)])
        let new = try #require(view.cellForItem(at: path(1)))
        #expect(new !== old && place(new) == place(old))
        fixture.stage.advance(by: 0.15)
        #expect(old.layer.presentation()?.opacity == 0.5 && new.layer.presentation()?.opacity == 0.5)
        fixture.stage.advance(by: 0.3)
        #expect(old.superview == nil && new.alpha == 1)
        #expect(fixture.source.cellsGiven == 6)
    }

    @Test("Sections are inserted, deleted, moved and reloaded with their headers")
    func sections() {
        column.headerReferenceSize.height = 5
        let kind = UICollectionView.elementKindSectionHeader
        func headers() -> [Int] {
            view.visibleSupplementaryViews(ofKind: kind).compactMap { ($0 as? CollectionFixture.Header)?.section }
        }
        fixture.show([1, 1])
        let cells = view.visibleCells
        column.log = []

        fixture.source.sections = [1, 1, 1]
        view.insertSections(IndexSet(integer: 0))
        #expect(view.cellForItem(at: path(0, 1)) === cells[0] && headers() == [0, 0, 1])
        view.moveSection(2, toSection: 0)
        #expect(view.cellForItem(at: path(0, 0)) === cells[1] && headers() == [1, 0, 0])
        fixture.source.sections = [1, 2]
        view.performBatchUpdates {
            view.deleteSections(IndexSet(integer: 0))
            view.reloadSections(IndexSet(integer: 2))
        }
        #expect(view.visibleCells.count == 3 && headers() == [0, 1])
        #expect(
            column.log.filter { $0.contains("section") } == [
                "insert: - to section 0", "move: section 2 to section 0", "delete: section 0 to -",
                "reload: section 2 to section 1",
            ])
        fixture.stage.advance(by: 1)
        #expect(view.subviews.count { $0 is UICollectionReusableView } == 5)
        #expect(view.visibleCells.map(\.frame.minY) == [5, 30, 50])
    }

    @Test("The selection follows its items and is removed with them")
    func selection() {
        view.allowsMultipleSelection = true
        for item in [0, 2, 3] { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        view.performBatchUpdates {
            view.deleteItems(at: [path(0)])
            view.moveItem(at: path(3), to: path(0))
            view.insertItems(at: [path(4)])
        }
        #expect(view.indexPathsForSelectedItems == [path(0), path(2)])
        #expect(view.visibleCells.map(\.isSelected) == [true, false, true, false, false])
    }

    @Test("Inconsistent updates are reported with both counts, and everything is reloaded")
    func mismatch() {
        var finished: Bool?
        fixture.source.sections = [9]
        let said = Diagnostics.messages {
            view.performBatchUpdates {
                view.insertItems(at: [path(0)])
            } completion: {
                finished = $0
            }
            fixture.stage.advance(by: 0.1)
        }
        #expect(said.count == 1 && said[0].contains("9") && said[0].contains("6"), "\(said)")
        #expect(finished == false && view.numberOfItems(inSection: 0) == 9 && fixture.shownItems == [0, 1, 2, 3, 4])
    }

    @Test("Nested batches are combined, empty ones animate layout changes, and none is animated outside a window")
    func kinds() throws {
        var log: [String] = []
        fixture.source.sections = [7]
        view.performBatchUpdates {
            view.insertItems(at: [path(0)])
            view.performBatchUpdates {
                view.insertItems(at: [path(1)])
            } completion: { _ in
                log.append("inner")
            }
        } completion: { _ in
            log.append("outer")
        }
        #expect(view.numberOfItems(inSection: 0) == 7)
        fixture.stage.advance(by: 1)
        #expect(log == ["outer", "inner"])

        column.itemSize.height = 40
        view.performBatchUpdates(nil)
        let second = try #require(view.cellForItem(at: path(1)))
        #expect(place(second).y == 20 && second.frame.minY == 40)
        fixture.stage.advance(by: 1)

        UIView.performWithoutAnimation {
            fixture.source.sections = [6]
            view.deleteItems(at: [path(0)])
        }
        #expect(place(second).y == 0)

        view.removeFromSuperview()
        fixture.source.sections = [5]
        view.performBatchUpdates {
            view.deleteItems(at: [path(0)])
        } completion: { _ in
            log.append("alone")
        }
        #expect(log.last == "alone" && second.superview == nil)
    }

    @Test("A batch before the first layout shows the new items and completes once")
    func early() {
        let fixture = CollectionFixture(layout: UICollectionViewFlowLayout())
        var done = 0
        fixture.source.sections = [3]
        fixture.view.performBatchUpdates {
            fixture.view.insertItems(at: [path(0)])
        } completion: { _ in
            done += 1
        }
        fixture.stage.advance(by: 0.1)
        #expect(fixture.shownItems == [0, 1] && done == 1)
    }

    @Test("Changing the layout moves the cells from their old to their new frames")
    func layouts() throws {
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 50, height: 50)
        grid.minimumInteritemSpacing = 0
        grid.minimumLineSpacing = 0
        var finished: Bool?
        let cell = try #require(view.cellForItem(at: path(3)))
        view.setCollectionViewLayout(grid, animated: true) { finished = $0 }
        #expect(place(cell) == CGPoint(x: 0, y: 60) && cell.frame == .at(50, 50, 50, 50))
        fixture.stage.advance(by: 0.15)
        #expect(place(cell) == CGPoint(x: 25, y: 55))
        fixture.stage.advance(by: 0.3)
        #expect(finished == true && fixture.shownItems == [0, 1, 2, 3] && column.collectionView == nil)
    }

    @Test("A second batch during the first continues from the presented frames")
    func interrupted() throws {
        let cell = try #require(view.cellForItem(at: path(0)))
        fixture.source.sections = [6]
        view.insertItems(at: [path(0)])
        fixture.stage.advance(by: 0.15)
        #expect(place(cell).y == 10)
        fixture.source.sections = [7]
        view.insertItems(at: [path(0)])
        #expect(place(cell).y == 10 && cell.frame.minY == 40)
        fixture.stage.advance(by: 1)
        #expect(place(cell).y == 40 && view.subviews.count { $0 is UICollectionViewCell } == 5)
    }
}
