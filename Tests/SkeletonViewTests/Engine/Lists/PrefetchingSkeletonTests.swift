import Foundation
import SkeletonView
import StageKit
import Testing

/// Tests prefetch requests while a skeleton is active.
@MainActor
@Suite("Prefetching and skeletons")
struct PrefetchingSkeletonTests {
    private final class Source: SkeletonTableViewDataSource, UITableViewDataSourcePrefetching {
        var count = 0
        var asked: [[Int]] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            asked.append(indexPaths.map(\.row))
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 200))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let source = Source()

    init() {
        table.isSkeletonable = true
        table.rowHeight = 20
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.prefetchDataSource = source
        stage.window.addSubview(table)
    }

    @Test("No row is prefetched while a skeleton is active; prefetching resumes afterward")
    func skeleton() {
        source.count = 100
        table.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(table.sk.isSkeletonActive)
        #expect(source.asked.isEmpty)

        table.hideSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(source.asked == [Array(10..<20)])
    }

    @Test("Appended skeleton rows are not prefetched")
    func tail() {
        source.count = 12
        table.reloadData()
        stage.advance(by: 0.1)
        #expect(source.asked == [[10, 11]])

        table.appendSkeletonRows(3)
        stage.scroll(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 1000))
        stage.advance(by: 1)
        #expect(table.indexPathsForVisibleRows?.last?.row == 14)
        #expect(source.asked == [[10, 11]])
    }
}
