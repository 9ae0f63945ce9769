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
