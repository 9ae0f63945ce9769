public import Foundation

/// What a scroll view tells the object that uses it.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The user is about to let the content go, which moves by `velocity` points a millisecond and comes to rest at
    /// `targetContentOffset`, unless that is set to another place.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The user let the content go; it goes on by itself when `decelerate` is true.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Content that went on by itself came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A scroll that the app animated has ended.
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
