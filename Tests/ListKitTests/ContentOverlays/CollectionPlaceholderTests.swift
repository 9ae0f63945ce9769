import Foundation
import StageKit
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Placeholder items of a UICollectionView")
struct CollectionOverlayTests {
    private final class ContentOverlay: ListSource {
        var sections = [3]
        var fillsView = false
        var givesHeaders = false
        private unowned let view: UICollectionView

        init(_ view: UICollectionView) {
            self.view = view
        }

        func numberOfSections() -> Int? { sections.count }
        func numberOfItems(inSection section: Int) -> Int {
            fillsView ? Int(view.bounds.height / 30) * 2 : sections[section]
        }
        func part(for element: ListElement) -> UIView? {
            if !element.isCell { return givesHeaders ? UICollectionReusableView(frame: .zero) : nil }
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: element.path)
        }
    }

    private final class Witness: UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log.append("will \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { log.append("did end \(indexPath.item)") }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("+\(indexPath.item)")
        }
    }

    private let flow = UICollectionViewFlowLayout()
    private let fixture: CollectionFixture
    private let contentOverlay: ContentOverlay
    private let witness = Witness()
    private var view: UICollectionView { fixture.view }

    init() {
        flow.itemSize = CGSize(width: 40, height: 20)
        fixture = CollectionFixture(layout: flow)
        contentOverlay = ContentOverlay(fixture.view)
        view.delegate = witness
    }

    @Test("The data source and delegate aren't called for placeholder items, but again after them")
    func exchange() {
        fixture.show([5])
        witness.log = []

        view.list.setPlaceholderSource(contentOverlay)
        fixture.stage.advance(by: 0.1)
        fixture.stage.click(at: CGPoint(x: 20, y: 10))
        #expect(view.visibleCells.count == 3 && view.numberOfItems(inSection: 0) == 3)
        #expect(fixture.source.cellsGiven == 5)
        #expect(witness.log.isEmpty && view.indexPathsForSelectedItems == nil)

        view.list.setPlaceholderSource(nil)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.shownItems == [0, 1, 2, 3, 4])
        #expect(witness.log == (0..<5).map { "will \($0)" })
        #expect(view.descendants(of: CollectionFixture.Cell.self).count == 5)
    }

    @Test("A reload ends the placeholder items only if requested")
    func reload() {
        view.list.setPlaceholderSource(contentOverlay)
        fixture.show([5])
        #expect(view.visibleCells.count == 3 && view.list.placeholderSource != nil)

        view.list.endsPlaceholdersOnReload = true
        fixture.show([5])
        #expect(view.list.placeholderSource == nil && !view.list.endsPlaceholdersOnReload)
        #expect(fixture.shownItems == [0, 1, 2, 3, 4])
        #expect(witness.log == (0..<5).map { "will \($0)" })
    }

    @Test("Old items fade into new ones, keep their position, and return to the reuse queue")
    func fade() {
        fixture.show([100])
        fixture.scroll(by: CGVector(dx: 0, dy: 300))
        let old = view.visibleCells
        let places = old.map { $0.convert(CGPoint.zero, to: nil) }

        view.list.setPlaceholderSource(contentOverlay, fade: fixture.stage.fade(to: 1, duration: 0.5))
        #expect(view.list.departing.views.map(ObjectIdentifier.init) == old.map(ObjectIdentifier.init))
        #expect(view.contentOffset.y == 0)
        fixture.stage.advance(by: 0.25)
        #expect(old.map { $0.convert(CGPoint.zero, to: nil) } == places)
        #expect(old.allSatisfy { $0.layer.zPosition > 0 } && view.visibleCells.count == 3)

        fixture.stage.advance(by: 0.5)
        #expect(view.list.departing.views.isEmpty && old.allSatisfy { $0.superview == nil && $0.alpha == 1 })
        view.list.setPlaceholderSource(nil)
        fixture.stage.advance(by: 0.1)
        #expect(view.visibleCells.contains { cell in old.contains { $0 === cell } })
    }

    @Test("Headers come from the placeholder source, or else from the data source")
    func headers() {
        flow.headerReferenceSize.height = 30
        contentOverlay.givesHeaders = true
        view.list.setPlaceholderSource(contentOverlay)
        fixture.stage.advance(by: 0.1)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(view.visibleSupplementaryViews(ofKind: kind).count == 1 && fixture.source.headersGiven == 0)

        contentOverlay.givesHeaders = false
        view.list.setPlaceholderSource(contentOverlay)
        fixture.stage.advance(by: 0.1)
        #expect(view.visibleSupplementaryViews(ofKind: kind).first is CollectionFixture.Header)
    }

    @Test("A selected cell reused as a placeholder is not selected, nor is any cell after the final reload")
    func selection() {
        fixture.show([5])
        fixture.stage.click(at: CGPoint(x: 20, y: 10))
        #expect(view.visibleCells[0].isSelected)
        contentOverlay.sections = [5]

        view.list.setPlaceholderSource(contentOverlay)
        fixture.stage.advance(by: 0.1)
        #expect(view.visibleCells.count == 5 && view.visibleCells.allSatisfy { !$0.isSelected })

        view.list.setPlaceholderSource(nil)
        fixture.stage.advance(by: 0.1)
        #expect(view.visibleCells.count == 5 && view.visibleCells.allSatisfy { !$0.isSelected })
        #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
    }

    @Test("The number of placeholder items follows the size of the collection view")
    func resize() {
        contentOverlay.fillsView = true
        view.list.setPlaceholderSource(contentOverlay)
        fixture.stage.advance(by: 0.1)
        #expect(view.visibleCells.count == 6)

        view.frame.size.height = 60
        fixture.stage.advance(by: 0.1)
        #expect(view.numberOfItems(inSection: 0) == 4 && view.visibleCells.count == 4)
        #expect(view.contentSize.height == 50)
    }

    @Test("A negative number fills the view, with any layout")
    func automatic() {
        contentOverlay.sections = [-1]
        view.list.setPlaceholderSource(contentOverlay)
        fixture.stage.advance(by: 0.1)
        #expect(view.numberOfItems(inSection: 0) == 8 && view.visibleCells.count == 8)

        view.frame.size.height = 200
        fixture.stage.advance(by: 0.1)
        #expect(view.numberOfItems(inSection: 0) == 14)

        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 30, height: 90)
        contentOverlay.sections = [-1, 3, -1]
        view.list.setPlaceholderSource(contentOverlay)
        fixture.stage.advance(by: 0.1)
        #expect((0..<3).map { view.numberOfItems(inSection: $0) } == [6, 3, 6])

        view.setCollectionViewLayout(UICollectionViewLayout(), animated: false)
        view.list.setPlaceholderSource(contentOverlay)
        #expect(view.numberOfItems(inSection: 0) == 0)
        view.frame.size = .zero
        fixture.stage.advance(by: 0.1)
        #expect(view.numberOfItems(inSection: 0) == 0)
    }

    @Test("A batch update while placeholder items are shown is a reload, and removes them if requested")
    func batch() {
        fixture.show([5])
        view.list.setPlaceholderSource(contentOverlay)
        fixture.stage.advance(by: 0.1)
        var isDone = false
        fixture.source.sections = [6]
        view.performBatchUpdates {
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: {
            isDone = $0
        }
        fixture.stage.advance(by: 0.1)
        #expect(isDone && view.list.placeholderSource != nil && view.visibleCells.count == 3)

        view.list.endsPlaceholdersOnReload = true
        fixture.source.sections = [7]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        fixture.stage.advance(by: 0.1)
        #expect(view.list.placeholderSource == nil && fixture.shownItems == Array(0..<7))
    }
}
