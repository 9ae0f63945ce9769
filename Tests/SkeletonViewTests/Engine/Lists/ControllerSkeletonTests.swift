import Foundation
import SkeletonView
import StageKit
import Testing

@MainActor
@Suite("Skeletons of UITableViewController")
struct ControllerSkeletonTests {
    private final class Rows: UITableViewController, SkeletonTableViewDataSource {
        var texts: [String] = []
        override func viewDidLoad() {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.isSkeletonable = true
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
    }

    @Test("A subclass that provides cell identifiers shows skeleton rows, then its own rows")
    func rows() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 300))
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        stage.advance(by: 0)
        #expect(rows.tableView.visibleCells.isEmpty)
        rows.view.showSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(rows.tableView.visibleCells.count == 3 && rows.view.sk.isSkeletonActive)
        rows.texts = ["one", "two"]
        rows.view.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(rows.tableView.visibleCells.count == 2 && !rows.view.sk.isSkeletonActive)
    }
}
