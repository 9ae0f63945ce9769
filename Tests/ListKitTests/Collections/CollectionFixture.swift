import Foundation
import StageKit
import ViewKit

@testable import ListKit

/// A collection view of 100 by 100 points on a stage. Its cells know their item.
@MainActor
final class CollectionFixture {
    final class Cell: UICollectionViewCell {
        var item = -1
        var reuses = 0
        /// `true` if the cell was reused while it still looked selected or highlighted.
        var wasMarked = false
        override func prepareForReuse() {
            wasMarked = wasMarked || isSelected || isHighlighted
            item = -1
            reuses += 1
        }
    }

    final class Header: UICollectionReusableView {
        var section = -1
    }

    final class Source: UICollectionViewDataSource {
        var sections = [0]
        var cellsGiven = 0
        var headersGiven = 0

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            cellsGiven += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.item = indexPath.item
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            headersGiven += 1
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            (view as? Header)?.section = indexPath.section
            return view
        }
    }

    let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    let source = Source()
    let view: UICollectionView

    init(layout: UICollectionViewLayout) {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        view.dataSource = source
        stage.window.addSubview(view)
    }

    func show(_ sections: [Int]) {
        source.sections = sections
        view.reloadData()
        stage.advance(by: 0.1)
    }

    func scroll(by distance: CGVector) {
        stage.scroll(at: CGPoint(x: 50, y: 50), by: distance)
        stage.advance(by: 0.1)
    }

    /// Returns the frames of a section's items as reported by the layout.
    func frames(section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    var shownItems: [Int] { view.visibleCells.compactMap { ($0 as? Cell)?.item } }
}

/// A delegate that gives items the sizes in `sizes`, repeated in order.
@MainActor
final class FlowSizes: UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []
    var questions = 0
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        questions += 1
        return sizes[indexPath.item % sizes.count]
    }
}

extension CGRect {
    /// Returns a rectangle. This is shorthand for lists of rectangles.
    static func at(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
}
