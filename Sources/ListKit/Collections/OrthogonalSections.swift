import Foundation

/// The sections of a collection view that scroll across the direction of its layout, and how far they are scrolled.
@MainActor
final class OrthogonalSections: UIScrollViewDelegate {
    private unowned let view: UICollectionView
    private var scrollers: [Int: OrthogonalScroller] = [:]
    /// Those that scroll in the present layout, and are on screen.
    private var shown: Set<Int> = []
    /// Those whose section is gone, until their cells have left.
    private var ended: [OrthogonalScroller] = []
    private var places: [Int: OrthogonalPlace] = [:]
    /// How far each section is scrolled from where it begins, as it is read.
    private var offsets: [Int: CGFloat] = [:]
    private var isUpdating = false

    init(_ view: UICollectionView) {
        self.view = view
    }

    func offset(ofSection section: Int) -> CGFloat { offsets[section] ?? 0 }

    /// The scroll view of a section on screen; nil where it does not scroll by itself.
    func scroller(ofSection section: Int) -> OrthogonalScroller? {
        shown.contains(section) ? scrollers[section] : nil
    }

    /// Gives each of `present`, the sections on screen that scroll, a scroll view in its place.
    func update(_ present: [OrthogonalPlace]) {
        shown = Set(present.map(\.section))
        for place in present {
            let scroller = scrollers[place.section] ?? makeScroller(place.section)
            places[place.section] = place
            isUpdating = true
            let frame = view.mirrored(place.frame)
            if scroller.frame != frame { UIView.performWithoutAnimation { scroller.frame = frame } }
            let length = max(place.length, place.axis.length(frame.size))
            let size = place.axis.size(length, place.axis.across.length(frame.size))
            let offset = contentOffset(offset(ofSection: place.section), of: scroller, length: length)
            scroller.contentDidChange(
                to: size,
                movedBy: CGVector(dx: offset.x - scroller.contentOffset.x, dy: offset.y - scroller.contentOffset.y))
            isUpdating = false
            note(scroller)
        }
    }

    /// Takes the scroll views away that no section on screen needs.
    func removeUnused() {
        for (section, scroller) in scrollers where !shown.contains(section) {
            scrollers[section] = nil
            ended.append(scroller)
        }
        for scroller in ended { view.list.exchangeParts { scroller.removeFromSuperview() } }
        ended = []
    }

    /// Follows the sections to where `transition` leads them.
    func follow(_ transition: ListTransition) {
        func moved<Value>(_ old: [Int: Value]) -> [Int: Value] {
            var new: [Int: Value] = [:]
            for (section, value) in old {
                if let place = transition.newSection(ofOld: section) { new[place] = value }
            }
            return new
        }
        ended += scrollers.filter { transition.newSection(ofOld: $0.key) == nil }.map(\.value)
        (scrollers, offsets, places) = (moved(scrollers), moved(offsets), [:])
        shown = Set(shown.compactMap(transition.newSection))
        for (section, scroller) in scrollers { scroller.section = section }
    }

    /// Compensates a shift of the content of `section` by `distance`, so that it stays in place on screen.
    func moveContent(ofSection section: Int, by distance: CGFloat) {
        offsets[section] = offset(ofSection: section) + distance
    }

    /// Scrolls `section` so far from its beginning, as far as it goes.
    func scroll(section: Int, to offset: CGFloat, animated: Bool) {
        guard let place = view.collectionViewLayout.orthogonalPlace(of: section) else { return }
        let target = min(max(0, offset), max(0, place.length - place.axis.length(place.frame.size)))
        guard let scroller = scrollers[section] else {
            // It is scrolled when it comes on screen.
            offsets[section] = target
            return
        }
        scroller.setContentOffset(
            contentOffset(target, of: scroller, length: place.axis.length(scroller.contentSize)), animated: animated)
    }

    /// Where the section of `scroller` comes to rest.
    func rest(
        of scroller: OrthogonalScroller, at offset: CGPoint, projected: CGPoint, velocity: CGPoint
    ) -> CGPoint? {
        guard let place = places[scroller.section] else { return nil }
        let speed = place.axis.place(velocity) * (isReversed(place.axis) ? -1 : 1)
        let target = view.collectionViewLayout.rest(
            ofSection: scroller.section, at: distance(offset, of: scroller, place),
            projected: distance(projected, of: scroller, place), step: speed > 0 ? 1 : speed < 0 ? -1 : 0)
        return target.map {
            scroller.clamped(contentOffset($0, of: scroller, length: place.axis.length(scroller.contentSize)))
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isUpdating, let scroller = scrollView as? OrthogonalScroller else { return }
        note(scroller)
        view.setNeedsLayout()
    }

    // MARK: Private

    private func makeScroller(_ section: Int) -> OrthogonalScroller {
        let scroller = OrthogonalScroller(section, of: view)
        scroller.delegate = self
        scrollers[section] = scroller
        view.list.exchangeParts { view.insertSubview(scroller, at: view.depth(ofIndex: 0, among: view.subviews)) }
        return scroller
    }

    /// Takes down how far `scroller` is scrolled.
    private func note(_ scroller: OrthogonalScroller) {
        guard let place = places[scroller.section] else { return }
        offsets[scroller.section] = distance(scroller.contentOffset, of: scroller, place)
    }

    /// Returns `true` if a section that scrolls along `axis` starts at the right.
    private func isReversed(_ axis: UICollectionView.ScrollDirection) -> Bool {
        axis == .horizontal && view.isFlipped
    }

    private func distance(_ offset: CGPoint, of scroller: OrthogonalScroller, _ place: OrthogonalPlace) -> CGFloat {
        let along = place.axis.place(offset)
        guard isReversed(place.axis) else { return along }
        return place.axis.length(scroller.contentSize) - place.axis.length(scroller.bounds.size) - along
    }

    /// The content offset of `scroller`, in which `length` points scroll, so far from its beginning.
    private func contentOffset(_ distance: CGFloat, of scroller: OrthogonalScroller, length: CGFloat) -> CGPoint {
        guard let axis = places[scroller.section]?.axis else { return scroller.contentOffset }
        let room = length - axis.length(scroller.bounds.size)
        return axis.point(isReversed(axis) ? room - distance : distance, 0)
    }
}
