import Foundation
import ViewKit

/// Page turns and the appearance callbacks of the pages. Every callback may start another page turn or end this one, so
/// the state must be consistent before each callback and is checked again after it.
extension UIPageViewController {
    /// Replaces the current page with `page` on behalf of the app.
    func show(
        _ page: UIViewController?, _ direction: NavigationDirection, animated: Bool,
        completion: (@MainActor (Bool) -> Void)?
    ) {
        let transition = PageTransition(
            from: current, to: page, direction: direction, cause: .app, completion: completion)
        let isAnimated = animated && current != nil && page != nil && canAnimate
        guard begin(transition, animated: isAnimated) else { return }
        run(transition, animated: isAnimated)
    }

    /// Turns to the neighbor in `direction` on behalf of the user. Returns `false` if the current page has no such
    /// neighbor.
    @discardableResult
    func turn(_ direction: NavigationDirection) -> Bool {
        endTransitionAtNearestPage()
        dropLostPage()
        prepareNeighbors()
        guard transition == nil, let page = neighbors.page(direction) else { return false }
        let transition = PageTransition(from: current, to: page, direction: direction, cause: .command)
        if begin(transition, animated: canAnimate) { run(transition, animated: canAnimate) }
        return true
    }

    /// Starts a page turn: notifies the delegate unless the app started the page turn, adds the page, and sends the
    /// appearance callbacks of both pages. Returns `false` if a callback has ended the page turn, or if the page can't
    /// be a child.
    func begin(_ transition: PageTransition, animated: Bool) -> Bool {
        self.transition = transition
        let page = transition.to
        if transition.cause != .app, let page {
            delegate?.pageViewController(self, willTransitionTo: [page])
            guard self.transition === transition else { return false }
        }
        if let page, page.parent !== self {
            addChild(page)
            guard self.transition === transition else { return false }
            guard page.parent === self else {
                if transition.cause != .app { neighbors.set(.absent, transition.direction) }
                endTransition(isCompleted: false, isFinished: false)
                return false
            }
        }
        if isSeen, let page {
            page.loadViewIfNeeded()
            guard self.transition === transition else { return false }
            place(page)
            page.beginAppearance(true, animated: animated)
        }
        guard self.transition === transition else { return false }
        if isSeen { transition.from?.beginAppearance(false, animated: animated) }
        guard self.transition === transition else { return false }
        arrange()
        if let page, isViewLoaded {
            install(page)
            if isSeen { page.viewIsAppearing(animated) }
        }
        return self.transition === transition
    }

    /// Ends the page turn in progress, if any.
    ///
    /// - Parameters:
    ///   - isCompleted: `true` if the new page is shown; `false` returns to the previous page.
    ///   - isFinished: `false` if something else interrupted the page turn.
    ///   - keepsMoving: `true` if the content continues to move, because the user drags it.
    func endTransition(isCompleted: Bool, isFinished: Bool, keepsMoving: Bool = false) {
        guard let transition else { return }
        self.transition = nil
        let (shown, removed) =
            isCompleted ? (transition.to, transition.from) : (transition.from, transition.to)
        current = shown
        if isCompleted { commit(transition, keepsMoving: keepsMoving) }
        if !keepsMoving { stopScrolling() }
        arrange(keepsOffset: keepsMoving)
        if isSeen {
            // No effect on a page that has already received the callback.
            shown?.beginAppearance(true, animated: true)
            if let removed, isRemovable(removed) { removed.beginAppearance(false, animated: true) }
            if let shown, shown === current { install(shown) }
        }
        remove(removed)
        if isSeen, shown?.parent === self { shown?.endAppearance() }
        if let removed, isRemovable(removed) {
            removed.endAppearance()
            if isRemovable(removed) { removed.removeFromParent() }
        }
        if isCompleted, let shown, shown.parent === self {
            shown.didMove(toParent: self)
            if isSeen, current === shown {
                UIAccessibility.post(notification: .screenChanged, argument: shown.viewIfLoaded)
            }
        }
        if transition.cause != .app {
            delegate?.pageViewController(
                self, didFinishAnimating: isFinished, previousViewControllers: transition.from.map { [$0] } ?? [],
                transitionCompleted: isCompleted)
        }
        transition.completion?(isFinished)
    }

