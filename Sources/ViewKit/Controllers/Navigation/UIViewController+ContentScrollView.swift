import Foundation

/// The scroll view that collapses the large title and determines the appearance of the navigation bar.
extension UIViewController {
    /// Sets the scroll view on which the navigation bar depends while the controller is at the top of the stack. `nil`,
    /// the default, uses the controller's view or, if it isn't a scroll view, the first scroll view found by repeatedly
    /// descending to the rearmost subview. Edges other than `.top` have no effect.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        guard edge.contains(.top) else { return }
        navigationItem.contentScrollView = scrollView
        navigationController?.followScrollView()
    }

    /// Returns the scroll view that was set for `edge`; `nil` if none was set or `edge` isn't `.top`.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge == .top ? navigationItem.contentScrollView : nil
    }

    // MARK: Internal

    /// The scroll view that the app has set or, without one, the first scroll view in the view, if any.
    var topScrollView: UIScrollView? { navigationItem.contentScrollView ?? viewIfLoaded?.firstScrollView }
}

extension UIView {
    /// The first scroll view found by descending to the rearmost subviews. A scroll view of pages is skipped if there
    /// is another one inside. `nil` if no scroll view is found, or if the content has another navigation bar.
    fileprivate var firstScrollView: UIScrollView? {
        var (view, pages) = (self as UIView?, nil as UIScrollView?)
        while let current = view {
            if let scrollView = current as? UIScrollView {
                guard scrollView.isPagingEnabled else { return scrollView }
                pages = pages ?? scrollView
                view = scrollView.storedSubviews.first { !scrollView.isBar($0) }
                continue
            }
            if (current as? NavigationView)?.showsBar == true { return nil }
            view = current.storedSubviews.first
        }
        return pages
    }
}
