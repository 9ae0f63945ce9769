import Foundation

extension UIWindow {
    /// Lets the keys that page and walk do so in the largest scroll view on screen that has something to scroll, as
    /// they do in a window of the desktop when nothing has the keyboard. Says whether it moved.
    func scrollLargestScrollView(by key: UIKeyboardHIDUsage?) -> Bool {
        let scrollViews = reachableViews.compactMap { $0 as? UIScrollView }.filter {
            $0.canScrollVertically || $0.canScrollHorizontally
        }
        let largest = scrollViews.max { visibleArea(of: $0) < visibleArea(of: $1) }
        return largest?.scroll(by: key) ?? false
    }

    /// The views that can be used, each before those inside it. Not by recursion, for the tree may be deep.
    private var reachableViews: [UIView] {
        var (found, waiting): ([UIView], [UIView]) = ([], [frontmost])
        while let view = waiting.popLast() {
            guard view.takesPartInEvents else { continue }
            found.append(view)
            waiting += view.subviews.reversed()
        }
        return found
    }

    private func visibleArea(of view: UIView) -> CGFloat {
        let frame = view.convert(view.bounds, to: nil).intersection(bounds)
        return frame.isNull ? 0 : frame.width * frame.height
    }
}
