public import ViewKit

/// An object that provides the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before `viewController`, or `nil` if it is the first page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the page after `viewController`, or `nil` if it is the last page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of pages in the page control. With 0, the default, there is no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the index of the current page in the page control. Called after `setViewControllers`; page turns by the
    /// user change the index by 1. 0 by default.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
