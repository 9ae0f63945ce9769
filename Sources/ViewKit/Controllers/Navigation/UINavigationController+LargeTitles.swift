import Foundation

/// Large titles of the controllers in the stack.
extension UINavigationController {
    /// Adds or removes the large titles of the visible pages, and connects them to the pages' scroll views.
    func updateLargeTitles() {
        for case let page? in [page, change?.from, change?.to] { updateLargeTitle(of: page.controller) }
        navigationBar.scrollEdge.follow(page?.controller.topScrollView)
        navigationBar.largeTitleDidChange()
    }

    /// Connects the bar and the large title to the scroll view of the shown page if they don't follow it yet. Called
    /// after layout, because the page may have added, replaced or removed its scroll view.
    func followScrollView() {
        guard !isBarHidden, let controller = page?.controller else { return }
        let scrollView = controller.topScrollView
        if !navigationBar.scrollEdge.follows(scrollView) { navigationBar.scrollEdge.follow(scrollView) }
        guard let title = controller.navigationItem.largeTitle, !title.follows(scrollView) else { return }
        title.follow(scrollView)
        title.scrollViewDidChange()
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
        title.follow(controller.topScrollView)
    }

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
