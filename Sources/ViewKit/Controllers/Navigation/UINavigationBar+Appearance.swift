import Foundation
import TextKit

/// The background of the bar and the style of its titles, which can depend on whether the content is scrolled.
extension UINavigationBar {
    /// Updates the background and the titles. Called when the content has been scrolled to its top or away from it.
    func scrollEdgeDidChange() {
        updateColors()
        updateTitles()
    }

    /// Reloads the bar's content if its titles don't have the appearance that currently applies.
    func updateTitles() {
        if let content, content.titleAppearance !== titleAppearance { content.reload() }
    }

    /// `true` if the content is scrolled to its top, or if there is no scroll view; for a screen with a large title,
    /// `true` until the large title is fully collapsed. Always `false` for a bar without a navigation controller.
    private var isAtScrollEdge: Bool {
        guard goBack != nil else { return false }
        guard let item = topItem, item.largeTitle != nil else { return scrollEdge.isReached }
        // While a large title collapses, the content stays below the bar, although its offset changes.
        return item.largeTitleHeight > 0
    }

    /// The appearance for scrolled content; `nil` if none is set and the properties of the bar apply.
    private var chosenStandardAppearance: UINavigationBarAppearance? { topItem?.standardAppearance ?? ownAppearance }

    /// The appearance that determines the style of titles; `nil` if the properties of the bar apply.
    var titleAppearance: UINavigationBarAppearance? {
        let edge = isAtScrollEdge ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
        return edge ?? chosenStandardAppearance
    }

    /// The color of titles whose text attributes have none. An appearance replaces the bar's style.
    var titleColor: UIColor { titleAppearance == nil ? barStyle.titleColor : .label }

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
        return (barTintColor ?? ownBackgroundColor ?? barStyle.backgroundColor, barStyle.lineColor)
    }

    /// `true` if the bar has no background at the edge of the content unless a scroll edge appearance sets one. A bar
    /// without a standard appearance keeps its background if it has a `barTintColor` or the style `.black`, whose white
    /// titles need it, or if it is opaque and no large title is visible.
    private var isTransparentAtScrollEdge: Bool {
        if chosenStandardAppearance != nil { return true }
        return barTintColor == nil && barStyle == .default && (isTranslucent || (topItem?.largeTitleHeight ?? 0) > 0)
    }
}
