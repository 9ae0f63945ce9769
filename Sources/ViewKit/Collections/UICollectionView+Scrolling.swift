public import Foundation

extension UICollectionView {
    /// Where in the view an item stands after scrolling to it, for each direction. In a direction that is not named, it
    /// scrolls as little as shows the item; with nothing named it does not scroll.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a position from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Scrolls to an item as far as the content goes, in a moment or at once, clear of headers and footers that stay at
    /// the edges; nothing happens for one that does not exist.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard !scrollPosition.isEmpty else { return }
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls as little as shows an item, clear of headers and footers that stay at the edges.
    func reveal(_ indexPath: IndexPath) {
        scroll(to: indexPath, at: [], animated: false)
    }

    private func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let covered = collectionViewLayout.coveredEdges(inSection: indexPath.section)
        let visible = bounds.inset(by: adjustedContentInset).inset(by: covered)
        func alignment(
            _ start: ScrollPosition, _ middle: ScrollPosition, _ end: ScrollPosition
        ) -> ScrollAlignment? {
            scrollPosition.contains(start)
                ? .start : scrollPosition.contains(middle) ? .middle : scrollPosition.contains(end) ? .end : nil
        }
        let x = ScrollAlignment.start(
            of: visible.minX, length: max(0, visible.width), showing: frame.minX, to: frame.maxX,
            at: alignment(.left, .centeredHorizontally, .right))
        let y = ScrollAlignment.start(
            of: visible.minY, length: max(0, visible.height), showing: frame.minY, to: frame.maxY,
            at: alignment(.top, .centeredVertically, .bottom))
        let target = CGPoint(
            x: x - adjustedContentInset.left - covered.left, y: y - adjustedContentInset.top - covered.top)
        setContentOffset(clamped(target), animated: animated)
    }
}
