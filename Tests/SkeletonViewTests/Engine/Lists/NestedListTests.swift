import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests a table with a carousel in each row, as in a shop.
@MainActor
@Suite("Skeletons of nested lists")
struct NestedListTests {
    private final class Tile: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            isSkeletonable = true
            backgroundColor = .red
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Row: UITableViewCell, SkeletonCollectionViewDataSource {
        let carousel: UICollectionView
        var tiles = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            let flow = UICollectionViewFlowLayout()
            flow.scrollDirection = .horizontal
            flow.itemSize = CGSize(width: 80, height: 80)
            carousel = UICollectionView(frame: .zero, collectionViewLayout: flow)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            carousel.register(Tile.self, forCellWithReuseIdentifier: "tile")
            carousel.dataSource = self
            contentView.addSubview(carousel)
            for view in [self, carousel] { view.isSkeletonable = true }
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            carousel.frame = bounds
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tiles }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        func collectionSkeletonView(
            _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "tile" }
    }

    private final class Source: SkeletonTableViewDataSource {
        var rows = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? Row)?.tiles = 1
            (cell as? Row)?.carousel.reloadData()
            return cell
        }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "row" }
    }

    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let source = Source()

    init() {
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.rowHeight = 100
        table.isSkeletonable = true
        table.dataSource = source
        stage.window.addSubview(table)
        stage.window.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0)
    }

    private var rows: [Row] { table.visibleCells.compactMap { $0 as? Row } }

    @Test("The carousel in each row is filled with bones in the first frame")
    func bones() {
        #expect(rows.count == 2)
        #expect(rows.allSatisfy { $0.carousel.visibleCells.count == 4 && $0.carousel.sk.bones.count == 4 })
        #expect(stage.pixel(x: 40, y: 50).bytes == [0, 0, 0])
    }

    @Test("Carousels fade with their rows and then show their items")
    func hide() {
        let old = rows
        source.rows = 3
        stage.window.hideSkeleton(transition: .crossDissolve(0.4))
        stage.advance(by: 0.2)
        #expect(old.allSatisfy { $0.carousel.visibleCells.count == 4 && $0.superview === table })
        #expect((120...136).contains(stage.pixel(x: 40, y: 50).bytes[0]))

        stage.advance(by: 0.3)
        table.frame.size.height = 50
        stage.advance(by: 0)
        table.frame.size.height = 200
        table.reloadData()
        stage.advance(by: 0)
        #expect(rows.count == 2)
        #expect(rows.allSatisfy { $0.carousel.visibleCells.count == 1 && $0.carousel.sk.bones.isEmpty })
        #expect(old.allSatisfy { !$0.carousel.locksScrolling && $0.carousel.list.placeholderSource == nil })
    }

    @Test("Showing a skeleton during its fade-out fills the carousels again")
    func reverseFadeOut() {
        stage.window.hideSkeleton(transition: .crossDissolve(0.4))
        stage.advance(by: 0.2)
        stage.window.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0.5)
        #expect(rows.count == 2 && rows.allSatisfy { $0.carousel.sk.bones.count == 4 })
        source.rows = 1
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(rows.count == 1 && rows[0].carousel.visibleCells.count == 1)
    }
}
