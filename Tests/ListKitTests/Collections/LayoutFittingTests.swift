import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Custom layouts with self-sizing cells, and resizing")
struct LayoutFittingTests {
    private final class Context: UICollectionViewLayoutInvalidationContext {}

    /// A layout with a single column of rows, which are 10 points high until their cells prefer another height.
    private final class Column: UICollectionViewLayout {
        var heights: [Int: CGFloat] = [:]
        var adjustment: CGFloat = 0
        var callsSuper = false
        private(set) var log: [String] = []
        /// The attributes about which the layout was asked.
        private(set) var asked: [UICollectionViewLayoutAttributes] = []
        /// The index paths of missing items for which attributes were requested.
        private(set) var missing: [IndexPath] = []

        override class var invalidationContextClass: AnyClass { Context.self }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: frame(of: count).minY) }
        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        private func frame(of item: Int) -> CGRect {
            let top = (0..<item).reduce(0) { $0 + (heights[$1] ?? 10) }
            return CGRect(x: 0, y: top, width: 100, height: heights[item] ?? 10)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            if indexPath.item >= count { missing.append(indexPath) }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frame(of: indexPath.item)
            return attributes
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool {
            asked.append(original)
            if preferred.size.height != original.size.height { return true }
            guard callsSuper else { return false }
            return super.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
        override func invalidationContext(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            #expect(context is Context)
            heights[preferred.indexPath.item] = preferred.size.height
            context.contentOffsetAdjustment.y = adjustment
            return context
        }
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            log.append("prepare from \(oldBounds.width)")
        }
        override func finalizeAnimatedBoundsChange() {
            log.append("finalize")
        }
    }

    /// A cell that prefers 30 points.
    private final class Cell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 30
            return layoutAttributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var sections = 1
        var items = 200

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
    }

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 90))
    private let source = Source()
    private let layout = Column()
    private let view: UICollectionView

    init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 90), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "a")
        view.dataSource = source
        stage.window.addSubview(view)
    }

    @Test("Visible cells get their preferred size, and only those")
    func preferredSizes() {
        stage.advance(by: 1.0 / 60)
        #expect(view.visibleCells.map(\.frame.height) == [30, 30, 30])
        #expect(layout.heights[0] == 30 && layout.heights[19] == nil)
        #expect(view.contentSize.height == layout.collectionViewContentSize.height)
    }

    @Test("An empty layout isn't asked about items", arguments: [0, 1])
    func empty(sections: Int) {
        source.sections = sections
        source.items = 0
        view.reloadData()
        stage.advance(by: 1.0 / 60)
        #expect(layout.missing.isEmpty && layout.asked.isEmpty)

        source.sections = 1
        source.items = 2
        view.reloadData()
        stage.advance(by: 1.0 / 60)
        #expect(view.visibleCells.map(\.frame.height) == [30, 30])
        #expect(layout.missing.isEmpty && Set(layout.asked.map(\.indexPath.item)) == [0, 1])
    }

    @Test("A layout that calls super for some cells still sizes the others")
    func callsSuper() {
        layout.callsSuper = true
        layout.heights[0] = 30
        stage.advance(by: 1.0 / 60)
        #expect(view.visibleCells.map(\.frame.height) == [30, 30, 30])
        view.contentOffset.y = 90
        stage.advance(by: 1.0 / 60)
        #expect(view.visibleCells.map(\.frame.height) == [30, 30, 30])
    }

    @Test("The content moves by the adjustment of each context")
    func adjustments() {
        stage.advance(by: 1.0 / 60)
        let known = layout.heights.count
        layout.adjustment = 20
        view.contentOffset.y = 270
        stage.advance(by: 1.0 / 60)
        let new = layout.heights.count - known
        #expect(new > 0)
        #expect(view.contentOffset.y == 270 + 20 * CGFloat(new))
    }

    @Test("The first layout isn't announced as a change of the size, even in an animation")
    func animatedFirstLayout() {
        UIView.animate(withDuration: 1) { view.layoutIfNeeded() }
        #expect(layout.log.isEmpty && view.visibleCells.count == 3)
    }

    @Test("An animated change of the size is announced to the layout; other changes are not")
    func animatedResizing() {
        stage.advance(by: 1.0 / 60)
        view.frame.size.width = 80
        view.layoutIfNeeded()
        #expect(layout.log.isEmpty)
        UIView.animate(withDuration: 1) {
            view.frame.size.width = 60
            view.layoutIfNeeded()
        }
        #expect(layout.log == ["prepare from 80.0", "finalize"])
    }
}
