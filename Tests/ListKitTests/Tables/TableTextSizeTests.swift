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

    @Test("Rows get the height of their resized text, and their former height when the text size is restored")
    func rows() throws {
        let table = UITableView(frame: stage.window.bounds)
        let source = Rows()
        table.dataSource = source
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        let height = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).frame.height
        stage.contentSizeCategory = .accessibilityExtraLarge
        stage.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.font.pointSize == 40 && cell.frame.height > height)
        #expect(cell.textLabel?.frame.height == cell.textLabel?.intrinsicContentSize.height)
        stage.contentSizeCategory = .large
        stage.advance(by: 0.1)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == height)
    }

    /// The ways to change the text size while no cell is in the window.
    enum Change: CaseIterable {
        case beforeTheTable, outsideTheWindow, whileEmpty, byALimit
    }

    @Test(
        "Cells outside the window during a text size change get the height of their text",
        arguments: Change.allCases, [false, true])
    func outside(change: Change, hasReusedCells: Bool) throws {
        let table = UITableView(frame: stage.window.bounds)
        let source = Rows()
        source.isReusing = hasReusedCells
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        let large = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
        switch change {
        case .beforeTheTable:
            stage.contentSizeCategory = large
            stage.window.addSubview(table)
        case .outsideTheWindow:
            stage.window.addSubview(table)
            stage.advance(by: 0.1)
            table.removeFromSuperview()
            stage.contentSizeCategory = large
            stage.advance(by: 0.1)
            stage.window.addSubview(table)
        case .whileEmpty:
            stage.window.addSubview(table)
            stage.advance(by: 0.1)
            source.count = 0
            table.reloadData()
            stage.advance(by: 0.1)
            stage.contentSizeCategory = large
            stage.advance(by: 0.1)
            source.count = 20
            table.reloadData()
        case .byALimit:
            stage.window.addSubview(table)
            stage.advance(by: 0.1)
            table.removeFromSuperview()
            table.minimumContentSizeCategory = large
            stage.window.addSubview(table)
        }
        stage.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
        #expect(cell.label.font.pointSize == 53)
        #expect(cell.label.frame.height >= cell.label.intrinsicContentSize.height - 0.5, "\(cell.label.frame)")
        #expect(cell.frame.height > cell.label.frame.height)
    }

    /// A cell with a Dynamic Type label pinned to its margins.
    private final class Row: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource {
        var count = 20
        /// `true` for dequeued cells, `false` for new ones, and `nil` for new cells of the default style.
        var isReusing: Bool?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            guard let isReusing else {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            let cell =
                isReusing
                ? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                : Row(style: .default, reuseIdentifier: nil)
            (cell as? Row)?.label.text = "Row \(indexPath.row)"
            return cell
        }
    }
}
