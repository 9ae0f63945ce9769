import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Orthogonal sections")
struct OrthogonalSectionsTests {
    private let fixture: CompositionalFixture
    private var view: UICollectionView { fixture.view }

    init() {
        fixture = Self.make(.continuous)
    }

    /// Creates a section of tiles of 40 by 30 points that scrolls horizontally, and a section of rows of 20 points.
    private static func make(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> CompositionalFixture {
        let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .fractionalHeight(1))
        let tiles = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: .of(.absolute(40), .absolute(30)), subitems: [item]))
        tiles.interGroupSpacing = 10
        tiles.orthogonalScrollingBehavior = behavior
        change(tiles)
        let rows = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: .of(.fractionalWidth(1), .absolute(20)), subitems: [item]))
        let fixture = CompositionalFixture([tiles, rows])
        fixture.base.show([20, 20])
        return fixture
    }

    private func items(_ section: Int, of fixture: CompositionalFixture? = nil) -> [Int] {
        (fixture ?? self.fixture).view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
    }

    private func frame(_ item: Int, of fixture: CompositionalFixture? = nil) -> CGRect? {
        (fixture ?? self.fixture).view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    /// Returns the frame of an item's cell in the collection view.
    private func shownFrame(_ item: Int) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: view) }
    }

    private func wheel(_ dx: CGFloat, _ dy: CGFloat, at y: CGFloat, _ fixture: CompositionalFixture? = nil) {
        let stage = (fixture ?? self.fixture).stage
        stage.scroll(at: CGPoint(x: 50, y: y), by: CGVector(dx: dx, dy: dy))
        stage.advance(by: 0.02)
    }

    /// Drags from `start` to `end` over a tenth of a second.
    private func drag(from start: CGPoint, to end: CGPoint, _ other: CompositionalFixture? = nil) {
        let stage = (other ?? fixture).stage
        stage.window.handle(.pointerPressed(start))
        for step in 1...10 {
            let part = CGFloat(step) / 10
            stage.advance(by: 0.01)
            stage.window.handle(
                .pointerMoved(
                    CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
        }
        stage.window.handle(.pointerReleased(end))
        stage.advance(by: 0.01)
    }

    @Test("The section is as high as its groups, and only visible tiles have cells")
    func places() {
        #expect(view.contentSize == CGSize(width: 100, height: 430))
        #expect(items(0) == [0, 1])
        #expect(items(1) == [0, 1, 2, 3])
        #expect(shownFrame(1) == .at(50, 0, 40, 30))
    }

    @Test("The wheel scrolls the section horizontally and the view vertically, and cells are reused")
    func wheel() {
        var cells = Set(view.visibleCells.map(ObjectIdentifier.init))
        for _ in 0..<40 {
            wheel(17, 0, at: 15)
            cells.formUnion(view.visibleCells.map(ObjectIdentifier.init))
        }
        #expect(items(0).last! >= 13)
        #expect(cells.count <= 9)
        #expect(items(0).allSatisfy { shownFrame($0) == frame($0) })
        #expect(view.contentOffset == .zero)
        // The section stops at its end; the rest of the distance is dropped.
        wheel(5000, 0, at: 15)
        #expect(items(0) == [18, 19])
        wheel(0, 30, at: 15)
        #expect(view.contentOffset.y == 30)
        wheel(0, -30, at: 15)
        #expect(items(0) == [18, 19], "the section keeps its place while it is off screen")
    }

    @Test("A drag scrolls the section and decelerates; a vertical drag scrolls the view")
    func drag() throws {
        drag(from: CGPoint(x: 80, y: 15), to: CGPoint(x: 10, y: 15))
        let begin = try #require(frame(0)).minX
        #expect(begin < -50)
        fixture.stage.advance(by: 2)
        #expect(try #require(frame(0)).minX < begin - 20)
        drag(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 5))
        #expect(view.contentOffset.y > 10)
    }

    @Test(
        "A flick moves to the next group or page, and a short scroll returns to the current one",
        arguments: [
            UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered, .paging,
        ])
    func paging(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        let fixture = Self.make(behavior)
        let start = try #require(frame(0, of: fixture)).minX
        drag(from: CGPoint(x: 60, y: 15), to: CGPoint(x: 40, y: 15), fixture)
        fixture.stage.advance(by: 2)
        let step: CGFloat = behavior == .paging ? 100 : 50
        #expect(frame(0, of: fixture)?.minX == start - step)
        wheel(8, 0, at: 15, fixture)
        fixture.stage.advance(by: 2)
        #expect(frame(0, of: fixture)?.minX == start - step)
        wheel(30, 0, at: 15, fixture)
        fixture.stage.advance(by: 2)
        #expect(frame(0, of: fixture)?.minX == start - 2 * step)
        #expect(start == (behavior == .groupPagingCentered ? 30 : 0))
    }

    @Test("Arrow keys move between tiles, scroll them into view and leave the section downward")
    func keys() {
        fixture.stage.press(.keyboardTab)
        for _ in 0..<4 { fixture.stage.press(.keyboardRightArrow) }
        fixture.stage.advance(by: 0.1)
        #expect(items(0) == [3, 4])
        #expect(frame(4)?.maxX == 100)
        fixture.stage.press(.keyboardSpacebar)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
        fixture.stage.press(.keyboardDownArrow)
        fixture.stage.press(.keyboardSpacebar)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
    }

    @Test("scrollToItem shows an item in its section, and the section in the view")
    func scrollTo() {
        wheel(0, 300, at: 50)
        view.scrollToItem(at: IndexPath(item: 10, section: 0), at: [.centeredHorizontally, .top], animated: false)
        fixture.stage.advance(by: 0.1)
        #expect(view.contentOffset.y == 0)
        #expect(shownFrame(10) == .at(30, 0, 40, 30))
    }

    @Test("In a right-to-left layout, the section starts at the right, and the wheel scrolls to the left")
    func mirrored() {
        view.semanticContentAttribute = .forceRightToLeft
        fixture.stage.advance(by: 0.1)
        #expect(shownFrame(0) == .at(60, 0, 40, 30))
        wheel(-45, 0, at: 15)
        #expect(shownFrame(1) == .at(55, 0, 40, 30))
        #expect(frame(1) == .at(55, 0, 40, 30))
    }

    @Test("A click selects the tile under the pointer in a scrolled section")
    func clicks() {
        wheel(110, 0, at: 15)
        fixture.stage.click(at: CGPoint(x: 20, y: 15))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test("An item can move out of the section, and the section can be deleted and inserted")
    func updates() {
        wheel(60, 0, at: 15)
        fixture.base.source.sections = [19, 21]
        view.performBatchUpdates {
            view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 1))
        }
        fixture.stage.advance(by: 0.1)
        fixture.stage.advance(by: 1)
        #expect(items(0).allSatisfy { shownFrame($0) == frame($0) })
        let moved = view.cellForItem(at: IndexPath(item: 1, section: 1))
        #expect(moved?.superview === view)
        #expect(moved?.frame == .at(0, 50, 100, 20))

        fixture.base.source.sections = [21]
        view.deleteSections([0])
        fixture.stage.advance(by: 1)
        #expect(view.subviews.filter { $0 is UIScrollView }.count == 1)
        #expect(items(0).allSatisfy { shownFrame($0) == frame($0) })
        fixture.base.source.sections = [20, 21]
        view.insertSections([0])
        fixture.stage.advance(by: 1)
        #expect(items(0) == [0, 1])
    }

    @Test("Changing the layout moves the cells out of the section and back", arguments: [false, true])
    func otherLayouts(animated: Bool) {
        let own = view.collectionViewLayout
        wheel(60, 0, at: 15)
        let flow = UICollectionViewFlowLayout()
        view.setCollectionViewLayout(flow, animated: animated)
        fixture.stage.advance(by: 0.1)
        fixture.stage.advance(by: 1)
        #expect(view.visibleCells.allSatisfy { $0.superview === view })
        #expect(view.subviews.allSatisfy { !($0 is UIScrollView) })
        view.setCollectionViewLayout(own, animated: animated)
        fixture.stage.advance(by: 1)
        #expect(!items(0).isEmpty && items(0).allSatisfy { shownFrame($0) == frame($0) })
    }

    @Test("The visible items handler gets the section's offset and can change the items")
    func handler() {
        var offsets: [CGFloat] = []
        let fixture = Self.make(.continuous) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                offsets.append(offset.x)
                for item in items {
                    let aside = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                    item.alpha = 1 - aside / 100
                }
            }
        }
        wheel(25, 0, at: 15, fixture)
        #expect(offsets.last == 25)
        let cell = fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(abs((cell?.alpha ?? 0) - 0.95) < 0.001)
    }

    private final class Prefetching: UICollectionViewDataSourcePrefetching {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log.append("ask \(indexPaths.map { "\($0.section).\($0.item)" }.joined(separator: " "))")
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            log.append("drop \(indexPaths.map { "\($0.section).\($0.item)" }.joined(separator: " "))")
        }
    }

    @Test("Items of the section are prefetched separately from those of the view")
    func prefetching() {
        let prefetching = Prefetching()
        view.prefetchDataSource = prefetching
        fixture.stage.advance(by: 0.1)
        #expect(prefetching.log == ["ask 1.4 1.5 1.6 1.7", "ask 0.2 0.3"])
        prefetching.log = []
        wheel(50, 0, at: 15)
        #expect(prefetching.log == ["ask 0.4"])
        prefetching.log = []
        wheel(0, 40, at: 15)
        #expect(prefetching.log == ["drop 0.3 0.4", "ask 1.8 1.9 1.10 1.11"])
    }
}
