import SkeletonView
import StageKit
import Testing
import UIKit

/// Calls the unannotated functions on the main actor, as UIKit would, because compiling them doesn't show that they
/// also run.
@Suite("Unannotated code in language mode 5")
@MainActor
struct LanguageModeFiveTests {
    @Test("Layers animate, and the transaction's completion block is called")
    func layers() throws {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let gradient = Slide().gradient(in: stage.window.layer)
        #expect(gradient.animationKeys() == ["slide"])

        stage.advance(by: 3)

        #expect(gradient.animationKeys() == nil)
        #expect(gradient.name == "done")
    }

    @Test("Constraints place views")
    func constraints() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let view = UIView()
        stage.window.addSubview(view)
        let made = Card(pinned: view).pin(to: stage.window.safeAreaLayoutGuide, inset: 7)

        stage.advance(by: 0)

        #expect(made.allSatisfy { $0.isActive })
        #expect(view.frame == CGRect(x: 7, y: 7, width: 10, height: 10))
    }

    @Test("Animation blocks and gesture handlers run")
    func blocks() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let label = makeLabel("text")
        label.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        stage.window.addSubview(label)
        stage.click(at: CGPoint(x: 10, y: 10))
        var isDone = false
        fade(label) { isDone = true }

        stage.advance(by: 1)

        #expect(label.text == "tapped")
        #expect(isDone)
        #expect(label.alpha == 0)
    }

    @Test("A nonisolated data source fills a table")
    func table() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 400))
        let (table, rows) = (UITableView(frame: stage.window.bounds, style: .plain), Rows())
        table.dataSource = rows
        stage.window.addSubview(table)

        stage.advance(by: 0.1)

        #expect(table.visibleCells.map { $0.textLabel?.text } == ["row 0", "row 1", "row 2"])
    }

    @Test("A view controller contains a child, whose view shows a skeleton")
    func controllers() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 400))
        let child = UIViewController()
        stage.window.rootViewController = Router.shared.root
        Router.shared.show(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        showSkeleton(on: child.view)

        stage.advance(by: 0.1)

        #expect(child.parent === Router.shared.root)
        #expect(child.view.sk.isSkeletonActive)
        #expect(makeBand().frame.width == 100)
    }

    @Test("A compositional layout places self-sizing cells, and its collection view has a refresh control")
    func shelves() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
        let shelves = Shelves()
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: shelves.makeLayout())
        collection.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        collection.dataSource = source
        stage.window.addSubview(collection)
        shelves.addRefresh(to: collection)
        stage.advance(by: 1)

        #expect(collection.refreshControl?.isRefreshing == true)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 1)))
        #expect(cell.frame.width == 195)
        #expect(cell.frame.height == 150)
    }

    @Test("Property animators, transitions and implicit animations run, and symbols are shown")
    func animations() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let (drawer, label, layer) = (Drawer(), makeLabel("old"), CALayer())
        let (title, spinner, badge) = (makeTitle("title"), makeSpinner(around: CALayer()), makeBadge())
        for view in [drawer.view, label, badge] { stage.window.addSubview(view) }
        for sublayer in [layer, title, spinner] { stage.window.layer.addSublayer(sublayer) }
        stage.advance(by: 0)

        drawer.pan(by: 25)
        drawer.letGo(isBack: true)
        swap("new", in: label)
        move(layer, to: CGPoint(x: 20, y: 20))
        #expect(layer.animationKeys() == ["position"])
        stage.advance(by: 1)

        #expect(drawer.ends == [.start])
        #expect(drawer.view.frame.minY == 0)
        #expect(label.text == "new")
        #expect(badge.image?.isSymbolImage == true)
        #expect(!isDark())
    }
}
