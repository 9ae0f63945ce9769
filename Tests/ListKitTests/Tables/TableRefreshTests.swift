import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Refresh controls of tables")
struct TableRefreshTests {
    @Test("A table's refresh control is behind its cells and in front of its background")
    func order() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
        let table = UITableView(frame: stage.window.bounds, style: .plain)
        table.backgroundView = UIView()
        table.refreshControl = UIRefreshControl()
        stage.window.addSubview(table)
        table.refreshControl?.beginRefreshing()
        stage.advance(by: 1)
        #expect(table.subviews.firstIndex { $0 is UIRefreshControl } == 1)
        #expect(table.contentOffset.y == -60)
    }
}
