import DrawKit
package import Foundation

/// The valid offsets of the content, and the movement that controls the offset.
extension UIScrollView {
    /// The valid offsets on each axis: those at which the content and its insets fill the view or, if they are smaller
    /// than the view, only the offset of the content's start.
    package var offsetRanges: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        let (left, top) = (-inset.left, -inset.top - (largeTitle?.collapsedHeight ?? 0))
        let right = contentSize.width + inset.right - bounds.width
        let bottom = contentSize.height + inset.bottom - bounds.height
        return (left...max(left, right), top...max(top, bottom))
    }

    package var canScrollVertically: Bool { offsetRanges.y.lowerBound < offsetRanges.y.upperBound }
    package var canScrollHorizontally: Bool { offsetRanges.x.lowerBound < offsetRanges.x.upperBound }

    /// Returns `offset` clamped to `offsetRanges`.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        let ranges = offsetRanges
        return CGPoint(
            x: min(max(offset.x, ranges.x.lowerBound), ranges.x.upperBound),
            y: min(max(offset.y, ranges.y.lowerBound), ranges.y.upperBound))
    }

    /// Returns `offset` rounded to whole pixels, so that text doesn't shimmer while scrolling. The first and the last
    /// valid offset on each axis aren't rounded.
    func onPixels(_ offset: CGPoint) -> CGPoint {
        let (scale, ranges) = (max(traitCollection.displayScale, 0.1), offsetRanges)
        func place(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
            value == range.lowerBound || value == range.upperBound ? value : (value * scale).rounded() / scale
        }
        return CGPoint(x: place(offset.x, ranges.x), y: place(offset.y, ranges.y))
    }

    /// `true` during an animated scroll, such as one by `setContentOffset(_:animated:)`.
    package var isAnimatingOffset: Bool { driver.isAnimating }

    /// Redirects the current animated scroll to `offset`.
    package func redirectAnimation(to offset: CGPoint) {
        driver.redirect(to: offset)
    }

    /// `true` while the content is dragged or pulled with the wheel.
    package var isContentHeld: Bool { driver.isHeld }
    /// `true` while the content is pulled with the wheel, usually beyond its top.
    var isContentPulled: Bool { driver.isPulled }

    /// Holds the content at its offset until `releaseContent` is called.
    func holdContent() {
        driver.hold()
    }

    /// Releases the content after `holdContent` was called; it then returns to a valid offset.
    func releaseContent() {
        driver.release()
    }

    /// `true` while a drag, a pull, a deceleration or an animated scroll controls `contentOffset`.
    package var isContentMoving: Bool { driver.isMoving }
}
