import Foundation
import LayerKit
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("UITableView")
struct UITableViewTests {
    private final class Cell: UITableViewCell {
        var row = -1
        var reuses = 0
        override func prepareForReuse() {
            row = -1
            reuses += 1
        }
    }

    /// Numbered rows with heights of 20, 30, 40, 20, ...
    private final class Source: UITableViewDataSource, UITableViewDelegate {
        var sections = [0]
        var cellsGiven = 0
        var log: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cellsGiven += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.row = indexPath.row
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            20 + CGFloat(indexPath.row % 3) * 10
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            log.append("will \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            log.append("did end \(indexPath.row)")
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let source = Source()

    init() {
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        stage.window.addSubview(table)
    }

    private func show(_ sections: [Int]) {
        source.sections = sections
        table.reloadData()
        stage.advance(by: 0.1)
    }

    private var shownRows: [Int] { table.visibleCells.compactMap { ($0 as? Cell)?.row } }

    @Test("Only visible rows have cells, and those are reused while scrolling")
    func reuse() {
        show([10_000])
        #expect(shownRows == [0, 1, 2, 3])

        for _ in 0..<500 {
            stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 37))
            stage.advance(by: 1.0 / 60)
        }

        #expect(table.contentOffset.y == 18_500)
        #expect(table.visibleCells.count <= 6)
        #expect(table.descendants(of: Cell.self).count == table.visibleCells.count)
        #expect(Set(table.visibleCells.compactMap { ($0 as? Cell).map(ObjectIdentifier.init) }).count <= 6)
        for cell in table.visibleCells {
            #expect(table.indexPath(for: cell)?.row == (cell as? Cell)?.row)
        }
    }

    @Test("Rows and sections are placed by their heights")
    func geometry() {
        show([2, 0, 3])

        #expect(table.numberOfSections == 3)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 20, width: 100, height: 30))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)) == CGRect(x: 0, y: 50, width: 100, height: 20))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == .zero)
        #expect(table.contentSize == CGSize(width: 100, height: 140))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 2)) === table.visibleCells[2])
    }

    @Test("Scrolling stops at both ends")
    func ends() {
        show([5])
        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -100))
        #expect(table.contentOffset.y == 0)

        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 1e9))
        #expect(table.contentOffset.y == 40)
    }

    @Test("A table with fewer rows scrolls back into its content")
    func fewerRows() {
        show([100])
        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 1e9))
        show([3])

        #expect(table.contentOffset.y == 0)
        #expect(shownRows == [0, 1, 2])
    }

    @Test("willDisplay and didEndDisplaying are called")
    func announcements() {
        show([10])
        source.log = []

        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 30))
        stage.advance(by: 0.1)

        #expect(source.log == ["did end 0", "will 4"])
    }

    @Test("An unregistered identifier gives an empty cell and a message that names it")
    func unregistered() {
        let messages = Diagnostics.messages {
            _ = table.dequeueReusableCell(withIdentifier: "missing", for: IndexPath(row: 0, section: 0))
            _ = table.dequeueReusableCell(withIdentifier: "Cel", for: IndexPath(row: 0, section: 0))
        }

        #expect(
            messages == [
                "UITableView: no cell class is registered for \"missing\" (registered: cell)",
                "UITableView: no cell class is registered for \"Cel\" (registered: cell); did you mean \"cell\"?",
            ])
    }

    @Test("Placeholder rows appear and disappear without delegate calls, even if a reload ends them")
    func contentOverlay() {
        final class ContentOverlay: ListSource {
            func numberOfSections() -> Int? { 1 }
            func numberOfItems(inSection section: Int) -> Int { 2 }
            func part(for element: ListElement) -> UIView? { element.isCell ? UITableViewCell() : nil }
        }
        show([3])
        source.log = []
        let contentOverlay = ContentOverlay()
        table.list.setPlaceholderSource(contentOverlay)
        stage.advance(by: 0.1)
        #expect(table.visibleCells.count == 2)

        table.list.endsPlaceholdersOnReload = true
        table.reloadData()
        stage.advance(by: 0.1)
        #expect(source.log == ["will 0", "will 1", "will 2"])
        #expect(shownRows == [0, 1, 2])
    }

    @Test("Invalid heights and negative counts are safe")
    func absurd() {
        final class Liar: UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section * 4 - 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { .nan }
        }
        let liar = Liar()
        table.dataSource = liar
        table.delegate = liar

        stage.advance(by: 0.1)

        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(table.numberOfRows(inSection: 1) == 1)
        #expect(table.contentSize.height == 0)
    }

    @Test("The first visible row stays in place when the width changes the heights")
    func widthChange() {
        final class Source: UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                4000 / tableView.bounds.width
            }
        }
        let source = Source()
        table.dataSource = source
        table.delegate = source
        stage.advance(by: 0.1)
        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 405))
        stage.advance(by: 0.1)
        let cell = table.visibleCells[0]

        table.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        stage.advance(by: 0.1)

        #expect(table.contentOffset.y == 805)
        #expect(table.visibleCells[0] === cell)
        #expect(cell.frame == CGRect(x: 0, y: 800, width: 50, height: 80))
    }

    @Test("The content margins of a row equal its separator inset; those of a collection view item are 8")
    func contentMargins() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
        #expect(cell.contentView.directionalLayoutMargins.leading == cell.separatorInset.left)
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(item.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

        let label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.topAnchor.constraint(equalTo: margins.topAnchor),
        ])
        cell.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        cell.layoutIfNeeded()
        #expect(label.frame.minX == 16 && label.frame.maxX == 84 && label.frame.minY == 11)
        cell.contentView.layoutMargins.left = 30
        cell.layoutIfNeeded()
        #expect(label.frame.minX == 30 && label.frame.maxX == 84)
        cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        cell.layoutIfNeeded()
        #expect(label.frame.minX == 8 && label.frame.maxX == 92)
    }

    @Test("A separator starts where the text starts if there is an image, unless its inset is set")
    func separatorBesidePicture() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        cell.textLabel?.text = "Text"
        func start() -> CGFloat {
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            return cell.subviews.first { $0.frame.height == 1 && $0.frame.minY == 43 }?.frame.minX ?? -1
        }
        #expect(start() == 16)
        cell.imageView?.image = UIImage(systemName: "heart")
        let text = try #require(cell.textLabel)
        #expect(start() == text.frame.minX && start() > 30)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
        #expect(start() == 4)
    }

    @Test("Setting the bounds origin shows other rows")
    func boundsOrigin() {
        let fixture = TableFixture()
        fixture.show([Array(0..<100)])
        fixture.table.bounds.origin.y = 400
        fixture.stage.advance(by: 0.1)
        #expect(fixture.shownNumbers == Array(20..<30))
    }
}
