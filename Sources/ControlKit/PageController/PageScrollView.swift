import Foundation
import ViewKit

/// The scroll view of a page view controller, with room for the current page and the pages before and after it.
///
/// The scroll view is its own delegate, and forwards all calls to the delegate that the app sets.
@MainActor
final class PageScrollView: UIScrollView, UIScrollViewDelegate {
    private weak var controller: UIPageViewController?
    private weak var appDelegate: (any UIScrollViewDelegate)?
    /// `true` while the range of content offsets changes, which can move the content temporarily. The app's delegate
    /// isn't notified of these movements.
    var isChangingRange = false
    /// The content offset at which the pages stop after the last drag.
    private(set) var releaseTarget = CGPoint.zero

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        behavior = PageKeys(controller)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var delegate: (any UIScrollViewDelegate)? {
        get { self }
        set { appDelegate = newValue === self ? nil : newValue }
    }

    /// Does nothing, because moving the focus must not move the pages.
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

    // MARK: UIScrollViewDelegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        controller?.contentDidScroll()
        if !isChangingRange { appDelegate?.scrollViewDidScroll(self) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        controller?.dragWillBegin()
        appDelegate?.scrollViewWillBeginDragging(self)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        appDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: targetContentOffset)
        releaseTarget = clamped(targetContentOffset.pointee)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        controller?.dragDidEnd(willDecelerate: decelerate)
        appDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        appDelegate?.scrollViewWillBeginDecelerating(self)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        appDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        controller?.contentDidStop()
        appDelegate?.scrollViewDidEndDecelerating(self)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        controller?.contentDidStop()
        appDelegate?.scrollViewDidEndScrollingAnimation(self)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { appDelegate?.viewForZooming(in: self) }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        appDelegate?.scrollViewWillBeginZooming(self, with: view)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        appDelegate?.scrollViewDidZoom(self)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        appDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
}

/// Turns pages with the keyboard.
@MainActor
private final class PageKeys: ScrollBehavior {
    private weak var controller: UIPageViewController?

    init(_ controller: UIPageViewController) {
        self.controller = controller
    }

    var turnsPages: Bool { true }

    func turnPage(by key: UIKeyboardHIDUsage?) -> Bool { controller?.turnPage(by: key) ?? false }
}

/// The view of a page view controller. Contains the scroll view and, at the bottom, the page control.
@MainActor
final class PageView: UIView {
    private weak var controller: UIPageViewController?

    init(_ controller: UIPageViewController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The scroll view extends beyond this view by half of the spacing at each end.
        clipsToBounds = controller.spacing > 0
        addSubview(controller.scrollView)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        controller?.layoutPages()
    }
}
