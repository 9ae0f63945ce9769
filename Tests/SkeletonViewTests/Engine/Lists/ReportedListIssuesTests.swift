import Foundation
import LayerKit
import Reporting
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests that problems with tables and collection views reported by users of SkeletonView on iOS don't occur here.
@MainActor
@Suite("Issues reported about lists")
struct ReportedListIssuesTests {
    typealias Kind = ListScreen.Kind

    @Test(
        "'Reused cells still carry a skeleton': none of the app's cells does, however far the list scrolls",
        arguments: Kind.allCases)
    func reusedCells(kind: Kind) {
        let screen = ListScreen(kind)
        screen.show()
        screen.model = [(0..<40).map(String.init)]
        screen.stage.window.hideSkeleton()
        screen.stage.advance(by: 0.1)
        for _ in 0..<10 {
            screen.stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 70))
            screen.stage.advance(by: 0.1)
        }
        #expect(screen.list.contentOffset.y == 700)
        #expect(screen.list.sk.bones.isEmpty)
        #expect(screen.cells.allSatisfy { ($0 as? any ListCell)?.block.contentOverlay == nil })
    }

    @Test(
        "'The cross dissolve is not applied in lists': every frame shows more content than the one before",
        arguments: Kind.allCases)
    func dissolve(kind: Kind) {
        let screen = ListScreen(kind)
        screen.show()
        screen.model = [["a"]]
        screen.stage.window.hideSkeleton(transition: .crossDissolve(0.5))
        var reds: [Int] = []
        for _ in 0..<10 {
            screen.stage.advance(by: 0.05)
            reds.append(screen.stage.pixel(x: 100, y: 20).bytes[0])
        }
        #expect(reds == reds.sorted() && Set(reds).count == reds.count && reds.last == 255)
    }

    @Test("'Index out of range in a header': an app without data is not asked for headers", arguments: Kind.allCases)
    func headerOfNothing(kind: Kind) {
        let screen = ListScreen(kind)
        (screen.appHasHeaders, screen.headerHeight) = (true, 24)
        screen.skeleton = [2, 2, 2]
        screen.show()
        #expect(screen.list.sk.bones.count == screen.cells.count && screen.headers.isEmpty)
    }

    @Test("'A header stays a skeleton': after hiding, every header is the app's", arguments: Kind.allCases)
    func headerAfterward(kind: Kind) {
        let screen = ListScreen(kind)
        (screen.appHasHeaders, screen.headerHeight) = (true, 24)
        // This is the same reuse identifier as the app's.
        screen.headerIdentifier = "own"
        screen.show()
        #expect(screen.headers.map { ($0 as UIView).sk.bones.count } == [1])
        screen.model = [["a"]]
        screen.stage.window.hideSkeleton()
        screen.stage.advance(by: 1)
        #expect(screen.headers.compactMap(\.text) == ["a"])
        #expect(screen.headers.allSatisfy { ($0 as UIView).sk.bones.isEmpty })
    }

    @Test(
        "'It crashes when the screen changes quickly': the data source and the list can be removed during a skeleton",
        arguments: Kind.allCases)
    func quickChanges(kind: Kind) {
        let screen = ListScreen(kind)
        screen.show()
        (screen.list as? UITableView)?.dataSource = nil
        (screen.list as? UICollectionView)?.dataSource = nil
        screen.stage.advance(by: 0.1)
        #expect(screen.cells.isEmpty)
        screen.stage.window.hideSkeleton()
        screen.stage.advance(by: 0.1)

        (screen.list as? UITableView)?.dataSource = screen
        (screen.list as? UICollectionView)?.dataSource = screen
        screen.model = [["a"]]
        screen.show()
        screen.list.removeFromSuperview()
        screen.stage.advance(by: 0.1)
        screen.stage.window.hideSkeleton()
        screen.stage.advance(by: 1)
        screen.stage.window.addSubview(screen.list)
        screen.stage.advance(by: 0.1)
        #expect(screen.texts == ["a"] && !screen.list.locksScrolling)
    }

    @Test(
        "'A skeleton's cells cannot be chosen or configured': the data source provides and prepares them",
        arguments: Kind.allCases)
    func ownCells(kind: Kind) {
        let screen = ListScreen(kind)
        screen.givesCells = true
        screen.skeleton = [2]
        (screen.headerIdentifier, screen.headerHeight) = ("header", 24)
        screen.show()
        #expect(screen.cells.map(\.tag) == [7, 7] && screen.cells.allSatisfy { $0.sk.bones.count == 1 })
        let wanted = kind == .table ? ["row 0", "row 1"] : ["header 0", "row 0", "row 1"]
        #expect(screen.prepared.sorted() == wanted)
    }

    @Test("'isScrollEnabled comes back as true': it keeps the app's value", arguments: Kind.allCases)
    func scrollEnabled(kind: Kind) {
        let screen = ListScreen(kind)
        screen.list.isScrollEnabled = false
        screen.show()
        screen.stage.window.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0.1)
        #expect(!screen.list.isScrollEnabled && !screen.list.locksScrolling)
    }

    @Test(
        "'A view in a loaded cell cannot be a skeleton': one row can, while the others show their content",
        arguments: Kind.allCases)
    func oneRow(kind: Kind) throws {
        let screen = ListScreen(kind)
        screen.model = [["a", "b", "c"]]
        screen.stage.advance(by: 0)
        screen.cells[1].showSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.list.sk.bones.map(\.frame.minY) == [44])
        #expect(screen.texts == ["a", "b", "c"])
        screen.cells[1].hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.list.sk.bones.isEmpty)
    }

    @Test("'The list is one gray block': it isn't with a conforming data source; otherwise the reason is reported")
    func grayBlock() throws {
        let screen = ListScreen(.table)
        screen.skeleton = [0]
        screen.show()
        #expect(screen.list.sk.bones.isEmpty)

        let plain = PlainTable(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        plain.isSkeletonable = true
        let said = Diagnostics.messages {
            screen.stage.window.addSubview(plain)
            screen.stage.advance(by: 0)
        }
        #expect(plain.sk.bones.map(\.view) == [plain])
        #expect(
            said.contains {
                $0.contains("PlainTable is a single bone") && $0.contains("SkeletonTableViewDataSource")
            })
    }

    private final class PlainSource: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("'Another data source shows nothing while a skeleton is on': one without skeleton methods shows its rows")
    func otherSource() throws {
        let (screen, plain) = (ListScreen(.table), PlainSource())
        screen.show()
        let table = try #require(screen.list as? UITableView)
        table.dataSource = plain
        for _ in 0..<2 { screen.stage.advance(by: 0.1) }
        #expect(table.numberOfRows(inSection: 0) == 2 && table.visibleCells.count == 2)
    }

    private final class PlainTable: UITableView {}
}
