import Foundation

/// Large titles of the controllers in the stack.
extension UINavigationController {
    /// Adds or removes the large titles of the visible pages, and connects them to the pages' scroll views.
    func updateLargeTitles() {
        for case let page? in [page, change?.from, change?.to] { updateLargeTitle(of: page.controller) }
        updateScrollEdge()
        navigationBar.largeTitleDidChange()
    }

    /// Adds or removes the large title of `controller`.
    func updateLargeTitle(of controller: UIViewController) {
        let item = controller.navigationItem
        guard hasLargeTitle(controller) else {
            item.largeTitle?.follow(nil)
            item.largeTitle = nil
            return
        }
        let height = LargeTitle.height(for: navigationBar.traitCollection)
        let title = item.largeTitle ?? LargeTitle(expandedHeight: height)
        item.largeTitle = title
        title.expandedHeight = height
        title.heightDidChange = { [weak self] in self?.largeTitleHeightDidChange() }
        title.follow(controller.viewIfLoaded?.firstScrollView)
    }

    /// Connects the bar to the scroll view of the shown page.
    func updateScrollEdge() { navigationBar.scrollEdge.follow(page?.controller.viewIfLoaded?.firstScrollView) }

    private func hasLargeTitle(_ controller: UIViewController) -> Bool {
        guard navigationBar.prefersLargeTitles else { return false }
        let position = stack.position(of: controller) ?? shownStack.position(of: controller) ?? 0
        let controllers = stack.has(controller) ? stack : shownStack
        for other in controllers.prefix(position + 1).reversed() {
            switch other.navigationItem.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    private func largeTitleHeightDidChange() {
        placeBars()
        navigationBar.largeTitleDidChange()
    }
}

extension UIView {
    /// The scroll view that collapses the large title and determines the bar's appearance: this view or, if it isn't a
    /// scroll view, the first scroll view found by repeatedly descending to the rearmost subview. `nil` if no scroll
    /// view is found.
    var firstScrollView: UIScrollView? {
        var view: UIView? = self
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.subviews.first
        }
        return nil
    }
}
