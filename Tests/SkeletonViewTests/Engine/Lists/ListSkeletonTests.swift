import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests the effects of a skeleton on a list, which are the same for tables and collection views.
@MainActor
@Suite("Skeletons of lists")
struct ListSkeletonTests {
    typealias Kind = ListScreen.Kind

    @Test(
        "Skeleton rows fill a list; its data source and delegate stay unchanged",
        arguments: Kind.allCases)
    func rows(kind: Kind) throws {
        let screen = ListScreen(kind)
        screen.show()

        #expect(screen.cells.count == 5)
        #expect(
            screen.list.sk.bones.map(\.frame) == (0..<5).map { CGRect(x: 4, y: 40 * $0 + 4, width: 192, height: 32) })
        #expect(screen.list.delegate === screen)
        #expect(((screen.list as? UITableView)?.dataSource ?? nil) as AnyObject? === (kind == .table ? screen : nil))
        #expect(
            ((screen.list as? UICollectionView)?.dataSource ?? nil) as AnyObject? === (kind == .table ? nil : screen))
    }

    @Test("The delegate is not called for skeleton rows, and they cannot be selected", arguments: Kind.allCases)
    func silence(kind: Kind) {
        let screen = ListScreen(kind)
        screen.show()
        screen.stage.click(at: CGPoint(x: 100, y: 60))
        screen.stage.resize(to: CGSize(width: 200, height: 200))
        screen.list.frame.size.height = 90
        screen.stage.advance(by: 0.1)
        #expect(screen.cells.count == 3)
        #expect(screen.log.isEmpty)
    }

    @Test("Automatic row counts follow the size of the list, explicit ones do not", arguments: Kind.allCases)
    func counts(kind: Kind) {
        let screen = ListScreen(kind)
        screen.skeleton = [-1, 3, -1, 0, -7]
        screen.show()
        #expect((0..<5).map(screen.count) == [5, 3, 5, 0, 0])

        screen.list.frame.size.height = 130
        screen.stage.advance(by: 0)
        #expect((0..<5).map(screen.count) == [4, 3, 4, 0, 0])
    }

    @Test("Automatic row counts use the delegate's height of each row", arguments: Kind.allCases)
    func heights(kind: Kind) {
        let screen = ListScreen(kind)
        screen.rowHeight = { 20 + 30 * CGFloat($0.item) }
        screen.show()
        #expect(screen.count() == 4)
        #expect(screen.cells.map(\.frame.height) == [20, 50, 80, 110])

        screen.rowHeight = { _ in 1 }
        screen.reloadData()
        screen.stage.advance(by: 0)
        #expect(screen.count() == 200)
    }

    @Test("While a skeleton is shown, reloadData asks the skeleton's data source", arguments: Kind.allCases)
    func reload(kind: Kind) {
        let screen = ListScreen(kind)
        screen.skeleton = [2]
        screen.show()
        #expect(screen.cells.count == 2)
        screen.skeleton = [4]
        screen.model = [["a"]]
        screen.reloadData()
        screen.stage.advance(by: 0)
        #expect(screen.cells.count == 4 && screen.list.sk.bones.count == 4)
        #expect(screen.log.isEmpty)
    }

    @Test("Insertions and deletions during a skeleton take effect when it ends", arguments: Kind.allCases)
    func updates(kind: Kind) {
        let screen = ListScreen(kind)
        screen.model = [["a", "b", "c"]]
        screen.stage.advance(by: 0)
        screen.show()
        screen.log = []
        screen.model = [["a", "d"]]
        let paths = [1, 2].map { IndexPath(item: $0, section: 0) }
        if let table = screen.list as? UITableView {
            table.deleteRows(at: paths, with: .fade)
            table.insertRows(at: [paths[0]], with: .fade)
        }
        if let collection = screen.list as? UICollectionView {
            collection.deleteItems(at: paths)
            collection.insertItems(at: [paths[0]])
        }
        screen.stage.advance(by: 0.1)
        #expect(screen.count() == 5 && screen.list.sk.bones.count == 5 && screen.log.isEmpty)

        screen.stage.window.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.texts == ["a", "d"])
    }

    @Test(
        "A list does not scroll while isUserInteractionDisabledWhenSkeletonIsActive is true",
        arguments: Kind.allCases)
    func scrolling(kind: Kind) {
        let screen = ListScreen(kind)
        screen.skeleton = [30]
        screen.show()
        let middle = CGPoint(x: 100, y: 100)
        screen.scrolls = 0
        screen.stage.scroll(at: middle, by: CGVector(dx: 0, dy: 60))
        #expect(screen.list.contentOffset.y == 0 && screen.scrolls == 0)

        screen.list.isUserInteractionDisabledWhenSkeletonIsActive = false
        screen.list.setNeedsLayout()
        screen.stage.advance(by: 0)
        screen.stage.scroll(at: middle, by: CGVector(dx: 0, dy: 60))
        screen.stage.advance(by: 0.1)
        #expect(screen.list.contentOffset.y == 60 && screen.scrolls > 0)
        // Every new cell has its bone in the same frame.
        #expect(screen.cells.count == 6)
        #expect(screen.cells.allSatisfy { $0.sk.bones.count == 1 })

        screen.list.isUserInteractionDisabledWhenSkeletonIsActive = true
        screen.stage.window.hideSkeleton(transition: .none)
        screen.model = [(0..<30).map(String.init)]
        screen.reloadData()
        screen.stage.advance(by: 0)
        screen.stage.scroll(at: middle, by: CGVector(dx: 0, dy: 60))
        #expect(screen.list.contentOffset.y > 0)
    }

    @Test("A cell that has scrolled out of view has no bones", arguments: Kind.allCases)
    func pooledCells(kind: Kind) {
        let screen = ListScreen(kind)
        screen.skeleton = [30]
        screen.show()
        let first = screen.cells[0]
        screen.list.contentOffset.y = 100
        screen.stage.advance(by: 0)
        screen.list.frame.size.height = 50
        screen.stage.advance(by: 0)
        let pooled = [first].filter { $0.superview == nil }
        #expect(screen.cells.allSatisfy { $0.sk.bones.count == 1 })
        #expect(pooled.allSatisfy { ($0 as? any ListCell)?.block.contentOverlay == nil })
        #expect(screen.list.sk.bones.count == screen.cells.count)
    }

    // MARK: Part of a skeleton

    @Test("A list that stops being skeletonable shows the app's rows", arguments: Kind.allCases)
    func left(kind: Kind) {
        let screen = ListScreen(kind)
        screen.show()
        screen.model = [["a", "b"]]
        screen.list.isSkeletonable = false
        screen.list.setNeedsLayout()
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0)
        #expect(screen.texts == ["a", "b"] && screen.list.sk.bones.isEmpty)
    }

    @Test(
        "A list taken over by its own skeleton, or by one around it, keeps its rows",
        arguments: Kind.allCases)
    func adopted(kind: Kind) {
        let screen = ListScreen(kind)
        screen.show()
        let cells = screen.cells.map(ObjectIdentifier.init)
        screen.list.showSkeleton(usingColor: .blue, transition: .none)
        for _ in 0..<3 {
            screen.list.setNeedsLayout()
            screen.stage.advance(by: 0)
        }
        #expect(screen.cells.map(ObjectIdentifier.init) == cells && screen.list.sk.bones.count == 5)

        screen.stage.window.showSkeleton(usingColor: .black, transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.cells.map(ObjectIdentifier.init) == cells && screen.list.sk.bones.count == 5)
    }

    @Test(
        "Hiding the bones of only the list shows its rows and keeps the rest of the skeleton", arguments: Kind.allCases)
    func takenOut(kind: Kind) {
        let screen = ListScreen(kind)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        other.isSkeletonable = true
        screen.stage.window.addSubview(other)
        screen.show()
        screen.model = [["a"]]
        screen.list.hideSkeleton(transition: .crossDissolve(0.2))
        screen.stage.advance(by: 1)
        #expect(screen.texts == ["a"])
        #expect(screen.stage.window.sk.bones.map { $0.view === other } == [true])
    }

    @Test("A list that is a skeleton's root needs no flag", arguments: Kind.allCases)
    func root(kind: Kind) {
        let screen = ListScreen(kind)
        screen.list.isSkeletonable = false
        screen.list.showSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.list.sk.bones.count == 5)
    }
}
