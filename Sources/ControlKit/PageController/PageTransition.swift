import ViewKit

/// A page turn in progress.
@MainActor
final class PageTransition {
    /// The cause of a page turn, which determines whether the page turn can be canceled and whether the delegate is
    /// notified.
    enum Cause {
        /// The user drags the pages or turns the mouse wheel. The page turn can be canceled.
        case scroll
        /// The user presses a key or uses the page control.
        case command
        /// The app calls `setViewControllers`.
        case app
    }

    let from: UIViewController?
    let to: UIViewController?
    let direction: UIPageViewController.NavigationDirection
    let cause: Cause
    /// Called once when the page turn has ended, with `false` if it was interrupted.
    let completion: (@MainActor (Bool) -> Void)?

    init(
        from: UIViewController?, to: UIViewController?, direction: UIPageViewController.NavigationDirection,
        cause: Cause, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.from = from
        self.to = to
        self.direction = direction
        self.cause = cause
        self.completion = completion
    }

    func involves(_ page: UIViewController) -> Bool { page === from || page === to }
}

/// The neighbors of the current page, cached so that the data source is asked for each only once.
struct PageNeighbors {
    enum Neighbor {
        case unknown
        case absent
        case page(UIViewController)
    }

    var before = Neighbor.unknown
    var after = Neighbor.unknown

    /// Returns the page in `direction`, if it is known and present.
    func page(_ direction: UIPageViewController.NavigationDirection) -> UIViewController? {
        guard case .page(let page) = direction == .forward ? after : before else { return nil }
        return page
    }

    mutating func set(_ neighbor: Neighbor, _ direction: UIPageViewController.NavigationDirection) {
        if direction == .forward { after = neighbor } else { before = neighbor }
    }
}
