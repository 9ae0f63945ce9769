/// The colors of a bar, unless the bar or its appearance sets others.
public enum UIBarStyle: Int, Sendable {
    /// A light bar with dark titles; in dark mode, a dark bar with light titles.
    case `default` = 0
    /// A dark bar with light titles, in both modes.
    case black = 1

    /// The background of the bar.
    package var backgroundColor: UIColor { self == .black ? ControlColors.blackBar : ControlColors.bar }
    /// The line between the bar and the content.
    package var lineColor: UIColor { self == .black ? ControlColors.blackLine : ControlColors.line }
    /// The titles of the bar.
    var titleColor: UIColor { self == .black ? .white : .label }
}
