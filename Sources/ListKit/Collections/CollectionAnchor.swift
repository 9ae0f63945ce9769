import Foundation

/// The scroll position of a collection view, relative to its visible items. Restoring it when the layout changes keeps
/// the first of these items in place. A view that is scrolled to the start of its content stays there.
@MainActor
struct CollectionAnchor {
    /// The index paths of the visible items, in ascending order, and the items' frames in the collection view's
    /// coordinates.
    private let cells: [(path: IndexPath, frame: CGRect)]
    private let offset: CGPoint
    /// The distance in points of the horizontal offset from its maximum. It is 0 at the start of mirrored content.
    private let distanceFromEnd: CGFloat
    private let isFlipped: Bool

    /// Captures the scroll position of `view`, which was `laidOutWidth` points wide at its last layout.
    init(of view: UICollectionView, laidOutWidth: CGFloat) {
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        cells = view.list.shown.filter(\.key.isCell)
            .map { element, part in
                let origin = view.origin(ofContainerOf: part)
                return (element.path, part.placedFrame.offsetBy(dx: origin.x, dy: origin.y))
            }
            .filter { $0.frame.isVisible(in: visible) }.sorted { $0.path < $1.path }
        offset = view.contentOffset
        isFlipped = view.isFlipped
        let largest = max(
            -view.adjustedContentInset.left, view.contentSize.width + view.adjustedContentInset.right - laidOutWidth)
        distanceFromEnd = largest - offset.x
    }

    /// Returns the offset that keeps the first remaining item in place on screen. `newPath` maps old index paths to new
    /// ones. The offset may be out of range.
    func offset(in view: UICollectionView, newPath: (IndexPath) -> IndexPath?) -> CGPoint {
        var target = offset
        if view.isFlipped { target.x = view.offsetRanges.x.upperBound - (isFlipped ? distanceFromEnd : 0) }
        guard let (old, new) = survivor(in: view, newPath: newPath) else { return target }
        let inset = view.adjustedContentInset
        if offset.y > -inset.top {
            let passed = offset.y + inset.top - old.minY
            target.y = new.minY + Self.scaled(passed, from: old.height, to: new.height) - inset.top
        }
        if view.isFlipped, isFlipped, distanceFromEnd > 0 {
            let width = view.bounds.width - inset.right
            target.x = new.maxX - (old.maxX - offset.x - width) - width
        } else if !view.isFlipped, !isFlipped, offset.x > -inset.left {
            let passed = offset.x + inset.left - old.minX
            target.x = new.minX + Self.scaled(passed, from: old.width, to: new.width) - inset.left
        }
        return target
    }

    private func survivor(
        in view: UICollectionView, newPath: (IndexPath) -> IndexPath?
    ) -> (old: CGRect, new: CGRect)? {
        for cell in cells {
            guard let path = newPath(cell.path), view.list.hasItem(at: path),
                let attributes = view.attributes(of: .cell(path))
            else { continue }
            return (cell.frame, attributes.frame)
        }
        return nil
    }

    /// Scales `distance`, the part of an item that is scrolled out of view, when the item's length changes from `old`
    /// to `new`.
    private static func scaled(_ distance: CGFloat, from old: CGFloat, to new: CGFloat) -> CGFloat {
        distance > 0 && old > 0 ? distance * new / old : distance
    }
}
