import StageKit
import Testing
import UIKit

@Suite("Table view idioms")
@MainActor
struct TableIdioms {
    final class Cell: UITableViewCell {
        static let reuseIdentifier = String(describing: Cell.self)
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(title)
        }
        required init?(coder: NSCoder) { fatalError("not from a nib") }
        override func prepareForReuse() {
            super.prepareForReuse()
            title.text = nil
        }
        override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
        }
    }

    final class Feed: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = [["a", "b", "c"], ["d"]]
        var chosen: IndexPath?
        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            guard
                let cell = tableView.dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath) as? Cell
            else { return UITableViewCell() }
            cell.title.text = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            .leastNormalMagnitude
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {}
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath }
    }

    let stage = OffscreenStage(size: CGSize(width: 320, height: 480))
    let feed = Feed()

    func makeTable() -> UITableView {
        let table = UITableView(frame: stage.window.bounds, style: .plain)
        table.register(Cell.self, forCellReuseIdentifier: Cell.reuseIdentifier)
        table.dataSource = feed
        table.delegate = feed
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        return table
    }

    @Test("A table view is configured")
    func setUp() {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 80
        table.sectionHeaderHeight = 28
        table.sectionFooterHeight = UITableView.automaticDimension
        table.estimatedSectionHeaderHeight = 44
        table.estimatedSectionFooterHeight = 0
        table.separatorStyle = .singleLine
        table.separatorColor = .separator
        table.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        table.tableFooterView = UIView()
        table.backgroundView = UIView()
        table.allowsSelection = true
        table.allowsMultipleSelection = true
        table.allowsMultipleSelection = false
        table.showsVerticalScrollIndicator = false
        table.contentInset.bottom = 24
        table.contentInsetAdjustmentBehavior = .never
        table.keyboardDismissMode = .onDrag
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        #expect(table.style == .insetGrouped)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") != nil)
    }

    @Test("Rows are counted, found and scrolled to")
    func rows() throws {
        let table = makeTable()
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 3)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Cell)
        let path = table.indexPath(for: cell)
        let touched = table.indexPathForRow(at: CGPoint(x: 10, y: 100))
        let inSight = table.indexPathsForVisibleRows ?? []
        let shown = table.visibleCells.compactMap { $0 as? Cell }
        let rect = table.rectForRow(at: IndexPath(row: 0, section: 1))
        let headerRect = table.rectForHeader(inSection: 0)
        let header = table.headerView(forSection: 0)
        table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: true)
        table.setContentOffset(.zero, animated: false)
        #expect(path?.row == 1 && touched?.row == 1)
        #expect(inSight.count == 4 && shown.first?.title.text == "a")
        #expect(rect.height == 50 && headerRect.height == 30 && header != nil)
    }

    @Test("Rows are selected by click and in code")
    func selection() {
        let table = makeTable()
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
        let chosen = table.indexPathsForSelectedRows?.map(\.row) ?? []
        stage.click(at: CGPoint(x: 100, y: 50))
        stage.advance(by: 0.1)
        #expect(chosen.isEmpty)
        #expect(feed.chosen == IndexPath(row: 0, section: 0))
    }

    @Test("Rows are inserted, deleted and moved")
    func updates() {
        let table = makeTable()
        table.beginUpdates()
        feed.sections[0].append("new")
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        table.endUpdates()
        feed.sections[0].removeFirst()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        feed.sections[0].swapAt(0, 1)
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        feed.sections.append(["z"])
        table.insertSections([2], with: .fade)
        table.reloadSections(IndexSet(integer: 2), with: .automatic)
        feed.sections.swapAt(1, 2)
        table.moveSection(1, toSection: 2)
        feed.sections.removeLast()
        table.deleteSections(IndexSet(integer: 2), with: .left)
        table.performBatchUpdates({ table.reloadSections([0], with: .none) }, completion: { _ in })
        table.performBatchUpdates(nil)
        table.reloadData()
        stage.advance(by: 1)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(table.numberOfSections == 2)
    }

    @Test("Cells are configured")
    func cells() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
        cell.detailTextLabel?.text = "Detail"
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.imageView?.image = UIImage()
        cell.accessoryType = .disclosureIndicator
        cell.accessoryType = .checkmark
        cell.accessoryView = UISwitch()
        cell.selectionStyle = .none
        cell.backgroundColor = .clear
        cell.contentView.backgroundColor = .systemBackground
        cell.selectedBackgroundView = UIView()
        cell.separatorInset.left = 60
        let value = UITableViewCell(style: .value1, reuseIdentifier: "value")
        #expect(cell.reuseIdentifier == nil && value.reuseIdentifier == "value")
        #expect(cell.textLabel?.text == "Title")
    }

    @Test("A diffable data source fills a table view")
    func diffable() {
        enum Section { case main, more }
        let table = UITableView(frame: stage.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        stage.window.addSubview(table)
        let source = UITableViewDiffableDataSource<Section, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        source.defaultRowAnimation = .fade
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.main])
        snapshot.appendItems([1, 2, 3], toSection: .main)
        snapshot.insertItems([4], beforeItem: 3)
        snapshot.deleteItems([1])
        snapshot.moveItem(4, afterItem: 3)
        snapshot.appendSections([.more])
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([3])
        source.apply(snapshot, animatingDifferences: false)
        let item = source.itemIdentifier(for: IndexPath(row: 0, section: 0))
        let path = source.indexPath(for: 4)
        var next = source.snapshot()
        next.deleteSections([.more])
        source.apply(next, animatingDifferences: true) { table.flashScrollIndicators() }
        stage.advance(by: 1)
        #expect(item == 2 && path?.row == 2)
        #expect(source.snapshot().itemIdentifiers == [2, 3, 4])
        #expect(next.numberOfItems(inSection: .main) == 3 && next.indexOfSection(.main) == 0)
    }
}