    /// Ends the page turn in progress at the page that covers more of the view. Page turns by keys, the page control or
    /// the app are always completed.
    func endTransitionAtNearestPage() {
        guard let transition else { return }
        endTransition(isCompleted: transition.cause != .scroll || isNearPendingPage, isFinished: false)
    }

    /// Calls `end` for the page turn in progress and for those that its callbacks start. Stops after 8 calls, because
    /// every callback may start another page turn.
    func endTransitions(_ end: (PageTransition) -> Void) {
        for _ in 0..<8 {
            guard let transition else { return }
            end(transition)
        }
    }

    /// Adds the view of `page` to the scroll view, in front of the current page. The current page stays rearmost during
    /// a page turn, because a navigation bar follows the scroll view in the rearmost page.
    func install(_ page: UIViewController) {
        guard isViewLoaded, let pageView = page.view, pageView.superview !== scrollView else { return }
        pageView.translatesAutoresizingMaskIntoConstraints = true
        place(page)
        if page !== current, let currentView = current?.viewIfLoaded, currentView.superview === scrollView {
            scrollView.insertSubview(pageView, aboveSubview: currentView)
        } else {
            scrollView.insertSubview(pageView, at: 0)
        }
    }

    /// Drops the current page if the app has removed it or moved it to another parent.
    func dropLostPage() {
        guard transition == nil, let page = current, page.parent !== self else { return }
        current = nil
        page.barInsets = .zero
        if let view = page.viewIfLoaded, view.superview === scrollView { view.removeFromSuperview() }
    }

    /// Discards the known neighbors and the number of pages.
    func reloadNeighbors() {
        neighbors = PageNeighbors()
        needsPageCount = true
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Private

    private var canAnimate: Bool {
        isSeen && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
    }

    /// Scrolls to the new page, or shows it immediately.
    private func run(_ transition: PageTransition, animated: Bool) {
        guard animated else { return endTransition(isCompleted: true, isFinished: true) }
        isArranging = true
        scrollView.setContentOffset(offset(of: transition.direction), animated: true)
        isArranging = false
        // Scrolling isn't animated while the window's clock is paused.
        if self.transition === transition, !scrollView.isAnimatingOffset {
            endTransition(isCompleted: true, isFinished: true)
        }
    }

    /// Makes the slot of the new page the center slot, and the previous page a neighbor.
    private func commit(_ transition: PageTransition, keepsMoving: Bool) {
        if keepsMoving { moveCenter(by: transition.direction) }
        viewIfLoaded?.setNeedsLayout()
        guard transition.cause != .app else { return }
        let wasReloaded = neighbors.page(transition.direction) !== transition.to
        neighbors = PageNeighbors()
        if !wasReloaded, let from = transition.from {
            neighbors.set(.page(from), transition.direction == .forward ? .reverse : .forward)
        }
        guard let pageControl, pageControl.numberOfPages > 0 else { return }
        // The first page may follow the last one.
        let count = pageControl.numberOfPages
        pageIndex = (pageIndex + (transition.direction == .forward ? 1 : count - 1)) % count
        pageControl.currentPage = pageIndex
    }

    private func remove(_ page: UIViewController?) {
        guard let page, !isInUse(page) else { return }
        if isRemovable(page) { page.willMove(toParent: nil) }
        guard !isInUse(page), let view = page.viewIfLoaded, view.superview === scrollView else { return }
        view.removeFromSuperview()
        page.barInsets = .zero
    }

    private func isRemovable(_ page: UIViewController) -> Bool { page.parent === self && !isInUse(page) }

    private func isInUse(_ page: UIViewController) -> Bool { page === current || transition?.involves(page) == true }
}
