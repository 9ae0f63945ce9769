import Somo
import StageKit
import TestSupport
import Testing

/// Tests the API as apps use it, and its defaults. `import Somo` alone provides views, layers and Foundation.
@MainActor
@Suite("Somo's API")
struct SomoAPITests {
    private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    @Test("A SomoView created with only a frame is gray 150 and has the vertical gradient style")
    func plainView() {
        let view = SomoView(frame: frame)
        #expect(view.frame == frame)
        #expect(view.somoColor == UIColor(white: 150.0 / 255, alpha: 1))
        #expect(view.animationStyle == .gradientVertical)
    }

    @Test("A SomoView created with a color is solid")
    func coloredView() {
        let view = SomoView(frame: frame, somoColor: .red)
        #expect(view.frame == frame)
        #expect(view.somoColor == .red)
        #expect(view.animationStyle == .solid)
    }

    @Test("A SomoView takes a color and a style, which can change later", arguments: SomoAnimationStyle.allCases)
    func styledView(_ style: SomoAnimationStyle) {
        let view = SomoView(frame: frame, somoColor: .blue, animationStyle: style)
        #expect(view.somoColor == .blue)
        #expect(view.animationStyle == style)
        view.somoColor = .red
        view.animationStyle = .oblique
        #expect(view.somoColor == .red)
        #expect(view.animationStyle == .oblique)
    }

    @Test("There are four styles")
    func styles() {
        #expect(SomoAnimationStyle.allCases == [.solid, .gradientHorizontal, .gradientVertical, .oblique])
    }

    @Test("A layout's background is gray 248 by default; the protocol keeps its old name too")
    func layout() {
        let layout: any SomoSkeletonLayoutProtocol = CardView(frame: frame)
        #expect(layout.somoSkeletonBackgroundColor() == UIColor(white: 248.0 / 255, alpha: 1))
        #expect(layout.somoSkeletonLayout().count == 2)
        #expect(TileCell(frame: frame).somoSkeletonBackgroundColor() == .blue)
    }

    @Test("beginSomo covers the view, lays it out and adds the bones; endSomo removes everything")
    func beginAndEnd() throws {
        let view = CardView(frame: frame)
        #expect(view.somoContainer == nil)
        #expect(!view.isLoadingSkeleton)

        view.beginSomo()
        let container = try #require(view.somoContainer)
        #expect(view.isLoadingSkeleton)
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
        #expect(container.frame == view.bounds)
        #expect(container.backgroundColor == UIColor(white: 248.0 / 255, alpha: 1))
        #expect(view.subviews.last === container)
        #expect(view.bones.map(\.frame.minX) == [8, 40])

        view.endSomo()
        #expect(view.somoContainer == nil)
        #expect(!view.isLoadingSkeleton)
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
        #expect(view.subviews.isEmpty)
    }

    @Test("beginSomo has no effect on a view without a layout")
    func withoutLayout() {
        let view = UIView(frame: frame)
        view.beginSomo()
        view.endSomo()
        #expect(view.somoContainer == nil)
        #expect(!view.isLoadingSkeleton)
        #expect(view.isUserInteractionEnabled)
        #expect(view.subviews.isEmpty)
    }

    @Test("A provider has 20 rows or items by default, and uses the app's closures for cells and sizes")
    func provider() {
        let (table, path) = (UITableView(), IndexPath(row: 3, section: 0))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let plain = SomoDataSourceProvider(cellReuseIdentifier: RowCell.identifier)
        #expect(plain.numberOfRowsInSection == 20)
        #expect(plain.tableView(table, numberOfRowsInSection: 0) == 20)
        #expect(plain.collectionView(collection, numberOfItemsInSection: 0) == 20)
        plain.numberOfRowsInSection = 7
        #expect(plain.tableView(table, numberOfRowsInSection: 0) == 7)
        plain.numberOfRowsInSection = -1
        #expect(plain.tableView(table, numberOfRowsInSection: 0) == 0)
        #expect(plain.collectionView(collection, numberOfItemsInSection: 0) == 0)

        let (row, tile) = (RowCell(), TileCell(frame: .zero))
        let rows = SomoDataSourceProvider(tableCell: { _, _ in row }, height: { CGFloat($1.row) * 10 })
        #expect(rows.tableView(table, cellForRowAt: path) === row)
        #expect(rows.tableView(table, heightForRowAt: path) == 30)

        let size = CGSize(width: 5, height: 6)
        let tiles = SomoDataSourceProvider(collectionCell: { _, _ in tile }, size: { _, _ in size })
        #expect(tiles.collectionView(collection, cellForItemAt: path) === tile)
        let layout = collection.collectionViewLayout
        #expect(tiles.collectionView(collection, layout: layout, sizeForItemAt: path) == size)
    }

    @Test("A provider's initializer with Somo's names has the same effect as the one with other names")
    func originalInitializer() {
        let (table, row, path) = (UITableView(), RowCell(), IndexPath(row: 3, section: 0))
        let rows = SomoDataSourceProvider(tableViewCellBlock: { _, _ in row }, heightBlock: { CGFloat($1.row) * 10 })
        #expect(rows.tableView(table, cellForRowAt: path) === row)
        #expect(rows.tableView(table, heightForRowAt: path) == 30)
    }

    /// A subclass of the provider, like those of apps.
    private final class TwoSections: SomoDataSourceProvider {
        var shown: [IndexPath] = []

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }

        override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
            shown.append(indexPath)
        }
    }

    @Test("Methods overridden in a subclass of the provider are called")
    func derivedProvider() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(RowCell.self, forCellReuseIdentifier: RowCell.identifier)
        let provider = TwoSections(cellReuseIdentifier: RowCell.identifier)
        provider.numberOfRowsInSection = 1
        (table.dataSource, table.delegate) = (provider, provider)
        stage.window.addSubview(table)
        stage.advance(by: 0)

        #expect(table.numberOfSections == 2)
        #expect(provider.shown.map(\.section) == [0, 1])
        #expect(table.visibleCells.allSatisfy { $0.isLoadingSkeleton })
    }
}
