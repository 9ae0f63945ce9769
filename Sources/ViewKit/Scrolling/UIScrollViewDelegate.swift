public import Foundation

/// The delegate of a scroll view. All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the user starts to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the user releases the content. `velocity` is in points per millisecond. Change `targetContentOffset`
    /// to make the content stop elsewhere.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the user has released the content; `decelerate` is `true` if the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content has stopped after decelerating.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when an animated scroll, such as one by `setContentOffset(_:animated:)`, has reached its target.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
