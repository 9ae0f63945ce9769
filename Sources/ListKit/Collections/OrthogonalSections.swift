import Foundation

/// The scroll views and offsets of a collection view's orthogonally scrolling sections.
@MainActor
final class OrthogonalSections: UIScrollViewDelegate {
    private unowned let view: UICollectionView
    private var scrollers: [Int: OrthogonalScroller] = [:]
    /// The visible sections that scroll orthogonally in the current layout.
    private var visibleSections: Set<Int> = []
    /// The scroll views of removed sections. `removeUnused` removes them after their cells have been moved out.
    private var obsoleteScrollers: [OrthogonalScroller] = []
    private var positions: [Int: OrthogonalPosition] = [:]
    /// The offset of each section from its start, in the reading direction.
    private var offsets: [Int: CGFloat] = [:]
    private var isUpdating = false

    init(_ view: UICollectionView) {
        self.view = view
    }

    func offset(ofSection section: Int) -> CGFloat { offsets[section] ?? 0 }

    /// Returns the scroll view of `section`; `nil` if the section is not visible or doesn't scroll orthogonally.
    func scroller(ofSection section: Int) -> OrthogonalScroller? {
        visibleSections.contains(section) ? scrollers[section] : nil
    }

    /// Creates or updates the scroll views of the visible orthogonally scrolling sections. `present` contains the
    /// positions of these sections.
    func update(_ present: [OrthogonalPosition]) {
        visibleSections = Set(present.map(\.section))
        for position in present {
            let scroller = scrollers[position.section] ?? makeScroller(position.section)
            positions[position.section] = position
            isUpdating = true
            let frame = view.mirrored(position.frame)
            if scroller.frame != frame { UIView.performWithoutAnimation { scroller.frame = frame } }
            let length = max(position.length, position.axis.length(frame.size))
            let size = position.axis.size(length, position.axis.across.length(frame.size))
            let offset = contentOffset(offset(ofSection: position.section), of: scroller, length: length)
            scroller.contentDidChange(
                to: size,
                movedBy: CGVector(dx: offset.x - scroller.contentOffset.x, dy: offset.y - scroller.contentOffset.y))
            isUpdating = false
            storeOffset(of: scroller)
        }
    }

    /// Removes the scroll views of sections that are not visible.
    func removeUnused() {
        for (section, scroller) in scrollers where !visibleSections.contains(section) {
            scrollers[section] = nil
            obsoleteScrollers.append(scroller)
        }
        for scroller in obsoleteScrollers { view.list.performPartChanges { scroller.removeFromSuperview() } }
        obsoleteScrollers = []
    }

    /// Updates the stored section indexes for the changes in `transition`.
    func follow(_ transition: ListTransition) {
        func moved<Value>(_ old: [Int: Value]) -> [Int: Value] {
            var new: [Int: Value] = [:]
            for (section, value) in old {
                if let position = transition.newSection(ofOld: section) { new[position] = value }
            }
            return new
        }
        obsoleteScrollers += scrollers.filter { transition.newSection(ofOld: $0.key) == nil }.map(\.value)
        scrollers = moved(scrollers)
        offsets = moved(offsets)
        positions = [:]
        visibleSections = Set(visibleSections.compactMap(transition.newSection))
        for (section, scroller) in scrollers { scroller.section = section }
    }

    /// Adds `distance` to the offset of `section` after its content has moved, so that the content keeps its position
    /// on screen.
    func moveContent(ofSection section: Int, by distance: CGFloat) {
        offsets[section] = offset(ofSection: section) + distance
    }

    /// Scrolls `section` to `offset`, which is the distance from the section's start and is clamped to the content.
    func scroll(section: Int, to offset: CGFloat, animated: Bool) {
        guard let position = view.collectionViewLayout.orthogonalPosition(of: section) else { return }
        let target = min(max(0, offset), max(0, position.length - position.axis.length(position.frame.size)))
        guard let scroller = scrollers[section] else {
            // The offset is applied when the section becomes visible.
            offsets[section] = target
            return
        }
        scroller.setContentOffset(
            contentOffset(target, of: scroller, length: position.axis.length(scroller.contentSize)), animated: animated)
    }

    /// Returns the content offset at which `scroller` stops after the user releases its content; `nil` if it can stop
    /// anywhere.
    func rest(
        of scroller: OrthogonalScroller, at offset: CGPoint, projected: CGPoint, velocity: CGPoint
    ) -> CGPoint? {
        guard let position = positions[scroller.section] else { return nil }
        let speed = position.axis.coordinate(velocity) * (isReversed(position.axis) ? -1 : 1)
        let target = view.collectionViewLayout.rest(
            ofSection: scroller.section, at: distance(offset, of: scroller, position),
            projected: distance(projected, of: scroller, position), step: speed > 0 ? 1 : speed < 0 ? -1 : 0)
        return target.map {
            scroller.clamped(contentOffset($0, of: scroller, length: position.axis.length(scroller.contentSize)))
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isUpdating, let scroller = scrollView as? OrthogonalScroller else { return }
        storeOffset(of: scroller)
        view.setNeedsLayout()
    }

    // MARK: Private

    private func makeScroller(_ section: Int) -> OrthogonalScroller {
        let scroller = OrthogonalScroller(section, of: view)
        scroller.delegate = self
        scrollers[section] = scroller
        view.list.performPartChanges {
            view.insertSubview(scroller, at: view.insertionIndex(ofZIndex: 0, among: view.subviews))
        }
        return scroller
    }

    private func storeOffset(of scroller: OrthogonalScroller) {
        guard let position = positions[scroller.section] else { return }
        offsets[scroller.section] = distance(scroller.contentOffset, of: scroller, position)
    }

    /// Returns `true` if sections that scroll along `axis` start on the right.
    private func isReversed(_ axis: UICollectionView.ScrollDirection) -> Bool {
        axis == .horizontal && view.isFlipped
    }

    private func distance(_ offset: CGPoint, of scroller: OrthogonalScroller, _ position: OrthogonalPosition) -> CGFloat
    {
        let along = position.axis.coordinate(offset)
        guard isReversed(position.axis) else { return along }
        return position.axis.length(scroller.contentSize) - position.axis.length(scroller.bounds.size) - along
    }

    /// Returns the content offset of `scroller` at `distance` from the start of its content, which is `length` points
    /// long.
    private func contentOffset(_ distance: CGFloat, of scroller: OrthogonalScroller, length: CGFloat) -> CGPoint {
        guard let axis = positions[scroller.section]?.axis else { return scroller.contentOffset }
        let maximum = length - axis.length(scroller.bounds.size)
        return axis.point(isReversed(axis) ? maximum - distance : distance, 0)
    }
}
