import Foundation

extension UITableViewCell {
    /// Which labels a cell has of its own, and where; each is there when it is first asked for.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default`
        /// A text, and a detail in grey at the other side.
        case value1
        /// A short text in the tint colour, and a detail beside it.
        case value2
        /// A text, and a smaller detail under it.
        case subtitle
    }

    /// What stands between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A thin line.
        case singleLine
    }

    /// How a row looks while it is selected or pressed.
    public enum SelectionStyle: Int, Sendable {
        /// As at other times.
        case none
        /// Filled in the tint colour, faintly. The same as `default`.
        case blue
        /// Filled in grey.
        case gray
        /// Filled in the tint colour, faintly.
        case `default`
    }

    /// What a cell shows at its end.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// An arrow: the row leads on.
        case disclosureIndicator
        /// A tick: the row is chosen.
        case checkmark
    }

    /// What a table says about a cell's looks.
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

    /// The fill of a row that is selected or pressed, which is marked, or pointed at; nil for none.
    func groundColor(isMarked: Bool, isPointedAt: Bool) -> UIColor? {
        guard isMarked else { return isPointedAt ? tintColor.ground(light: 0.07, dark: 0.12) : nil }
        if selectionStyle == .gray { return UIColor.label.withAlphaComponent(isHighlighted ? 0.18 : 0.12) }
        return isHighlighted ? tintColor.ground(light: 0.24, dark: 0.42) : tintColor.ground(light: 0.16, dark: 0.32)
    }
}
