import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Headers and footers of a UITableView")
struct TableHeadersTests {
    private func plain() -> TableFixture {
        let fixture = TableFixture()
        fixture.titles = ["A", "B", "C"]
        fixture.headerHeight = 30
        fixture.show([Array(0..<10), Array(10..<20), Array(20..<40)])
        return fixture
    }

    private func top(_ view: UIView?, _ fixture: TableFixture) -> CGFloat? {
        view.map { $0.frame.minY - fixture.table.contentOffset.y }
    }

    @Test("In a plain table the topmost section's header floats, and the next one pushes it away")
    func floating() {
        let fixture = plain()
        #expect(top(fixture.table.headerView(forSection: 0), fixture) == 0)
        #expect(fixture.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 230, width: 100, height: 30))

        fixture.scroll(by: 100)
        #expect(top(fixture.table.headerView(forSection: 0), fixture) == 0)
        #expect(top(fixture.table.headerView(forSection: 1), fixture) == 130)

        fixture.scroll(by: 115)
        #expect(top(fixture.table.headerView(forSection: 0), fixture) == -15)
        #expect(top(fixture.table.headerView(forSection: 1), fixture) == 15)

        fixture.scroll(by: 20)
        #expect(fixture.table.headerView(forSection: 0) == nil)
        #expect(top(fixture.table.headerView(forSection: 1), fixture) == 0)
        #expect(fixture.log.contains("end header 0") && fixture.log.contains("will header 1"))
    }

