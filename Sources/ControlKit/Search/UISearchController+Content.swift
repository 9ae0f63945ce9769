import Foundation
import ViewKit

/// The view over the searched content, which contains the results.
extension UISearchController {
    // MARK: Internal

    /// `true` if the results controller is shown.
    var showsResults: Bool {
        guard isActive, searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController ? bar.searchTextField.hasText : showsResultsByChoice
    }

    /// The controller with the searched content.
    var host: UIViewController? {
        let controller = sequence(first: bar as UIResponder, next: \.next).first { $0 is UIViewController }
        guard bar.isInNavigationBar else { return controller as? UIViewController }
        let top = (controller as? UINavigationController)?.topViewController
        return top?.navigationItem === item ? top : nil
    }

    /// Shows or removes the view that covers the searched content, and the results in it.
    func updateContent() {
        guard isActive, obscuresBackgroundDuringPresentation || showsResults, let host else { return removeCover() }
        putCover(over: host)
        guard let results = searchResultsController else { return }
        if showsResults {
            guard results.parent !== self else { return }
            addChild(results)
            (view as? SearchCover)?.show(results.view)
            results.didMove(toParent: self)
        } else if results.parent === self {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
    }

    /// Places the controller's view below a search bar that isn't part of the navigation bar. A constraint to the bar
    /// wouldn't follow scrolling.
    func placeCover() {
        guard isActive, !bar.isInNavigationBar, let top = coverConstraints.first, let content = parent?.viewIfLoaded
        else { return }
        let distance = max(0, bar.convert(bar.bounds, to: content).maxY - content.bounds.minY)
        if top.constant != distance { top.constant = distance }
    }

    // MARK: Private

    /// Covers the view of `host`, except for the area under the bars, with the controller's view. The cover is a
    /// sibling, not a subview, because the view of `host` may scroll.
    private func putCover(over host: UIViewController) {
        guard let content = host.viewIfLoaded, let container = content.superview else { return }
        if parent !== host || view.superview !== container {
            detachCover()
            host.addChild(self)
            view.translatesAutoresizingMaskIntoConstraints = false
            container.insertSubview(view, aboveSubview: content)
            let top = bar.isInNavigationBar ? content.safeAreaLayoutGuide.topAnchor : content.topAnchor
            coverConstraints = [
                view.topAnchor.constraint(equalTo: top), view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                view.leftAnchor.constraint(equalTo: content.leftAnchor),
                view.rightAnchor.constraint(equalTo: content.rightAnchor),
            ]
            NSLayoutConstraint.activate(coverConstraints)
            didMove(toParent: host)
            if !isCovering { view.alpha = 0 }
        }
        placeCover()
        guard !isCovering else { return }
        isCovering = true
        view.isUserInteractionEnabled = true
        // Assistive technologies must be able to reach a search bar in the content.
        view.accessibilityViewIsModal = bar.isInNavigationBar
        lockScrolling()
        fadeCover(to: 1)
    }

    private func removeCover() {
        guard isCovering else { return }
        isCovering = false
        lockedScrollView?.isScrollEnabled = true
        lockedScrollView = nil
        view.isUserInteractionEnabled = false
        view.accessibilityViewIsModal = false
        fadeCover(to: 0)
    }

    /// Disables scrolling of a scroll view that contains the search bar, so that the bar stays above the results.
    private func lockScrolling() {
        let scrollView = sequence(first: bar as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
        guard let scrollView, scrollView.isScrollEnabled else { return }
        scrollView.isScrollEnabled = false
        lockedScrollView = scrollView
    }

    private func fadeCover(to alpha: CGFloat) {
        let end: @MainActor () -> Void = { [weak self] in
            if let self, !isCovering { detachCover() }
        }
        guard view.hasRunningClock else {
            view.alpha = alpha
            return end()
        }
        UIView.animate(
            withDuration: SearchBarMetrics.duration, animations: { [view] in view?.alpha = alpha },
            completion: { _ in end() })
    }

    private func detachCover() {
        NSLayoutConstraint.deactivate(coverConstraints)
        coverConstraints = []
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}
