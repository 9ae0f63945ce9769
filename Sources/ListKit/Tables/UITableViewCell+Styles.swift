import Foundation

extension UITableViewCell {
    /// The standard labels of a cell and their arrangement.
    public enum CellStyle: Int, Sendable {
        /// Text only.
        case `default`
        /// Text, with gray details at the trailing edge.
        case value1
        /// Short blue text, with details next to it.
        case value2
        /// Text, with smaller details below it.
        case subtitle
    }

    /// The style of the separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separators.
        case none
        /// A thin line.
        case singleLine
        /// A thin line, like `singleLine`.
        @available(*, deprecated, message: "Use .singleLine")
        case singleLineEtched
    }

    /// The appearance of a row while it is selected or pressed.
    public enum SelectionStyle: Int, Sendable {
        /// No change.
        case none
        /// A faint fill in the tint color, like `default`.
        case blue
        /// A gray fill.
        case gray
        /// A faint fill in the tint color.
        case `default`
    }

    /// The standard mark or button at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No mark.
        case none
        /// A disclosure indicator, which shows that selecting the row leads to details.
        case disclosureIndicator
        /// An info button and a disclosure indicator. The button calls the delegate's
        /// `tableView(_:accessoryButtonTappedForRowWith:)`.
        case detailDisclosureButton
        /// A checkmark, which indicates that the row is chosen.
        case checkmark
        /// An info button, which calls the delegate's `tableView(_:accessoryButtonTappedForRowWith:)`.
        case detailButton
    }

    /// The appearance that a table applies to its cells.
    struct ListStyle: Equatable {
        var hasSeparator = true
        var separatorColor = UIColor.separator
        var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        var background = UIColor.systemBackground
        var cardRadius: CGFloat = 0
        var isFirst = false
        var isLast = false
        var takesSelection = false
    }

    /// Returns the fill color of a row that is selected, pressed or hovered over; `nil` if the row has no fill.
    func fillColor(isMarked: Bool, isPointedAt: Bool) -> UIColor? {
        guard isMarked else { return isPointedAt ? tintColor.background(light: 0.07, dark: 0.12) : nil }
        if selectionStyle == .gray { return UIColor.label.withAlphaComponent(isHighlighted ? 0.18 : 0.12) }
        return isHighlighted
            ? tintColor.background(light: 0.24, dark: 0.42) : tintColor.background(light: 0.16, dark: 0.32)
    }
}
