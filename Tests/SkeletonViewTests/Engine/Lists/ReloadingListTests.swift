import ControlKit
import Foundation
import StageKit
import Testing

@testable import SkeletonView

/// Tests lists that show a skeleton again while the user is working with them.
@MainActor
@Suite("Skeletons of lists that reload")
struct ReloadingListTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 400))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let rows = Rows()

    init() {
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.isSkeletonable = true
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
    }

    /// The ways in which a user starts a refresh.
    enum Pull: CaseIterable {
        case wheel, drag, key
    }

    @Test("A refresh control stays visible if its action shows a skeleton", arguments: Pull.allCases)
    func refresh(by pull: Pull) {
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [table] _ in table.showAnimatedGradientSkeleton() }, for: .valueChanged)
        table.refreshControl = control
        stage.advance(by: 0.1)
        switch pull {
        case .wheel:
            for _ in 0..<8 {
                stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -30))
                stage.advance(by: 0.05)
            }
        case .drag: stage.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 390), forDuration: 0.3)
        case .key:
            table.becomeFirstResponder()
            stage.press(.keyboardF5)
        }
        stage.advance(by: 1)
        #expect(control.isRefreshing && table.adjustedContentInset.top > 0)
        #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    }

    @Test("A field in a table's header keeps focus and receives text while the rows are covered by bones")
    func headerFocus() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        table.tableHeaderView = field
        stage.advance(by: 0.1)
        #expect(field.becomeFirstResponder())
        table.showSkeleton()
        stage.advance(by: 0.1)
        #expect(field.isFirstResponder)
        stage.type("a")
        #expect(field.text == "a")
    }

    @Test(
        "A table keeps its first visible row if the window is resized while a skeleton is shown",
        arguments: [[300, 400], [500, 400], [399, 400], [200, 600, 400], [260, 400]], [false, true])
    func resize(heights: [CGFloat], byConstraints: Bool) {
        if byConstraints {
            table.translatesAutoresizingMaskIntoConstraints = false
            for (edge, place) in [
                (table.topAnchor, stage.window.topAnchor), (table.bottomAnchor, stage.window.bottomAnchor),
            ] { edge.constraint(equalTo: place).isActive = true }
            table.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
            table.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor).isActive = true
            stage.advance(by: 0.1)
        } else {
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        table.contentOffset.y = 3000
        stage.advance(by: 0.1)
        let first = table.indexPathsForVisibleRows?.first
        table.showSkeleton()
        stage.advance(by: 0.1)
        for height in heights {
            stage.resize(to: CGSize(width: 300, height: height))
            stage.advance(by: 0.1)
        }
        table.hideSkeleton()
        stage.advance(by: 1)
        #expect(first != nil && table.indexPathsForVisibleRows?.first == first)
    }

    /// A self-sizing cell whose height varies.
    private final class Row: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.isSkeletonable = true
            isSkeletonable = true
            contentView.isSkeletonable = true
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

    private final class Rows: NSObject, SkeletonTableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            let text = Array(repeating: "A row with some text.", count: 1 + indexPath.row % 4)
            (cell as? Row)?.label.text = text.joined(separator: " ")
            return cell
        }

        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "row" }
    }
}
