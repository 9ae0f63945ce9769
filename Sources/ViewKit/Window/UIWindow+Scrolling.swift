import Foundation

extension UIWindow {
    /// Lets the keys that page and walk do so in the largest scroll view on screen that has something to scroll, as they do
    /// in a window of the desktop when nothing has the keyboard. Says whether it moved.
    func scrollLargestScrollView(by key: UIKeyboardHIDUsage?) -> Bool {
        let scrollViews = scrollViews(in: self)
        let largest = scrollViews.max { visibleArea(of: $0) < visibleArea(of: $1) }
        return largest?.scroll(by: key) ?? false
    }

    private func scrollViews(in view: UIView) -> [UIScrollView] {
        guard view.takesPartInEvents else { return [] }
        let inside = view.subviews.flatMap(scrollViews)
        guard let scrollView = view as? UIScrollView,
            scrollView.canScrollVertically || scrollView.canScrollHorizontally
        else { return inside }
        return [scrollView] + inside
    }

    private func visibleArea(of view: UIView) -> CGFloat {
        let frame = view.convert(view.bounds, to: nil).intersection(bounds)
        return frame.isNull ? 0 : frame.width * frame.height
    }
}
