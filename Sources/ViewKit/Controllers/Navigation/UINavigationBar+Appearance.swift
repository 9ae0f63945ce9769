import Foundation
import TextKit

/// The background of the bar and the style of its titles, which can depend on whether the content is scrolled.
extension UINavigationBar {
    /// Updates the background. Called when the content has been scrolled to or away from its top.
    func scrollEdgeDidChange() {
        updateColors()
        updateTitles()
    }

    /// Reloads the titles if they show another appearance than the one that applies.
    func updateTitles() {
        if titleAppearance !== shownTitleAppearance { content?.reload() }
    }

    /// `true` if the bar's controller shows content that is scrolled to its top, or can't be scrolled. A bar without a
    /// controller is never at the edge of content.
    private var isAtScrollEdge: Bool {
        guard goBack != nil else { return false }
        guard let item = topItem, item.largeTitle != nil else { return scrollEdge.isReached }
        // A large title collapses before the content scrolls away from the bar.
        return item.largeTitleHeight > 0
    }

    /// The appearance for scrolled content; `nil` if none is set and the properties of the bar apply.
    private var chosenStandardAppearance: UINavigationBarAppearance? { topItem?.standardAppearance ?? ownAppearance }

    /// The appearance that determines the style of titles; `nil` if the properties of the bar apply.
    var titleAppearance: UINavigationBarAppearance? {
        let edge = isAtScrollEdge ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
        return edge ?? chosenStandardAppearance
    }

    /// The text attributes of the title that differ from the standard style.
    var shownTitleAttributes: [NSAttributedString.Key: Any] {
        titleAppearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
    }

    /// The text attributes of large titles that differ from the standard style.
    var shownLargeTitleAttributes: [NSAttributedString.Key: Any] {
        titleAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
    }

    /// Returns the colors of the background and of the line below it; `nil` draws nothing.
    func shownColors() -> (background: UIColor?, line: UIColor?) {
        let standard = chosenStandardAppearance
        if isAtScrollEdge {
            if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance {
                return (edge.drawnColor ?? ownBackgroundColor, edge.shadowColor)
            }
            if isTransparentAtScrollEdge { return (ownBackgroundColor, nil) }
        }
        if let standard { return (standard.drawnColor ?? ownBackgroundColor, standard.shadowColor) }
        return (barTintColor ?? ownBackgroundColor ?? ControlColors.bar, ControlColors.line)
    }

    /// `true` if the bar has no background at the edge of the content unless an appearance sets one. Colors and
    /// opaque bars from before there were appearances keep their background.
    private var isTransparentAtScrollEdge: Bool {
        if chosenStandardAppearance != nil { return true }
        return barTintColor == nil && (isTranslucent || (topItem?.largeTitleHeight ?? 0) > 0)
    }
}
