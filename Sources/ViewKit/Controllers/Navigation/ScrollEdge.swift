import Foundation

/// Tracks whether the content below a navigation bar is scrolled to its top, on which the appearance of the bar
/// depends.
@MainActor
final class ScrollEdge {
    /// `true` if the content is scrolled to its top, or if there is no scroll view. `true` by default.
    private(set) var isReached = true
    /// Called when `isReached` has changed.
    @preconcurrency var didChange: (@MainActor () -> Void)?
    private weak var scrollView: UIScrollView?

    /// Follows `scrollView`, in place of any previous scroll view.
    func follow(_ scrollView: UIScrollView?) {
        if self.scrollView?.topEdge === self { self.scrollView?.topEdge = nil }
        self.scrollView = scrollView
        scrollView?.topEdge = self
        contentDidScroll()
    }

    /// Returns `true` if `follow(_:)` with `scrollView` would change nothing.
    func follows(_ scrollView: UIScrollView?) -> Bool {
        guard let scrollView else { return self.scrollView == nil && isReached }
        return scrollView.topEdge === self
    }

    /// Updates `isReached`. Called when the content has been scrolled.
    func contentDidScroll() {
        // Ignores the space reserved for the refresh control: when a refresh starts, the content needs some time to
        // move down by that space, but counts as scrolled to its top all along.
        let isReached = scrollView.map { $0.contentOffset.y <= -($0.contentInset.top + $0.coveredInset.top) } ?? true
        guard isReached != self.isReached else { return }
        self.isReached = isReached
        didChange?()
    }
}
