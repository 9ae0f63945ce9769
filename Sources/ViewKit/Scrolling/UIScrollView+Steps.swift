import Foundation

/// The distance and direction of scrolling by keys, the wheel and presses on an indicator's track.
extension UIScrollView {
    private enum Metrics {
        /// The distance that an arrow key scrolls, in points.
        static let lineStep: CGFloat = 60
        /// The overlap between pages, in points.
        static let pageOverlap: CGFloat = 40
    }

    /// `true` if the content only scrolls horizontally, in which case keys such as Page Down scroll horizontally.
    var scrollsOnlyHorizontally: Bool { canScrollHorizontally && !canScrollVertically }

    /// Scrolls in response to `key`, such as by a page for Page Down. Returns `true` if the content moved.
    package func scroll(by key: UIKeyboardHIDUsage?) -> Bool {
        if let behavior, behavior.turnsPages { return isScrollEnabled && !locksScrolling && behavior.turnPage(by: key) }
        return distance(of: key).map { scroll(by: $0) } ?? false
    }

    /// Scrolls horizontally by `distance` points toward the end of the content. Returns `true` if the content moved.
    func scrollHorizontally(by distance: CGFloat) -> Bool { scroll(by: sideways(distance)) }

    /// Scrolls by `count` pages along `axis`, to the right or down if `count` is above 0. Returns `true` if the content
    /// moved.
    func scroll(byPages count: CGFloat, along axis: ScrollIndicator.Axis) -> Bool {
        let distance = count * pageStep(along: axis)
        return scroll(by: axis == .vertical ? CGVector(dx: 0, dy: distance) : CGVector(dx: distance, dy: 0))
    }

    // MARK: Private

    private func pageStep(along axis: ScrollIndicator.Axis) -> CGFloat {
        let visible = bounds.inset(by: coveredInset)
        return max(Metrics.lineStep, (axis == .vertical ? visible.height : visible.width) - Metrics.pageOverlap)
    }

    private func sideways(_ distance: CGFloat) -> CGVector {
        CGVector(dx: beginsAtRight ? -distance : distance, dy: 0)
    }

    private func distance(of key: UIKeyboardHIDUsage?) -> CGVector? {
        let isSideways = scrollsOnlyHorizontally
        let page = pageStep(along: isSideways ? .horizontal : .vertical)
        let distance = isSideways ? contentSize.width + bounds.width : contentSize.height + bounds.height
        func onward(_ distance: CGFloat) -> CGVector {
            isSideways ? sideways(distance) : CGVector(dx: 0, dy: distance)
        }
        return switch key {
        case .keyboardUpArrow: CGVector(dx: 0, dy: -Metrics.lineStep)
        case .keyboardDownArrow: CGVector(dx: 0, dy: Metrics.lineStep)
        case .keyboardLeftArrow: CGVector(dx: -Metrics.lineStep, dy: 0)
        case .keyboardRightArrow: CGVector(dx: Metrics.lineStep, dy: 0)
        case .keyboardPageUp: onward(-page)
        case .keyboardPageDown, .keyboardSpacebar: onward(page)
        case .keyboardHome: onward(-distance)
        case .keyboardEnd: onward(distance)
        default: nil
        }
    }
}