    @Test("Floating headers and footers stay inside the content insets and their section")
    func floatingInsets() {
        final class Source: UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "begin" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "end" }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 25 }
        }
        let (fixture, source) = (TableFixture(), Source())
        fixture.table.dataSource = source
        fixture.table.delegate = source
        fixture.table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 15, right: 0)
        fixture.stage.advance(by: 0.1)
        // Each section is 30 + 4 * 44 + 25 points long.
        let expected: [(offset: CGFloat, header: CGFloat?, footer: CGFloat?, next: CGFloat?)] = [
            (-10, 10, 160, nil), (50, 10, 156, 181), (100, 10, 106, 131), (190, -14, 16, 41), (200, -24, 6, 31),
        ]
        for (offset, header, footer, next) in expected {
            fixture.table.contentOffset.y = offset
            fixture.stage.advance(by: 0.1)
            #expect(top(fixture.table.headerView(forSection: 0), fixture) == header, "\(offset)")
            #expect(top(fixture.table.footerView(forSection: 0), fixture) == footer, "\(offset)")
            #expect(top(fixture.table.headerView(forSection: 1), fixture) == next, "\(offset)")
        }
        // If little more than the next header is visible, its footer stays below it.
        #expect(top(fixture.table.footerView(forSection: 1), fixture) == 160)
        fixture.table.contentOffset.y = 70
        fixture.stage.advance(by: 0.1)
        #expect(top(fixture.table.footerView(forSection: 1), fixture) == 191)

        fixture.table.setContentOffset(CGPoint(x: 0, y: -10), animated: false)
        fixture.table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .none, animated: false)
        #expect(fixture.screenTop(3) == 116)
        fixture.table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
        #expect(fixture.screenTop(0, 1) == 40)
    }

    @Test("After a batch update, headers show the data source's current titles and have the right height")
    func titlesAfterBatch() {
        let fixture = TableFixture()
        fixture.titles = ["A", "B"]
        fixture.headerHeight = UITableView.automaticDimension
        fixture.show([[0, 1], [2, 3]])
        let header = fixture.table.headerView(forSection: 0)
        #expect(header?.frame.height == 28)

        fixture.titles = ["A long title that does not fit into one line", nil]
        fixture.sections[0].append(9)
        fixture.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        #expect(fixture.table.headerView(forSection: 0) === header)
        #expect(header?.textLabel?.text == fixture.titles[0])
        #expect(fixture.table.rectForHeader(inSection: 0).height > 40)
        #expect(fixture.table.headerView(forSection: 1) == nil)
        #expect(fixture.table.rectForHeader(inSection: 1).height == 0)

        fixture.titles = ["C", "D"]
        fixture.table.reloadSections([0, 1], with: .fade)
        fixture.stage.advance(by: 1, step: 0.1)
        let titles = [0, 1].map { fixture.table.headerView(forSection: $0)?.textLabel?.text }
        #expect(titles == ["C", "D"] && fixture.table.rectForHeader(inSection: 0).height == 28)
        #expect(fixture.table.headerView(forSection: 0) !== header)
        #expect(fixture.table.descendants(of: UITableViewHeaderFooterView.self).count == 2)
    }

    @Test("In a grouped table headers scroll with the rows")
    func grouped() {
        let fixture = TableFixture(style: .grouped)
        fixture.titles = ["A", "B"]
        fixture.headerHeight = 30
        fixture.show([Array(0..<10), Array(10..<30)])
        fixture.scroll(by: 20)
        #expect(top(fixture.table.headerView(forSection: 0), fixture) == -20)
        fixture.scroll(by: 20)
        #expect(fixture.table.headerView(forSection: 0) == nil)
    }

    @Test("A footer floats at the bottom during its section")
    func footer() {
        final class Source: UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "end" }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 25 }
        }
        let (fixture, source) = (TableFixture(), Source())
        fixture.table.dataSource = source
        fixture.table.delegate = source
        fixture.stage.advance(by: 0.1)
        #expect(top(fixture.table.footerView(forSection: 0), fixture) == 175)
        #expect(fixture.table.rectForFooter(inSection: 0).minY == 2200)
        #expect(fixture.table.rect(forSection: 0).height == 2225)
    }

    @Test("Header views are dequeued and reused")
    func reuse() {
        final class Header: UITableViewHeaderFooterView {
            static var made = 0
            var reuses = 0
            override init(reuseIdentifier: String?) {
                Self.made += 1
                super.init(reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
            override func prepareForReuse() { reuses += 1 }
        }
        final class Source: UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 100 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        }
        let (fixture, source) = (TableFixture(), Source())
        Header.made = 0
        fixture.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        fixture.table.dataSource = source
        fixture.table.delegate = source
        fixture.stage.advance(by: 0.1)
        for _ in 0..<100 { fixture.scroll(by: 60) }

        #expect(Header.made <= 4)
        #expect(fixture.table.headerView(forSection: 52) is Header)
        #expect(fixture.table.descendants(of: Header.self).count <= 3)
    }

    @Test("The table's header and footer surround the sections")
    func edges() {
        let fixture = TableFixture()
        fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        fixture.show([[1, 2]])
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
        #expect(fixture.table.contentSize.height == 150)
        #expect(fixture.table.tableFooterView?.frame == CGRect(x: 0, y: 110, width: 100, height: 40))

        fixture.table.tableHeaderView = nil
        fixture.stage.advance(by: 0.1)
        #expect(fixture.table.contentSize.height == 80)
    }

    @Test("Placeholder rows have their own headers, and the app isn't called for sections that it doesn't have")
    func contentOverlay() {
        final class ContentOverlay: ListSource {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            func numberOfSections() -> Int? { 3 }
            func numberOfItems(inSection section: Int) -> Int { 1 }
            func part(for element: ListElement) -> UIView? {
                element.isCell ? UITableViewCell() : element == .header(2) ? header : nil
            }
        }
        let fixture = TableFixture()
        fixture.titles = ["A"]
        fixture.headerHeight = 30
        fixture.height = { _ in 40 }
        fixture.show([[1], [1], [1]])
        fixture.table.sectionHeaderHeight = 20
        fixture.sections = [[1], [1]]
        let contentOverlay = ContentOverlay()
        fixture.table.list.setPlaceholderSource(contentOverlay)
        fixture.sections = [[1], [1], [1]]
        fixture.stage.advance(by: 0.1)
        #expect(fixture.table.headerView(forSection: 2) === contentOverlay.header)
        #expect((fixture.table.headerView(forSection: 0)?.textLabel?.text) == "A")
        #expect(fixture.log.filter { $0.contains("header") }.isEmpty)
    }

    @Test(
        "sectionHeaderHeight applies to sections with a title, and to all sections of a grouped table",
        arguments: [(UITableView.Style.plain, nil, 0), (.plain, "A", 28), (.grouped, nil, 28), (.grouped, "A", 28)]
            as [(UITableView.Style, String?, CGFloat)])
    func specifiedHeight(style: UITableView.Style, title: String?, height: CGFloat) {
        final class Source: UITableViewDataSource {
            var title: String?
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
        }
        let stage = OffscreenStage(size: CGSize(width: 100, height: 200))
        let table = UITableView(frame: stage.window.bounds, style: style)
        let source = Source()
        source.title = title
        table.sectionHeaderHeight = 28
        table.dataSource = source
        stage.window.addSubview(table)
        stage.advance(by: 0)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == height)
        #expect(table.rectForHeader(inSection: 0).height == height)
    }

    @Test(
        "Grouped tables without headers have gaps: 35 points at the top, 18 below a table header, 36 between groups",
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [false, true])
    func groupGaps(style: UITableView.Style, hasTableHeader: Bool) {
        final class Source: UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let stage = OffscreenStage(size: CGSize(width: 100, height: 300))
        let table = UITableView(frame: stage.window.bounds, style: style)
        let source = Source()
        if hasTableHeader { table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)) }
        table.rowHeight = 40
        table.dataSource = source
        stage.window.addSubview(table)
        stage.advance(by: 0)
        let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
        let second = table.rectForRow(at: IndexPath(row: 0, section: 1))
        let isPlain = style == .plain
        #expect(first.minY == (hasTableHeader ? 10 : 0) + (isPlain ? 0 : hasTableHeader ? 18 : 35))
        #expect(second.minY - first.maxY == (isPlain ? 0 : 36))
    }

    @Test("The gap above the first group depends on the table's header, and applies to whichever section is first")
    func changingGroupGap() {
        final class Source: UITableViewDataSource {
            var count = 2
            func numberOfSections(in tableView: UITableView) -> Int { count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let stage = OffscreenStage(size: CGSize(width: 100, height: 300))
        let table = UITableView(frame: stage.window.bounds, style: .grouped)
        let source = Source()
        table.rowHeight = 40
        table.dataSource = source
        stage.window.addSubview(table)
        func tops() -> [CGFloat] {
            stage.advance(by: 1, step: 0.1)
            return (0..<source.count).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
        }
        #expect(tops() == [35, 111])
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(tops() == [28, 104])
        table.tableHeaderView = nil
        #expect(tops() == [35, 111])

        source.count = 3
        table.insertSections([0], with: .fade)
        #expect(tops() == [35, 111, 187])
        source.count = 2
        table.deleteSections([0], with: .fade)
        #expect(tops() == [35, 111])
    }

    @Test("Points and rectangles are mapped to rows, and points in headers to none")
    func places() {
        let fixture = plain()
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 29)) == nil)
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 30)) == IndexPath(row: 0, section: 0))
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 10_000)) == nil)
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: -5, y: 30)) == nil)
        #expect(
            fixture.table.indexPathsForRows(in: CGRect(x: 0, y: 225, width: 10, height: 40))
                == [IndexPath(row: 9, section: 0), IndexPath(row: 0, section: 1)])
        #expect(fixture.table.indexPathsForRows(in: CGRect(x: 0, y: 90_000, width: 10, height: 40)) == [])
        #expect(UITableView().indexPathsForRows(in: CGRect(x: 0, y: 0, width: 10, height: 40)) == [])
        #expect(fixture.table.separatorColor == .separator)
    }
}
