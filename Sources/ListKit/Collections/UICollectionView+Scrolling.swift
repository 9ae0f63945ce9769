import Foundation

extension UICollectionView {
    /// The position on screen to which an item is scrolled, with at most one option per axis. Along an axis without an
    /// option, the view scrolls as little as possible. If the set is empty, the view doesn't scroll.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bit mask of the options.
        public let rawValue: UInt

        /// Creates a position from a bit mask of options.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The top of the visible area.
        public static let top = ScrollPosition(rawValue: 1)
        /// The vertical center of the visible area.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The bottom of the visible area.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The left edge of the visible area.
        public static let left = ScrollPosition(rawValue: 8)
        /// The horizontal center of the visible area.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The right edge of the visible area.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Scrolls as little as possible so that an item is visible and not covered by pinned headers and footers.
    func reveal(_ indexPath: IndexPath) {
        scroll(to: indexPath, at: [], animated: false)
    }

    func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scrollAcross(to: indexPath, at: scrollPosition, animated: animated)
        // Items may turn out larger than estimated when they become visible.
        let tries = collectionViewLayout.fittedSizes == nil || animated || list.isPlacing ? 1 : Self.maximumTries
        for _ in 0..<tries {
            let old = contentOffset
            scrollOnce(to: indexPath, at: scrollPosition, animated: animated)
            guard tries > 1 else { return }
            layoutIfNeeded()
            if contentOffset == old { return }
        }
    }

    private static let maximumTries = 8

    /// Scrolls an orthogonally scrolling section to one of its items.
    private func scrollAcross(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareIfNeeded()
        guard list.hasItem(at: indexPath),
            let position = collectionViewLayout.orthogonalPosition(of: indexPath.section),
            let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
        else { return }
        let axis = position.axis
        let offset = orthogonalSections?.offset(ofSection: indexPath.section) ?? 0
        let length = axis.length(position.frame.size)
        let (low, high) = (axis.low(frame) + offset, axis.high(frame) + offset)
        let (first, middle, last): (ScrollPosition, ScrollPosition, ScrollPosition) =
            axis == .horizontal
            ? (isFlipped ? .right : .left, .centeredHorizontally, isFlipped ? .left : .right)
            : (.top, .centeredVertically, .bottom)
        let alignment: ScrollAlignment? =
            scrollPosition.contains(first)
            ? .start : scrollPosition.contains(middle) ? .middle : scrollPosition.contains(last) ? .end : nil
        var target = ScrollAlignment.start(of: offset, length: length, showing: low, to: high, at: alignment)
        target = min(max(0, target), max(0, position.length - length))
        let step = target > offset ? 1 : target < offset ? -1 : 0
        if target != offset,
            let stop = collectionViewLayout.rest(
                ofSection: indexPath.section, at: target, projected: target, step: 0
            )
            .flatMap({ stop in low >= stop - 0.5 && high <= stop + length + 0.5 ? stop : nil })
                ?? collectionViewLayout.rest(
                    ofSection: indexPath.section, at: target, projected: target, step: step)
        {
            target = stop
        }
        let sections = orthogonalSections ?? OrthogonalSections(self)
        orthogonalSections = sections
        sections.scroll(section: indexPath.section, to: target, animated: animated)
    }

    private func scrollOnce(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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
