/// The colors of a bar, unless the bar or its appearance sets others.
public enum UIBarStyle: Int, Sendable {
    /// A light bar with dark titles; in dark mode, a dark bar with light titles.
    case `default` = 0
    /// A dark bar with light titles, in both modes.
    case black = 1
    /// The same colors as `black`. Setting this style also sets the bar's `isTranslucent` to `true`. Deprecated on iOS;
    /// use `black` in new code.
    case blackTranslucent = 2

    /// The older name of `black`. Deprecated on iOS; use `black` in new code.
    public static var blackOpaque: UIBarStyle { .black }

    /// `true` if the bar is dark in both modes.
    package var isDark: Bool { self != .default }
    /// The background of the bar.
    package var backgroundColor: UIColor { isDark ? ControlColors.blackBar : ControlColors.bar }
    /// The line between the bar and the content.
    package var lineColor: UIColor { isDark ? ControlColors.blackLine : ControlColors.line }
    /// The titles of the bar.
    var titleColor: UIColor { isDark ? .white : .label }
}
