import ViewKit

/// Starts, updates and ends the comparison of two styles.
extension DemoViewController {
    /// Starts a comparison in which the current style is A or, during a comparison, ends it and keeps B. Both can be
    /// undone. No effect on screens without styled skeletons, on which neither would be visible.
    func toggleComparison() {
        guard screen.hasStyledSkeletons else { return }
        change(pinnedStyle == nil ? "Compare" : "Keep") { $0.isComparing.toggle() }
    }

    /// Ends the comparison and keeps style A. This can be undone. No effect without a comparison, and on screens
    /// without styled skeletons.
    func keepPinnedStyle() {
        guard pinnedStyle != nil, screen.hasStyledSkeletons else { return }
        change("Keep") { $0.keepPinned() }
    }

    /// Starts, updates or ends the comparison. Call this after a style or the screen has changed.
    func updateComparison() {
        let compared = pinnedStyle == nil ? nil : screen as? SkeletonScreenController
        if let old = comparison, old.screen !== compared {
            dividerPosition = old.position
            old.end()
            comparison = nil
        }
        // At the edge where it was left, the divider of a new comparison would hide one of the sides.
        if pinnedStyle == nil { dividerPosition = 0.5 }
        guard let pinnedStyle, let compared else { return }
        if comparison == nil, let copy = makeScreen(scene, in: pinnedStyle) as? SkeletonScreenController {
            comparison = StyleComparison(compared, with: copy, in: pinnedStyle, on: self)
            comparison?.position = dividerPosition
        }
        comparison?.show(pinnedStyle, beside: style)
        view.setNeedsLayout()
    }
}
