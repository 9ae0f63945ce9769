import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests the views of a list other than its rows.
@MainActor
@Suite("Views of lists other than rows")
struct ListEdgeViewsTests {
    typealias Kind = ListScreen.Kind

    private func flagged(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.isSkeletonable = true
        return view
    }

    @Test("A table's flagged header and footer views have bones in addition to the skeleton rows")
    func headerAndFooter() {
        let screen = ListScreen(.table)
        screen.skeleton = [2]
        let table = screen.list as? UITableView
        let (header, footer) = (
            flagged(CGRect(x: 0, y: 0, width: 200, height: 30)), flagged(CGRect(x: 0, y: 0, width: 200, height: 20))
        )
        table?.tableHeaderView = header
        table?.tableFooterView = footer
        screen.show()
        #expect(header.sk.bones.count == 1 && footer.sk.bones.count == 1 && screen.list.sk.bones.count == 4)
        #expect(screen.stage.pixel(x: 100, y: 10).bytes == [0, 0, 0])
        #expect(header.sk.isSkeletonActive)

        header.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(header.sk.bones.isEmpty && screen.list.sk.bones.count == 3)
        screen.model = [["a"]]
        screen.stage.window.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.list.sk.bones.isEmpty && screen.texts == ["a"])
    }

    @Test("A flagged subview that the app added to a list has a bone", arguments: Kind.allCases)
    func subview(kind: Kind) {
        let screen = ListScreen(kind)
        let (bar, inner) = (
            flagged(CGRect(x: 0, y: 150, width: 200, height: 30)), flagged(CGRect(x: 0, y: 0, width: 50, height: 30))
        )
        bar.addSubview(inner)
        screen.list.addSubview(bar)
        screen.show()
        #expect(inner.sk.bones.count == 1 && screen.list.sk.bones.count == 6)
    }

    @Test("The app's rows that fade out below skeleton rows have no bones", arguments: Kind.allCases)
    func departing(kind: Kind) {
        let screen = ListScreen(kind)
        screen.model = [["a", "b"]]
        screen.skeleton = [1]
        screen.stage.advance(by: 0)
        screen.show(.crossDissolve(1))
        screen.stage.advance(by: 0.5)
        #expect(screen.list.sk.bones.count == 1)
    }

    @MainActor
    private final class Plain: UITableViewDataSource, UICollectionViewDataSource, UITableViewDelegate {
        var header: UIView?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { header == nil ? 0 : 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    @Test(
        "A list without a skeleton data source has the bones of its flagged views, not a single block",
        arguments: Kind.allCases)
    func withoutSource(kind: Kind) {
        let screen = ListScreen(kind)
        let plain = Plain()
        (screen.list as? UITableView)?.dataSource = plain
        (screen.list as? UICollectionView)?.dataSource = plain
        let bar = flagged(CGRect(x: 0, y: 0, width: 200, height: 30))
        if let table = screen.list as? UITableView {
            table.tableHeaderView = bar
        } else {
            screen.list.addSubview(bar)
        }
        screen.show()
        #expect(screen.list.sk.bones.map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 30)])
    }

    @Test("The app's section header gets bones only if the list has no skeleton data source")
    func plainHeader() {
        let screen = ListScreen(.table)
        let plain = Plain()
        let header = flagged(CGRect(x: 0, y: 0, width: 200, height: 30))
        plain.header = header
        let table = screen.list as? UITableView
        table?.delegate = plain
        screen.model = [["a"]]
        screen.skeleton = [1]
        screen.show()
        #expect(header.superview === table && header.sk.bones.isEmpty && screen.list.sk.bones.count == 1)
        screen.stage.window.hideSkeleton(transition: .none)

        table?.dataSource = plain
        screen.stage.advance(by: 0)
        screen.show()
        #expect(header.sk.bones.count == 1)
    }

    @Test("The reload after hiding a skeleton clears the selection, as reloadData does", arguments: Kind.allCases)
    func selection(kind: Kind) {
        let screen = ListScreen(kind)
        screen.model = [["a", "b", "c"]]
        screen.stage.advance(by: 0)
        screen.stage.click(at: CGPoint(x: 100, y: 60))
        func selected() -> [Int] {
            let paths = (screen.list as? UITableView)?.indexPathsForSelectedRows
            return (paths ?? (screen.list as? UICollectionView)?.indexPathsForSelectedItems ?? []).map(\.item)
        }
        #expect(selected() == [1])
        screen.show()
        screen.stage.window.hideSkeleton(transition: .none)
        #expect(selected() == [])
        screen.stage.advance(by: 0)
        #expect(screen.cells.allSatisfy { !(($0 as? UITableViewCell)?.isSelected ?? false) })
        #expect(screen.cells.allSatisfy { !(($0 as? UICollectionViewCell)?.isSelected ?? false) })
    }
}
