import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Scroll position of a UICollectionView")
struct CollectionPositionTests {
    private final class MirroredFlow: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private let flow = MirroredFlow()
    private let fixture: CollectionFixture
    private var view: UICollectionView { fixture.view }

    init() {
        flow.itemSize = CGSize(width: 40, height: 20)
        fixture = CollectionFixture(layout: flow)
    }

    /// Returns the item's origin on the screen.
    private func place(_ item: Int) -> CGPoint? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0)).map {
            CGPoint(x: $0.frame.minX - view.contentOffset.x, y: $0.frame.minY - view.contentOffset.y)
        }
    }

    @Test("A resize keeps the first visible item in place, even at the beginning")
    func resize() {
        fixture.show([200])
        // Items 20 and 21 are in line 10, at 300. Five points of them have passed the top.
        view.contentOffset.y = 305
        fixture.stage.advance(by: 0.1)
        view.frame.size.width = 150
        fixture.stage.advance(by: 0.1)
        #expect(place(20)?.y == -5 && fixture.shownItems.contains(20))
        view.frame.size = CGSize(width: 45, height: 60)
        fixture.stage.advance(by: 0.1)
        // Now the line at the top begins with item 18.
        #expect(place(18)?.y == -5 && fixture.shownItems.first == 18)

        view.contentOffset.y = 0
        fixture.stage.advance(by: 0.1)
        view.frame.size = CGSize(width: 100, height: 100)
        fixture.stage.advance(by: 0.1)
        #expect(view.contentOffset.y == 0)
    }

    @Test("If items grow, the same fraction of the first visible item stays above the top")
    func sizes() {
        fixture.show([200])
        view.contentOffset.y = 305
        fixture.stage.advance(by: 0.1)
        flow.itemSize.height = 80
        fixture.stage.advance(by: 0.1)
        #expect(place(20)?.y == -20)
    }

    @Test("Insertions and deletions above keep visible items in place, except at the beginning")
    func updatesAbove() {
        fixture.show([100])
        view.contentOffset.y = 305
        fixture.stage.advance(by: 0.1)
        fixture.source.sections = [104]
        view.insertItems(at: (0..<4).map { IndexPath(item: $0, section: 0) })
        #expect(place(24)?.y == -5 && view.contentOffset.y == 365)
        fixture.source.sections = [98]
        view.deleteItems(at: (0..<6).map { IndexPath(item: $0, section: 0) })
        #expect(place(18)?.y == -5)
        // The first visible item is deleted, and the next one keeps its position.
        fixture.source.sections = [97]
        view.deleteItems(at: [IndexPath(item: 18, section: 0)])
        #expect(place(18)?.y == -5)

        view.contentOffset.y = 0
        fixture.stage.advance(by: 0.5)
        fixture.source.sections = [98]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        #expect(view.contentOffset.y == 0)
    }

    @Test("Moving the first visible item away does not move the screen")
    func movedAway() {
        fixture.show([100])
        view.contentOffset.y = 305
        fixture.stage.advance(by: 0.1)
        view.moveItem(at: IndexPath(item: 20, section: 0), to: IndexPath(item: 99, section: 0))
        #expect(view.contentOffset.y == 305 && place(20)?.y == -5)
    }

    @Test("Insertions above don't disturb a drag or its deceleration", arguments: [false, true])
    func drag(isHorizontal: Bool) {
        flow.scrollDirection = isHorizontal ? .horizontal : .vertical
        flow.itemSize = isHorizontal ? CGSize(width: 20, height: 40) : CGSize(width: 40, height: 20)
        fixture.show([1000])
        func point(_ length: CGFloat) -> CGPoint {
            CGPoint(x: isHorizontal ? length : 50, y: isHorizontal ? 50 : length)
        }
        func offset() -> CGFloat { isHorizontal ? view.contentOffset.x : view.contentOffset.y }
        view.contentOffset = CGPoint(x: isHorizontal ? 6000 : 0, y: isHorizontal ? 0 : 6000)
        fixture.stage.advance(by: 0.1)
        fixture.stage.window.handle(.pointerPressed(point(20)))
        for step in 1...4 {
            fixture.stage.window.handle(.pointerMoved(point(20 + CGFloat(step) * 10)))
            fixture.stage.advance(by: 1.0 / 60)
        }
        let before = offset()
        func insertAbove() {
            fixture.source.sections[0] += 4
            view.insertItems(at: (0..<4).map { IndexPath(item: $0, section: 0) })
        }
        insertAbove()
        #expect(offset() == before + 60)
        fixture.stage.window.handle(.pointerMoved(point(70)))
        fixture.stage.advance(by: 1.0 / 60)
        #expect(offset() == before + 50)

        fixture.stage.window.handle(.pointerReleased(point(70)))
        fixture.stage.advance(by: 1.0 / 60)
        #expect(view.isDecelerating)
        let momentum = offset()
        insertAbove()
        #expect(offset() == momentum + 60)
        fixture.stage.advance(by: 1.0 / 60)
        #expect(offset() < momentum + 60 && offset() > momentum + 40)
        // A layout change also keeps the position.
        fixture.stage.advance(by: 1.0 / 60)
        #expect(view.isDecelerating)
        let item = view.indexPathsForVisibleItems.first?.item ?? 0
        flow.minimumLineSpacing = 20
        fixture.stage.advance(by: 1.0 / 60)
        #expect(abs((view.indexPathsForVisibleItems.first?.item ?? 0) - item) <= 2)
    }

    @Test("Content dragged beyond its beginning stays there while items are inserted")
    func dragBeyond() {
        fixture.show([100])
        fixture.stage.window.handle(.pointerPressed(CGPoint(x: 50, y: 20)))
        for step in 1...4 {
            fixture.stage.window.handle(.pointerMoved(CGPoint(x: 50, y: 20 + CGFloat(step) * 15)))
            fixture.stage.advance(by: 1.0 / 60)
        }
        let before = view.contentOffset.y
        #expect(before < -10)
        fixture.source.sections = [101]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        #expect(view.contentOffset.y == before)
        fixture.stage.window.handle(.pointerReleased(CGPoint(x: 50, y: 80)))
        fixture.stage.advance(by: 2, step: 1.0 / 60)
        #expect(view.contentOffset.y == 0)
    }

    @Test("Changing the layout keeps the first visible item in place", arguments: [true, false])
    func layouts(animated: Bool) {
        fixture.show([100])
        view.contentOffset.y = 300
        fixture.stage.advance(by: 0.1)
        let column = UICollectionViewFlowLayout()
        column.itemSize = CGSize(width: 100, height: 50)
        view.setCollectionViewLayout(column, animated: animated)
        fixture.stage.advance(by: 1)
        #expect(place(20) == .zero && fixture.shownItems == [20, 21])
    }

    @Test("A layout whose items follow the content offset leaves the offset unchanged")
    func followsScrolling() {
        final class Falling: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
                attributes.frame = .at(0, (collectionView?.contentOffset.y ?? 0) * 1.5, 50, 50)
                return [attributes]
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        }
        let fixture = CollectionFixture(layout: Falling())
        fixture.show([1])
        for _ in 0..<4 { fixture.scroll(by: CGVector(dx: 0, dy: 10)) }
        #expect(fixture.view.contentOffset.y == 40 && fixture.view.visibleCells[0].frame.minY == 60)
    }

    @Test("A mirrored carousel starts at the right end, stays there, and keeps any other position")
    func mirrored() {
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 40, height: 100)
        fixture.stage.direction = .rightToLeft
        fixture.show([10])
        // Ten items of 40 points with gaps of 10 are 490 points long.
        #expect(view.contentOffset.x == 390 && fixture.shownItems == [0, 1])
        #expect(place(0)?.x == 60 && place(1)?.x == 10)
        #expect(view.indexPathForItem(at: CGPoint(x: 455, y: 50))?.item == 0)

        fixture.show([20])
        #expect(view.contentOffset.x == 890 && fixture.shownItems == [0, 1])
        view.frame.size.width = 150
        fixture.stage.advance(by: 0.1)
        #expect(place(0)?.x == 110)

        view.contentOffset.x -= 105
        fixture.stage.advance(by: 0.1)
        let before = place(3)
        fixture.source.sections = [23]
        view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
        #expect(place(6) == before)
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .right, animated: false)
        #expect(place(0)?.x == 110)
    }

    @Test("Content narrower than a mirrored view is aligned right")
    func narrow() {
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 40, height: 100)
        fixture.stage.direction = .rightToLeft
        fixture.show([1])
        #expect(view.visibleCells[0].frame == .at(60, 0, 40, 100) && view.contentOffset.x == 0)
    }
}
