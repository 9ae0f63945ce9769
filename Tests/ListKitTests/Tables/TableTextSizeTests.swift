import Foundation
import StageKit
import Testing
import TextKit
import ViewKit

@testable import ListKit

@MainActor
@Suite("Tables and the text size")
struct TableTextSizeTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))

    @Test("Rows get the height of their resized text and stay in place")
    func rows() throws {
        let table = UITableView(frame: stage.window.bounds)
        let source = Rows()
        table.dataSource = source
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        let height = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).frame.height
        stage.window.setContentSizeCategory(.accessibilityExtraLarge)
        stage.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.font.pointSize == 40 && cell.frame.height > height)
        #expect(cell.textLabel?.frame.height == cell.textLabel?.intrinsicContentSize.height)
        stage.window.setContentSizeCategory(.large)
        stage.advance(by: 0.1)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == height)
    }

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }
}
