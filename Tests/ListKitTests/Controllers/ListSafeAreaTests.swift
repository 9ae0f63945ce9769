import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Safe area of lists")
struct ListSafeAreaTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
    }

    @Test("A list begins below the bar and scrolls under it, and its rows have no safe area insets")
    func bar() throws {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 300))
        let rows = Rows(style: .plain)
        let navigation = UINavigationController(rootViewController: rows)
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        let table = try #require(rows.tableView)
        #expect(table.contentOffset.y == -44 && table.adjustedContentInset.top == 44 && table.contentInset == .zero)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.safeAreaInsets == .zero)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 956)
        table.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 20), animated: false)
        #expect(table.contentOffset.y == 356)
        table.contentInset.top = 6
        table.setContentOffset(CGPoint(x: 0, y: -50), animated: false)
        stage.advance(by: 0)
        #expect(table.contentOffset.y == -50)
        navigation.isNavigationBarHidden = true
        #expect(table.contentOffset.y == -6 && table.adjustedContentInset.top == 6)
    }
}
