import Foundation

/// Preparation of the layout, and updates of the item counts.
extension UICollectionView {
    /// Schedules the preparation of `layout`. If `remeasuresVisibleCells` is `true`, visible cells and supplementary
    /// views are measured again.
    func layoutWasInvalidated(_ layout: UICollectionViewLayout, remeasuresVisibleCells: Bool = true) {
        guard layout === collectionViewLayout, !isInvalidating else { return }
        if remeasuresVisibleCells { remeasuresVisible = true }
        setNeedsPreparation()
    }

    /// Invalidates the layout without scheduling a layout pass. `counts` is `true` if the item counts may have changed.
    func invalidateOwnLayout(forBounds newBounds: CGRect? = nil, counts: Bool = false) {
        isInvalidating = true
        isInvalidatingCounts = counts
        if let newBounds {
            let layout = collectionViewLayout
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
        } else {
            collectionViewLayout.invalidateLayout()
        }
        isInvalidating = false
        isInvalidatingCounts = false
        needsPreparation = true
        followsScrolling = false
    }

    /// Prepares the layout if it is invalid. The first visible item keeps its position on screen, unless scrolling
    /// invalidated the layout.
    func prepareIfNeeded() {
        list.reloadIfNeeded()
        guard needsPreparation, !isPreparing else { return }
        let anchor = CollectionAnchor(of: self, laidOutWidth: placedWidth)
        if needsCounts { list.adopt(list.sourceCounts()) }
        needsCounts = false
        let keepsPlace = !followsScrolling
        prepareLayout()
        if keepsPlace { moveContent(to: anchor.offset(in: self) { $0 }) }
        placedWidth = bounds.width
    }

    /// Prepares the layout and reads its content size.
    func prepareLayout() {
        needsPreparation = false
        followsScrolling = false
        isPreparing = true
        collectionViewLayout.prepare()
        isPreparing = false
        let size = collectionViewLayout.collectionViewContentSize
        let validSize = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
        contentDidChange(to: validSize, movedBy: .zero)
    }

    /// Scrolls to the offset `target` without interrupting an ongoing scroll.
    func moveContent(to target: CGPoint) {
        let target = isContentMoving ? target : clamped(target)
        contentDidChange(
            to: contentSize, movedBy: CGVector(dx: target.x - contentOffset.x, dy: target.y - contentOffset.y))
    }

    func setNeedsPreparation() {
        needsPreparation = true
        needsCounts = !list.showsApp
        followsScrolling = false
        setNeedsLayout()
    }

    func boundsDidChange() {
        let isResized = bounds.size != laidOutBounds.size
        laidOutBounds = bounds
        if isResized { collectionViewLayout.measured.elements = [] }
        guard !list.needsReload else { return }
        if isResized && (collectionViewLayout.isOutdatedBySizeChange || !list.showsApp)
            || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        {
            let isPrepared = !needsPreparation
            invalidateOwnLayout(forBounds: bounds)
            followsScrolling = isPrepared && !isResized
        }
        // The number of placeholders may depend on the view's size but not on its scroll position.
        if isResized, !list.showsApp { needsCounts = true }
    }
}
