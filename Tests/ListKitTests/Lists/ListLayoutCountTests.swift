import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Layouts of lists")
struct ListLayoutCountTests {
    private final class Table: UITableView {
        var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    private final class Collection: UICollectionView {
        var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    private final class Cell: UITableViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            textLabel?.text = "laid out"
        }
    }

    private final class Source: UITableViewDataSource, UICollectionViewDataSource {
        var cellsGiven = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cellsGiven += 1
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            cellsGiven += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let source = Source()

    private func wheel(by distance: CGFloat) {
        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: distance))
        stage.advance(by: 1.0 / 60)
    }

    @Test("The first display and each wheel step that replaces a row need one layout of the table")
    func tableStep() {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 20
        table.dataSource = source
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        #expect(table.layouts == 1 && source.cellsGiven == 5)

        for step in 1...10 {
            wheel(by: 20)
            #expect(table.layouts == 1 + step && source.cellsGiven == 5 + step)
        }
        stage.advance(by: 1)
        #expect(table.layouts == 11)

        table.reloadData()
        stage.advance(by: 1)
        #expect(table.layouts == 12 && source.cellsGiven == 20)
    }

    @Test("A wheel step that replaces an item needs one layout of the collection view")
    func collectionStep() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 20)
        layout.minimumLineSpacing = 0
        let collection = Collection(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        stage.window.addSubview(collection)
        stage.advance(by: 0.1)
        #expect(collection.layouts == 1 && source.cellsGiven == 5)

        for step in 1...10 {
            wheel(by: 20)
            #expect(collection.layouts == 1 + step && source.cellsGiven == 5 + step)
        }
    }

    /// A view that contains a list, which is placed by constraints.
    private final class Page: UIView {
        var layouts = 0

        init(around list: UIView) {
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            list.translatesAutoresizingMaskIntoConstraints = false
            addSubview(list)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: topAnchor), list.bottomAnchor.constraint(equalTo: bottomAnchor),
                list.leadingAnchor.constraint(equalTo: leadingAnchor),
                list.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    /// Fills `view`, which is no longer laid out by frame, with a label.
    fileprivate static func fill(_ view: UIView) {
        let label = UILabel()
        for view in [view, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private final class ConstrainedItem: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            ListLayoutCountTests.fill(self)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class ConstrainedRow: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            ListLayoutCountTests.fill(self)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Headers: UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UIView()
            ListLayoutCountTests.fill(header)
            return header
        }
    }

    @Test("Reloading items that aren't laid out by frame doesn't lay out the view around the collection view")
    func constrainedItems() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 20)
        layout.minimumLineSpacing = 0
        let collection = Collection(frame: .zero, collectionViewLayout: layout)
        collection.register(ConstrainedItem.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        let page = Page(around: collection)
        stage.window.addSubview(page)
        stage.advance(by: 0.1)
        let layouts = page.layouts
        for _ in 0..<3 {
            collection.reloadData()
            stage.advance(by: 0.1)
            wheel(by: 20)
        }
        #expect(page.layouts == layouts)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 4, section: 0)))
        #expect(cell.frame == CGRect(x: 0, y: 80, width: 100, height: 20))
        #expect(cell.subviews.last?.frame == cell.bounds && !cell.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Reloading rows and headers that aren't laid out by frame doesn't lay out the view around the table")
    func constrainedRows() throws {
        let (table, headers) = (Table(frame: .zero), Headers())
        table.register(ConstrainedRow.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 20
        table.dataSource = source
        table.delegate = headers
        let page = Page(around: table)
        stage.window.addSubview(page)
        stage.advance(by: 0.1)
        let layouts = page.layouts
        for _ in 0..<3 {
            table.reloadData()
            stage.advance(by: 0.1)
        }
        #expect(page.layouts == layouts)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame == CGRect(x: 0, y: 30, width: 100, height: 20))
        #expect(cell.subviews.last?.frame == cell.bounds)
    }

    @Test("Constraints place a cell that has left its list")
    func formerCell() throws {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(ConstrainedRow.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 20
        table.dataSource = source
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        table.dataSource = nil
        stage.advance(by: 0.1)
        stage.window.addSubview(cell)
        NSLayoutConstraint.activate([
            cell.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 5),
            cell.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 7),
            cell.widthAnchor.constraint(equalToConstant: 50), cell.heightAnchor.constraint(equalToConstant: 30),
        ])
        stage.advance(by: 0.1)
        #expect(cell.frame == CGRect(x: 7, y: 5, width: 50, height: 30))
        #expect(cell.subviews.last?.frame == cell.bounds)
    }

    @Test("Adding a view to a list requests a layout of the list")
    func foreignView() {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        let layouts = table.layouts
        table.addSubview(UIView())
        stage.advance(by: 0.1)
        #expect(table.layouts == layouts + 1)
    }
}
