import Foundation

extension UITableViewCell {
    /// The labels of a cell and their arrangement. Labels are created on first use.
    public enum CellStyle: Int, Sendable {
        /// Text only.
        case `default`
        /// Text, and a gray detail at the trailing edge.
        case value1
        /// Short text in the tint color, and a detail next to it.
        case value2
        /// Text, and a smaller detail below it.
        case subtitle
    }

    /// The style of the separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separators.
        case none
        /// A thin line.
        case singleLine
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

    /// The standard mark at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No mark.
        case none
        /// A disclosure indicator, if selecting the row shows details.
        case disclosureIndicator
        /// A checkmark, if the row is chosen.
        case checkmark
    }

    /// The appearance that a table sets for its cells.
    struct ListStyle: Equatable {
        var hasSeparator = true
        var separatorColor = UIColor.separator
        var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        var ground = UIColor.systemBackground
        var cardRadius: CGFloat = 0
        var isFirst = false
        var isLast = false
        var takesSelection = false
    }

    /// Returns the fill of a row that is selected, pressed or hovered over; `nil` if the row has no fill.
    func groundColor(isMarked: Bool, isPointedAt: Bool) -> UIColor? {
        guard isMarked else { return isPointedAt ? tintColor.ground(light: 0.07, dark: 0.12) : nil }
        if selectionStyle == .gray { return UIColor.label.withAlphaComponent(isHighlighted ? 0.18 : 0.12) }
        return isHighlighted ? tintColor.ground(light: 0.24, dark: 0.42) : tintColor.ground(light: 0.16, dark: 0.32)
    }
}
