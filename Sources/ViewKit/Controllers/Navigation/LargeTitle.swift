import Foundation
import TextKit

/// The part of a navigation bar that shows an item's large title, and that scrolling the item's content collapses.
@MainActor
final class LargeTitle {
    /// The height while expanded, in points.
    var expandedHeight: CGFloat {
        didSet { height = height == oldValue ? expandedHeight : min(height, expandedHeight) }
    }
    /// The current height, in points, from 0 to `expandedHeight`.
    private(set) var height: CGFloat
    /// The scroll view whose content starts below the bar and collapses the title; `nil` if the title stays expanded.
    private(set) weak var scrollView: UIScrollView?
    /// Called when scrolling has changed the height.
    @preconcurrency var heightDidChange: (@MainActor () -> Void)?

    init(expandedHeight: CGFloat) {
        self.expandedHeight = expandedHeight
        height = expandedHeight
    }

    /// The height that scrolling can still reveal, in points.
    var collapsedHeight: CGFloat { expandedHeight - height }

    /// Sets the scroll view that collapses the title, in place of any previous one.
    func follow(_ scrollView: UIScrollView?) {
        guard scrollView !== self.scrollView else { return }
        if self.scrollView?.largeTitle === self { self.scrollView?.largeTitle = nil }
        self.scrollView = scrollView
        scrollView?.largeTitle = self
    }

    /// Updates the height after the content scrolled: as many points as there are above the content, but below the row
    /// of title and buttons.
    func contentDidScroll() {
        guard let scrollView, isCollapsible else { return }
        let inset = scrollView.adjustedContentInset.top - height
        let new = min(max(-scrollView.contentOffset.y - inset, 0), expandedHeight)
        guard new != height else { return }
        height = new
        heightDidChange?()
    }

    /// Returns the resting offset for content that would otherwise stop at the vertical offset `offset`, so that the
    /// title is either expanded or collapsed. `top` is the first valid offset.
    func restingOffset(near offset: CGFloat, top: CGFloat) -> CGFloat {
        let collapsed = top + expandedHeight
        guard offset > top, offset < collapsed else { return offset }
        return offset - top < expandedHeight / 2 ? top : collapsed
    }

    /// `true` if the scroll view makes room for the whole bar, which it doesn't if it starts below the bar.
    private var isCollapsible: Bool {
        guard let scrollView, height <= scrollView.coveredInset.top else { return false }
        return scrollView.coveredInset.top == scrollView.safeAreaInsets.top
    }

    // MARK: Metrics

    /// The distance between the title and the edges of the bar, in points.
    static let margin: CGFloat = 16
    /// The distance between the title's lower edge and the lower edge of the bar, in points.
    static let bottom: CGFloat = 8

    /// Returns the font of large titles: bold, and 34 points in the standard text size.
    static func font(for traits: UITraitCollection) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }

    /// Returns the height of an expanded title, in points: 52, or more for large text.
    static func height(for traits: UITraitCollection) -> CGFloat {
        max(52, font(for: traits).lineHeight.rounded(.up) + bottom + 3)
    }
}
