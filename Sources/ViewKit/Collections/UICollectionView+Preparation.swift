import Foundation
import LayerKit

/// When the numbers of items are asked for, and the layout is prepared.
extension UICollectionView {
    /// Whether the data source's items are known and placed.
    var isLoaded: Bool {
        guard standInSource == nil, !needsReload else { return false }
        prepareIfNeeded()
        return !needsReload
    }

    var hasItems: Bool { counts.contains { $0 > 0 } }

    func layoutWasInvalidated(_ layout: UICollectionViewLayout) {
        if layout === collectionViewLayout { setNeedsPreparation() }
    }

    /// Asks for the numbers of items where they are not known, and tells the layout.
    func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        endAllDepartures()
        for element in shown.keys.sorted() { endDisplaying(element) }
        adopt(itemCounts())
        if standInSource == nil { selection.remove { !hasItem(at: $0) } }
        needsPreparation = true
        collectionViewLayout.invalidateLayout()
        needsCounts = false
    }

    /// There are as many items as `counts` says now.
    func adopt(_ counts: [Int]) {
        generation += 1
        self.counts = counts
        for section in counts.indices where counts[section] < 0 {
            self.counts[section] = 0
            self.counts[section] = numberOfItemsThatFillView(inSection: section) { self.counts[section] = $0 }
        }
    }

    /// Makes what the layout answers valid, and keeps what is on screen in its place.
    func prepareIfNeeded() {
        reloadIfNeeded()
        guard needsPreparation, !isPreparing else { return }
        let anchor = CollectionAnchor(of: self, laidOutWidth: placedWidth)
        if needsCounts { adopt(itemCounts()) }
        needsCounts = false
        let keepsPlace = !followsScrolling
        prepareLayout()
        if keepsPlace { moveContent(to: anchor.offset(in: self) { $0 }) }
        placedWidth = bounds.width
    }

    /// Asks the layout to prepare itself, and for its size.
    func prepareLayout() {
        needsPreparation = false
        followsScrolling = false
        isPreparing = true
        collectionViewLayout.prepare()
        isPreparing = false
        let size = collectionViewLayout.collectionViewContentSize
        let sound = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
        contentDidChange(to: sound, movedBy: .zero)
    }

    /// What the view shows is at the offset `target` now: it stays on screen, whatever moves it.
    func moveContent(to target: CGPoint) {
        let target = isContentMoving ? target : clamped(target)
        contentDidChange(
            to: contentSize, movedBy: CGVector(dx: target.x - contentOffset.x, dy: target.y - contentOffset.y))
    }

    /// Takes another source's numbers of items before the next frame.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func setNeedsPreparation() {
        needsPreparation = true
        needsCounts = standInSource != nil
        followsScrolling = false
        setNeedsLayout()
    }

    func boundsDidChange() {
        let isResized = bounds.size != laidOutBounds.size
        laidOutBounds = bounds
        guard !needsReload else { return }
        let neededCounts = needsCounts
        if isResized && (collectionViewLayout.isOutdatedBySizeChange || standInSource != nil)
            || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        {
            let isPrepared = !needsPreparation
            collectionViewLayout.invalidateLayout()
            needsPreparation = true
            followsScrolling = isPrepared && !isResized
        }
        // How many items stand in may depend on the room, not on the place in it.
        needsCounts = neededCounts || isResized && standInSource != nil
    }
}
