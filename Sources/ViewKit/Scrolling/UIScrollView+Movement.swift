package import Foundation

/// Changes of the offset and of the content size.
extension UIScrollView {
    /// Scrolls by `distance`, limited to the valid offsets. If there is a refresh control, the wheel can also pull the
    /// content beyond its top. Returns `true` if the content moved.
    @discardableResult
    package func scroll(by distance: CGVector, isWheel: Bool = false) -> Bool {
        guard isScrollEnabled, !locksScrolling else { return false }
        if isWheel, distance.dy != 0, pull(byWheel: distance.dy) { return true }
        let start = wheel?.displayed == contentOffset ? wheel?.exact ?? contentOffset : contentOffset
        let target = clamped(CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
        guard target != start else { return false }
        driver.stop()
        let displayed = onPixels(target)
        wheel = (target, displayed)
        contentOffset = displayed
        flashScrollIndicators()
        if restsAtStops { recordStep(CGVector(dx: target.x - start.x, dy: target.y - start.y)) }
        return true
    }

    /// Sets the content size. `distance` is how far the visible part of the content has moved within the content; the
    /// offset is adjusted to keep that part on screen, even during a drag or an animated scroll.
    package func contentDidChange(to size: CGSize, movedBy distance: CGVector) {
        guard size != contentSize || distance != .zero else { return }
        isContentChanging = true
        contentSize = size
        isContentChanging = false
        driver.contentDidMove(by: distance)
        let offset = CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)
        adjustOffset(to: driver.isMoving ? offset : clamped(offset))
    }

    /// Sets the offset without counting the change as a scroll by the app or the user.
    package func adjustOffset(to offset: CGPoint) {
        let wasAdjusting = isAdjustingOffset
        isAdjustingOffset = true
        contentOffset = offset
        isAdjustingOffset = wasAdjusting
    }

    /// Clamps the offset, unless the content is moving or its size is being changed.
    func settle() {
        if !driver.isMoving, !isContentChanging { adjustOffset(to: clamped(contentOffset)) }
    }
}
