import CHeapCount
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

/// Tests that the number of memory allocations grows linearly with the number of items.
@MainActor
@Suite(
    "Linear growth of lists", .serialized,
    .enabled(if: heap_count_is_available(), "The allocator is a sanitizer's or not glibc's"))
struct ListGrowthTests {
    nonisolated enum Work: CaseIterable, Sendable { case tableSnapshot, collectionSnapshot }

    private func makeStage(_ view: UIView) -> OffscreenStage {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
        view.frame = stage.window.bounds
        stage.window.addSubview(view)
        return stage
    }

    /// Prepares `work` with `count` items and returns the closure to measure.
    private func prepare(_ work: Work, _ count: Int) -> () -> Void {
        switch work {
        case .tableSnapshot:
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
            let stage = makeStage(table)
            return {
                for step in 1...2 {
                    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                    snapshot.appendSections([0])
                    snapshot.appendItems(Array(0..<count * step))
                    source.apply(snapshot, animatingDifferences: false)
                    stage.advance(by: 0.1)
                }
            }
        case .collectionSnapshot:
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 100, height: 50)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            let stage = makeStage(view)
            return {
                for step in 1...2 {
                    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                    snapshot.appendSections([0])
                    snapshot.appendItems(Array(0..<count * step))
                    source.apply(snapshot, animatingDifferences: false)
                    stage.advance(by: 0.1)
                }
            }
        }
    }

    private func requests(_ work: Work, _ count: Int) -> Double {
        let body = prepare(work, count)
        heap_count_start()
        body()
        return Double(heap_count_stop())
    }

    @Test("Four times as many items take about four times the work", arguments: Work.allCases)
    func growth(_ work: Work) {
        // The first run fills the caches. Quadratic work would take 16 times as much.
        _ = requests(work, 20)
        let (few, many) = (requests(work, 100), requests(work, 400))
        #expect(many < 8 * few, "\(many) requests for 400 parts, \(few) for 100")
    }
}
