import Foundation
import TextKit

/// The large title of a navigation item, which collapses as the item's content is scrolled.
@MainActor
final class LargeTitle {
    /// The height of the fully expanded title, in points.
    var expandedHeight: CGFloat {
        didSet { height = height == oldValue ? expandedHeight : min(height, expandedHeight) }
    }
    /// The current height, in points, from 0 to `expandedHeight`.
    private(set) var height: CGFloat
    /// The scroll view whose scrolling collapses the title; its content starts below the bar. `nil` if the title stays
    /// expanded.
    private(set) weak var scrollView: UIScrollView?
    /// Called when scrolling has changed the height.
    @preconcurrency var heightDidChange: (@MainActor () -> Void)?

    init(expandedHeight: CGFloat) {
        self.expandedHeight = expandedHeight
        height = expandedHeight
    }

    /// The height by which the title is collapsed, in points.
    var collapsedHeight: CGFloat { expandedHeight - height }

    /// Sets the scroll view that collapses the title, in place of any previous one.
    func follow(_ scrollView: UIScrollView?) {
        guard scrollView !== self.scrollView else { return }
        if self.scrollView?.largeTitle === self { self.scrollView?.largeTitle = nil }
        self.scrollView = scrollView
        scrollView?.largeTitle = self
    }

    /// Returns `true` if the title follows `scrollView`. If `scrollView` is `nil`, returns `true` if the title follows
    /// no scroll view and is fully expanded; a title whose scroll view was deallocated may still be collapsed.
    func follows(_ scrollView: UIScrollView?) -> Bool {
        guard let scrollView else { return self.scrollView == nil && height == expandedHeight }
        return scrollView === self.scrollView
    }

    /// Adapts the height to the scroll view after another one was followed: the title expands above content that is at
    /// its top, above a scroll view that doesn't extend under the bar, and without a scroll view.
    func scrollViewDidChange() {
        if let scrollView, scrollView.coveredInset.top > 0,
            scrollView.contentOffset.y > -scrollView.adjustedContentInset.top
        {
            return contentDidScroll()
        }
        guard height != expandedHeight else { return }
        height = expandedHeight
        heightDidChange?()
    }

    /// Sets the height to the space between the row of buttons and the upper edge of the content, limited to
    /// `expandedHeight`. Called when the content has been scrolled.
    func contentDidScroll() {
        guard let scrollView, isCollapsible else { return }
        let inset = scrollView.adjustedContentInset.top - height
        let new = min(max(-scrollView.contentOffset.y - inset, 0), expandedHeight)
        guard new != height else { return }
        height = new
        heightDidChange?()
    }

    /// Returns the vertical offset at which content that would stop at `offset` should stop instead, so that the title
    /// is either fully expanded or fully collapsed. `top` is the minimum offset.
    func restingOffset(near offset: CGFloat, top: CGFloat) -> CGFloat {
        let collapsed = top + expandedHeight
        guard offset > top, offset < collapsed else { return offset }
        return offset - top < expandedHeight / 2 ? top : collapsed
    }

    /// `true` if the scroll view extends under the bar and insets its content by the bar's height; `false` if the
    /// scroll view starts below the bar.
    private var isCollapsible: Bool {
        guard let scrollView, height <= scrollView.coveredInset.top else { return false }
        return scrollView.coveredInset.top == scrollView.safeAreaInsets.top
    }

    // MARK: Metrics

    /// The distance between the title and the edges of the bar, in points.
    static let margin: CGFloat = 16
    /// The distance between the title's lower edge and the lower edge of the bar, in points.
    static let bottom: CGFloat = 8

    /// Returns the font of large titles: bold, and 34 points at the standard text size.
    static func font(for traits: UITraitCollection) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }

    /// Returns the height of an expanded title, in points: 52, or more for large text.
    static func height(for traits: UITraitCollection) -> CGFloat {
        max(52, font(for: traits).lineHeight.rounded(.up) + bottom + 3)
    }
}
