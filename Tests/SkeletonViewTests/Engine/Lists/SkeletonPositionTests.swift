import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests the scroll position of a list after its skeleton.
@MainActor
@Suite("Scroll position after a skeleton")
struct SkeletonPositionTests {
    private final class SizedCell: UITableViewCell {
        let block = UIView()
        lazy var height = block.heightAnchor.constraint(equalToConstant: 60)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            for view in [self, block] { view.isSkeletonable = true }
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: SkeletonTableViewDataSource {
        var count = 200
        /// The number of skeleton rows; a negative number fills the table.
        var skeletonRows = UITableView.automaticNumberOfSkeletonRows
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? SizedCell)?.height.constant = 60 + CGFloat(indexPath.row * 7 % 5) * 19
            return cell
        }
        func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
            skeletonRows
        }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 300))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let source = Source()

    init() {
        table.isSkeletonable = true
        table.register(SizedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        while first?.row ?? 0 < 33 {
            table.contentOffset.y += 40
            stage.advance(by: 1.0 / 60)
        }
    }

    private var first: IndexPath? { table.indexPathsForVisibleRows?.first }

    private var firstTop: CGFloat? { first.map { table.rectForRow(at: $0).minY - table.contentOffset.y } }

    @Test(
        "A list has the same scroll position after its skeleton as before",
        arguments: [UITableView.automaticNumberOfSkeletonRows, 5, 300], [0, 0.25])
    func place(rows: Int, transition: Double) {
        let (row, top) = (first, firstTop)
        #expect(row == IndexPath(row: 33, section: 0))
        source.skeletonRows = rows

        table.showSkeleton(transition: transition == 0 ? .none : .crossDissolve(transition))
        stage.advance(by: 1)
        table.hideSkeleton(transition: transition == 0 ? .none : .crossDissolve(transition))
        stage.advance(by: 1)
        #expect(first == row && firstTop == top)
    }

    @Test("A list with fewer rows after its skeleton scrolls to its end")
    func fewer() {
        table.showSkeleton(transition: .none)
        stage.advance(by: 1)
        source.count = 8
        table.hideSkeleton(transition: .none)
        stage.advance(by: 1)
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 7, section: 0))
    }

    @Test("A scroll position set by the app while a skeleton is shown is kept")
    func scrolled() {
        source.skeletonRows = 300
        table.showSkeleton(transition: .none)
        stage.advance(by: 1)
        table.contentOffset = .zero
        stage.advance(by: 1)
        table.hideSkeleton(transition: .none)
        stage.advance(by: 1)
        #expect(first == IndexPath(row: 0, section: 0))
    }

    @Test("Appending and then loading rows keeps the scroll position")
    func appended() {
        let (row, top) = (first, firstTop)
        table.appendSkeletonRows(10)
        stage.advance(by: 1)
        source.count = 210
        table.reloadData()
        stage.advance(by: 1)
        #expect(first == row && firstTop == top)
    }
}
