import Foundation
import Reporting
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests the behavior that only tables have: self-sizing rows.
@MainActor
@Suite("Skeletons of tables")
struct TableSkeletonTests {
    /// A cell filled by an empty label of two lines.
    private final class SizedCell: UITableViewCell {
        let label = UILabel()
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 2
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            for view in [self, label] { view.isSkeletonable = true }
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: SkeletonTableViewDataSource {
        var texts: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? SizedCell)?.label.text = texts[indexPath.row]
            return cell
        }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
        func collectionSkeletonView(
            _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
        ) {
            (cell as? SizedCell)?.label.text = nil
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 300))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let source = Source()

    init() throws {
        try PinnedFonts.use()
        table.isSkeletonable = true
        table.dataSource = source
        stage.window.addSubview(table)
    }

    private func show() {
        stage.window.showSkeleton(transition: .none)
        stage.advance(by: 0)
    }

    @Test("Self-sizing rows make room for the lines of their labels and fill the table")
    func selfSized() {
        table.register(SizedCell.self, forCellReuseIdentifier: "cell")
        table.estimatedRowHeight = 200
        show()
        // Each row has two lines of 15 points with a gap of 10, and 10 above and below.
        #expect(table.visibleCells.map(\.frame.height) == [60, 60, 60, 60, 60])
        #expect(table.sk.bones.count == 10)
    }

    /// A header filled by an empty label.
    private final class SizedHeader: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            let label = UILabel()
            label.numberOfLines = 2
            label.skeletonTextLineHeight = .fixed(11)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            for view in [self, label] { view.isSkeletonable = true }
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class HeaderNamer: SkeletonTableViewDelegate {
        func collectionSkeletonView(
            _ skeletonView: UITableView, identifierForHeaderInSection section: Int
        ) -> ReusableHeaderFooterIdentifier? { section == 0 ? "header" : nil }
    }

    @Test("Self-sizing headers make room for the lines of their labels")
    func selfSizedHeader() {
        let namer = HeaderNamer()
        table.delegate = namer
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(SizedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        show()
        #expect(table.rectForHeader(inSection: 0).height == 42)
        #expect(table.sk.bones.map(\.frame.height) == [11, 11])
    }

    @Test("Labels of rows that were only measured are restored after the skeleton")
    func roomIsGivenBack() {
        table.register(SizedCell.self, forCellReuseIdentifier: "cell")
        show()
        // Resizing the table counts the rows again, with a cell that isn't shown.
        table.frame.size.height = 299
        stage.advance(by: 0)
        source.texts = Array(repeating: "One line", count: 20)
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        let labels = table.descendants(of: SizedCell.self).map(\.label)
        #expect(labels.count > 5 && labels.allSatisfy { $0.bounds.height < 30 && $0.overlayMinimumHeight == nil })
    }

    @Test("Rows that don't size themselves have the estimated height, or else 44 points")
    func estimated() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        show()
        #expect(
            table.numberOfRows(inSection: 0) == 7 && table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
        table.estimatedRowHeight = 100
        stage.advance(by: 0)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    }

    /// A cell with a view whose constraints don't reach the bottom.
    private final class TopCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            for view in [self, block] { view.isSkeletonable = true }
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 48),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.widthAnchor.constraint(equalToConstant: 20), block.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("Rows whose constraints don't determine a height have the estimated height, which is reported")
    func ambiguous() {
        table.register(TopCell.self, forCellReuseIdentifier: "cell")
        table.estimatedRowHeight = 200
        let messages = Diagnostics.messages { show() }
        #expect(table.visibleCells.map(\.frame.height) == [200, 200])
        #expect(table.sk.bones.map(\.frame) == [48, 248].map { CGRect(x: 0, y: $0, width: 20, height: 20) })
        #expect(messages.count == 1 && messages[0].contains("using 200.0"))
        // Without a skeleton, rows have the default height, as on iOS.
        source.texts = ["row"]
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(table.visibleCells.map(\.frame.height) == [44])
    }

    @Test("Without an estimated height, rows whose constraints don't determine a height are 44 points high")
    func ambiguousWithoutEstimate() {
        table.register(TopCell.self, forCellReuseIdentifier: "cell")
        let messages = Diagnostics.messages { show() }
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
        #expect(messages.count == 1 && messages[0].contains("using 44.0"))
    }

    @Test("Rows shorter than one point count as one point, and a table gets at most 10,000 rows")
    func tinyRows() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 0
        show()
        #expect(table.numberOfRows(inSection: 0) == 300)
        table.frame.size.height = 100_000
        stage.advance(by: 0)
        #expect(table.numberOfRows(inSection: 0) == 10_000)
    }
}
