import Foundation
import Reporting
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("UICollectionViewLayout")
struct UICollectionViewLayoutTests {
    /// A layout with two columns. Each item goes below the shorter column. Item n is 10 + 10 (n % 3) points high.
    private final class Waterfall: UICollectionViewLayout {
        private var attributes: [UICollectionViewLayoutAttributes] = []
        private(set) var preparations = 0
        var followsScrolling = false
        var answersEverything = false

        override func prepare() {
            preparations += 1
            attributes = []
            guard let collectionView else { return }
            let width = collectionView.bounds.width / 2
            var heights: [CGFloat] = [0, 0]
            for item in 0..<collectionView.numberOfItems(inSection: 0) {
                let column = heights[0] <= heights[1] ? 0 : 1
                let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                let height = 10 + CGFloat(item % 3) * 10
                place.frame = CGRect(x: CGFloat(column) * width, y: heights[column], width: width, height: height)
                heights[column] += height
                attributes.append(place)
            }
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: attributes.map(\.frame.maxY).max() ?? 0)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            answersEverything ? attributes : attributes.filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsScrolling }
    }

    /// A layout that returns the given attributes.
    private final class Given: UICollectionViewLayout {
        var attributes: [UICollectionViewLayoutAttributes] = []
        override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: 100) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            attributes
        }
        func add(_ item: Int, _ frame: CGRect, zIndex: Int = 0) {
            let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            place.frame = frame
            place.zIndex = zIndex
            attributes.append(place)
        }
    }

    /// A flow layout that snaps items of 40 points to the left edge.
    private final class Snapping: UICollectionViewFlowLayout {
        final class Attributes: UICollectionViewLayoutAttributes {}
        var velocity: CGPoint?
        var isOdd = false

        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            self.velocity = velocity
            return CGPoint(x: isOdd ? .nan : (proposedContentOffset.x / 40).rounded() * 40, y: 0)
        }
    }

    /// A layout that records the invalidation contexts that invalidate everything. Those of bounds changes don't.
    private final class Recording: UICollectionViewFlowLayout {
        var contexts: [UICollectionViewLayoutInvalidationContext] = []

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            if context.invalidateEverything { contexts.append(context) }
            super.invalidateLayout(with: context)
        }
    }

    @Test("Reloads and updates invalidate the counts; changes to the layout don't")
    func counts() {
        let layout = Recording()
        let fixture = CollectionFixture(layout: layout)
        func counts(_ change: () -> Void) -> [Bool] {
            layout.contexts = []
            change()
            fixture.stage.advance(by: 1)
            return layout.contexts.map(\.invalidateDataSourceCounts)
        }
        #expect(counts { fixture.show([3]) } == [true])
        #expect(
            counts {
                fixture.source.sections = [4]
                fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            } == [true])
        #expect(counts { fixture.view.performBatchUpdates(nil) } == [false])
        #expect(counts { layout.itemSize = CGSize(width: 30, height: 30) } == [false])
        #expect(counts { layout.invalidateLayout() } == [false])
    }

    private final class WrongClasses: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { UIView.self }
        override class var invalidationContextClass: AnyClass { UIView.self }
    }

    @Test(
        "A layout can set the target content offset and the class of its attributes",
        arguments: [false, true])
    func snapping(isOdd: Bool) throws {
        let layout = Snapping()
        layout.isOdd = isOdd
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 40, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let fixture = CollectionFixture(layout: layout)
        fixture.source.sections = [50]
        fixture.view.reloadData()
        fixture.stage.advance(by: 0.1)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) is Snapping.Attributes)

        fixture.stage.window.handle(.pointerPressed(CGPoint(x: 90, y: 50)))
        for step in 1...10 {
            fixture.stage.advance(by: 0.01)
            fixture.stage.window.handle(.pointerMoved(CGPoint(x: 90 - CGFloat(step) * 3, y: 50)))
        }
        fixture.stage.window.handle(.pointerReleased(CGPoint(x: 60, y: 50)))
        fixture.stage.advance(by: 5)
        let velocity = try #require(layout.velocity)
        let offset = fixture.view.contentOffset.x
        #expect(velocity.x > 0.1 && velocity.x < 1 && offset > 30 && offset.isFinite)
        #expect(isOdd || offset.truncatingRemainder(dividingBy: 40) == 0)
    }

    @Test("Classes of the wrong kind are ignored with a message")
    func wrongClasses() {
        var fixture: CollectionFixture?
        let messages = Diagnostics.messages {
            let made = CollectionFixture(layout: WrongClasses())
            made.source.sections = [3]
            made.view.reloadData()
            made.stage.advance(by: 0.1)
            made.view.register(UICollectionViewLayout.self, forCellWithReuseIdentifier: "odd")
            UITableView().register(UILabel.self, forCellReuseIdentifier: "odd")
            fixture = made
        }
        #expect(fixture?.view.visibleCells.isEmpty == false)
        for part in ["layoutAttributesClass is", "UICollectionViewLayout was not reg", "UILabel was not registered"] {
            #expect(messages.contains { $0.contains(part) }, "\(part): \(messages)")
        }
    }

    @Test("A custom waterfall layout places items, maps points to items, and can be scrolled")
    func waterfall() {
        let layout = Waterfall()
        let fixture = CollectionFixture(layout: layout)
        fixture.show([30])

        // The heights are 10, 20, 30, 10, 20, 30: the left column gets 10 and 30, the right column 20, 10 and 20.
        #expect(
            fixture.frames().prefix(6) == [
                .at(0, 0, 50, 10), .at(50, 0, 50, 20), .at(0, 10, 50, 30), .at(50, 20, 50, 10), .at(50, 30, 50, 20),
                .at(0, 40, 50, 30),
            ])
        #expect(fixture.view.visibleCells[2].frame == .at(0, 10, 50, 30))
        #expect(fixture.view.contentSize.width == 100)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 60, y: 25)) == IndexPath(item: 3, section: 0))

        fixture.scroll(by: CGVector(dx: 0, dy: 100))
        #expect(fixture.view.contentOffset.y == 100)
        #expect(!fixture.shownItems.contains(0) && fixture.shownItems.count < 20)
    }

    @Test("A layout is prepared once, again after a resize, and for scrolling only on request")
    func preparations() {
        let layout = Waterfall()
        let fixture = CollectionFixture(layout: layout)
        fixture.show([30])
        #expect(layout.preparations == 1)

        fixture.scroll(by: CGVector(dx: 0, dy: 10))
        #expect(layout.preparations == 1)

        fixture.view.frame.size.width = 60
        fixture.stage.advance(by: 0.1)
        #expect(layout.preparations == 2)
        #expect(fixture.view.visibleCells[0].frame.width == 30)

        layout.followsScrolling = true
        fixture.scroll(by: CGVector(dx: 0, dy: 10))
        #expect(layout.preparations == 3)

        layout.invalidateLayout()
        layout.invalidateLayout()
        fixture.stage.advance(by: 0.1)
        #expect(layout.preparations == 4)
    }

    @Test("Attributes outside the visible area create no cells")
    func everything() {
        let layout = Waterfall()
        layout.answersEverything = true
        let fixture = CollectionFixture(layout: layout)
        fixture.show([1000])
        #expect(fixture.source.cellsGiven < 20)
    }

    @Test("Hidden and invalid attributes are ignored, and so are earlier ones of the same item")
    func lies() {
        let layout = Given()
        let fixture = CollectionFixture(layout: layout)
        layout.add(0, .at(0, 0, 10, 10))
        layout.add(0, .at(20, 0, 10, 10))
        layout.add(7, .at(0, 0, 10, 10))
        layout.add(-1, .at(0, 0, 10, 10))
        layout.add(1, .at(.nan, 0, 10, 10))
        layout.add(2, .at(0, 0, 10, 10))
        layout.attributes[5].isHidden = true
        layout.attributes.append(UICollectionViewLayoutAttributes(forCellWith: IndexPath()))
        fixture.show([3])

        #expect(fixture.shownItems == [0])
        #expect(fixture.view.visibleCells.map(\.frame) == [.at(20, 0, 10, 10)])
        #expect(fixture.view.contentSize == CGSize(width: 0, height: 100))
    }

    @Test("A higher zIndex is in front for drawing and hit testing, even when it changes")
    func zIndex() {
        let layout = Given()
        let fixture = CollectionFixture(layout: layout)
        layout.add(0, .at(0, 0, 50, 50), zIndex: 1)
        layout.add(1, .at(0, 0, 50, 50))
        fixture.show([2])
        func order() -> [Int] { fixture.view.subviews.compactMap { ($0 as? CollectionFixture.Cell)?.item } }
        #expect(order() == [1, 0])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 5))?.item == 0)

        layout.attributes[1].zIndex = 2
        layout.invalidateLayout()
        fixture.stage.advance(by: 0.1)
        #expect(order() == [0, 1])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 5))?.item == 1)
    }

    @Test("The transform and alpha of attributes apply to the cell")
    func appearance() {
        let layout = Given()
        let fixture = CollectionFixture(layout: layout)
        layout.add(0, .at(10, 10, 20, 20))
        layout.attributes[0].transform = CGAffineTransform(scaleX: 2, y: 2)
        layout.attributes[0].alpha = 0.5
        fixture.show([1])
        #expect(fixture.view.visibleCells[0].frame == .at(0, 0, 40, 40))
        #expect(fixture.view.visibleCells[0].alpha == 0.5)
    }

    @Test("A new layout places the existing cells, and the old layout is detached")
    func exchange() {
        let (first, second) = (Waterfall(), UICollectionViewFlowLayout())
        let fixture = CollectionFixture(layout: first)
        fixture.show([4])
        fixture.view.setCollectionViewLayout(second, animated: false)
        fixture.stage.advance(by: 0.1)

        #expect(first.collectionView == nil && second.collectionView === fixture.view)
        #expect(fixture.view.visibleCells.map(\.frame) == [.at(25, 0, 50, 50), .at(25, 60, 50, 50)])
        #expect(fixture.source.cellsGiven == 4)
    }

    @Test("Attributes are equal if they describe the same element and have the same values")
    func equality() throws {
        let path = IndexPath(item: 1, section: 0)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy !== attributes && copy == attributes && copy.hash == attributes.hash)
        copy.alpha = 0.5
        #expect(copy != attributes)
        copy.alpha = 1
        copy.indexPath.item = 2
        #expect(copy != attributes)
        #expect(Snapping.Attributes(forCellWith: path) != UICollectionViewLayoutAttributes(forCellWith: path))
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: path)
        #expect(header != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path))
        let category: UICollectionView.ElementCategory = header.representedElementCategory
        #expect(category == .supplementaryView)
        #expect(UICollectionViewUpdateItem.Action(rawValue: 4) == UICollectionViewUpdateItem.Action.none)
    }

    @Test("The base class shows nothing")
    func base() {
        let fixture = CollectionFixture(layout: UICollectionViewLayout())
        fixture.show([5])
        #expect(fixture.view.visibleCells.isEmpty && fixture.view.contentSize == .zero)
        #expect(fixture.view.numberOfItems(inSection: 0) == 5)
    }
}
