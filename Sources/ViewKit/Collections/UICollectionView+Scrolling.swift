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

    /// Scrolls to an item as far as the content goes, in a moment or at once, clear of headers and footers that stay at the
    /// edges; nothing happens for one that does not exist.
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
        let visible = bounds.inset(by: contentInset).inset(by: covered)
        let x = Self.start(
            of: visible.minX..<max(visible.minX, visible.maxX), item: (frame.minX, frame.maxX),
            position: (
                scrollPosition.contains(.left), scrollPosition.contains(.centeredHorizontally),
                scrollPosition.contains(.right)
            ))
        let y = Self.start(
            of: visible.minY..<max(visible.minY, visible.maxY), item: (frame.minY, frame.maxY),
            position: (
                scrollPosition.contains(.top), scrollPosition.contains(.centeredVertically),
                scrollPosition.contains(.bottom)
            ))
        let target = CGPoint(x: x - contentInset.left - covered.left, y: y - contentInset.top - covered.top)
        setContentOffset(clamped(target), animated: animated)
    }

    /// Where the visible range must begin so that the item is where `position` says.
    private static func start(
        of visible: Range<CGFloat>, item: (low: CGFloat, high: CGFloat),
        position: (start: Bool, middle: Bool, end: Bool)
    ) -> CGFloat {
        let length = visible.upperBound - visible.lowerBound
        if position.start { return item.low }
        if position.middle { return (item.low + item.high - length) / 2 }
        if position.end { return item.high - length }
        if item.low < visible.lowerBound || item.high - item.low > length { return item.low }
        return max(visible.lowerBound, item.high - length)
    }
}
