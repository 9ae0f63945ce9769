import Foundation

extension UIWindow {
    /// Scrolls the scroll view with the largest visible area, as is usual on the desktop when nothing has keyboard
    /// focus. If that view doesn't scroll, turns a page in the largest paged view. Returns `true` if a view scrolled.
    func scrollLargestScrollView(by key: UIKey?) -> Bool {
        guard let key, key.isPlain else { return false }
        let scrollViews = reachableViews.compactMap { $0 as? UIScrollView }.filter {
            $0.canScrollVertically || $0.canScrollHorizontally
        }
        let pages = scrollViews.filter { $0.behavior?.turnsPages == true }
        let others = scrollViews.filter { $0.behavior?.turnsPages != true }
        return [others, pages].contains { views in
            views.max { visibleArea(of: $0) < visibleArea(of: $1) }?.scroll(by: key.keyCode) == true
        }
    }

    /// Zooms the scroll view with the largest visible area that has a view to zoom, if `key` is Ctrl+Plus, Ctrl+Minus
    /// or Ctrl+0. Returns `true` if the scale changed.
    func zoomLargestScrollView(by key: UIKey?) -> Bool {
        guard let key, key.zoomChange != nil else { return false }
        let scrollViews = reachableViews.compactMap { $0 as? UIScrollView }.filter { $0.zooming?.isAvailable == true }
        return scrollViews.max { visibleArea(of: $0) < visibleArea(of: $1) }?.zoom(by: key) == true
    }

    /// The views in `frontmost` that can receive events, in depth-first order. Iterative, because the tree may be deep.
    private var reachableViews: [UIView] {
        var (found, waiting): ([UIView], [UIView]) = ([], [frontmost])
        while let view = waiting.popLast() {
            guard view.acceptsEvents else { continue }
            found.append(view)
            waiting += view.storedSubviews.reversed()
        }
        return found
    }

    private func visibleArea(of view: UIView) -> CGFloat {
        let frame = view.convert(view.bounds, to: nil).intersection(bounds)
        return frame.isNull ? 0 : frame.width * frame.height
    }
}
