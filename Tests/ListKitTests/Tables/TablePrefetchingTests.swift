import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Prefetching of a UITableView")
struct TablePrefetchingTests {
    private enum Call: Equatable {
        case requested([IndexPath])
        case cancelled([IndexPath])

        static func requested(_ rows: any Sequence<Int>, _ section: Int = 0) -> Call {
            .requested(rows.map { IndexPath(row: $0, section: section) })
        }
        static func cancelled(_ rows: any Sequence<Int>, _ section: Int = 0) -> Call {
            .cancelled(rows.map { IndexPath(row: $0, section: section) })
        }
    }

    private final class Prefetcher: UITableViewDataSourcePrefetching {
        private var calls: [Call] = []
        var onCancel: (() -> Void)?

        /// Returns the calls recorded since this method was last called.
        func takeCalls() -> [Call] {
            defer { calls = [] }
            return calls
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            calls.append(.requested(indexPaths))
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            calls.append(.cancelled(indexPaths))
            onCancel?()
        }
    }

    private let fixture = TableFixture()
    private let prefetcher = Prefetcher()

    init() {
        fixture.table.prefetchDataSource = prefetcher
    }

    @Test("The next rows are prefetched once, nearest first, and canceled when the direction changes")
    func directions() {
        fixture.show([Array(0..<100)])
        #expect(prefetcher.takeCalls() == [.requested(10..<20)])

        let steps: [(distance: CGFloat, calls: [Call])] = [
            (40, [.requested([20, 21])]),
            (0, []),
            (-10, [.cancelled(12..<22), .requested([0])]),
            (-30, []),
            (20, [.requested(11..<21)]),
            (1000, [.cancelled(11..<21), .requested(61..<71)]),
        ]
        for (distance, calls) in steps {
            fixture.scroll(by: distance)
            #expect(prefetcher.takeCalls() == calls, "\(distance)")
        }
    }

    @Test("Scrolling back and forth between two rows prefetches nothing twice and cancels nothing")
    func wavering() {
        fixture.show([Array(0..<100)])
        fixture.scroll(by: 10)
        #expect(prefetcher.takeCalls() == [.requested(10..<20), .requested([20, 21])])

        for distance in [-10, 10, -10, 10] as [CGFloat] { fixture.scroll(by: distance) }
        #expect(prefetcher.takeCalls().isEmpty)
    }

    @Test("Prefetching continues in the next section with rows, and ends with the last row")
    func sections() {
        fixture.show([Array(0..<3), [], Array(0..<20)])
        #expect(prefetcher.takeCalls() == [.requested(7..<17, 2)])

        fixture.scroll(by: 1e9)
        #expect(prefetcher.takeCalls() == [.cancelled(7..<10, 2)])

        fixture.scroll(by: -100)
        let rows = [(4, 2), (3, 2), (2, 2), (1, 2), (0, 2), (2, 0), (1, 0), (0, 0)]
        #expect(prefetcher.takeCalls() == [.requested(rows.map { IndexPath(row: $0.0, section: $0.1) })])
    }

    @Test("After an update only new rows are prefetched; after a reload all upcoming ones are")
    func updates() {
        fixture.show([Array(0..<100)])
        _ = prefetcher.takeCalls()

        fixture.sections[0].insert(1000, at: 12)
        fixture.table.insertRows(at: [IndexPath(row: 12, section: 0)], with: .none)
        fixture.stage.advance(by: 1)
        #expect(prefetcher.takeCalls() == [.requested([12])])

        fixture.table.reloadData()
        fixture.stage.advance(by: 0.1)
        #expect(prefetcher.takeCalls() == [.requested(10..<20)])
    }

    @Test("Disabling prefetching cancels all requests, and enabling it starts again")
    func disabling() {
        #expect(fixture.table.isPrefetchingEnabled)
        fixture.show([Array(0..<100)])
        _ = prefetcher.takeCalls()

        fixture.table.isPrefetchingEnabled = false
        #expect(prefetcher.takeCalls() == [.cancelled(10..<20)])
        fixture.scroll(by: 40)
        #expect(prefetcher.takeCalls().isEmpty)

        fixture.table.isPrefetchingEnabled = true
        fixture.stage.advance(by: 0.1)
        #expect(prefetcher.takeCalls() == [.requested(12..<22)])
    }

    @Test("If a prefetching callback reloads all rows, only new rows are requested")
    func reloadAmidCallback() {
        fixture.show([Array(0..<100)])
        fixture.scroll(by: 40)
        _ = prefetcher.takeCalls()

        prefetcher.onCancel = { [fixture] in
            fixture.sections = [Array(0..<13)]
            fixture.table.reloadData()
        }
        fixture.scroll(by: -10)
        fixture.stage.advance(by: 0.1)

        #expect(prefetcher.takeCalls() == [.cancelled(12..<22), .requested([12])])
    }
}
