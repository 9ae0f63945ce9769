import Foundation

/// Metrics of split views. Lengths are in points.
enum SplitMetrics {
    /// The automatic width of the primary column: a fraction of the split view's width, clamped to limits.
    static let primary: (fraction: CGFloat, limits: ClosedRange<CGFloat>) = (0.28, 220...320)
    /// The automatic width of the supplementary column: a fraction of the split view's width, clamped to limits.
    static let supplementary: (fraction: CGFloat, limits: ClosedRange<CGFloat>) = (0.3, 260...375)
    /// The automatic minimum width of the primary and supplementary columns.
    static let minimumWidth: CGFloat = 160
    /// The automatic maximum width of the primary and supplementary columns, as a fraction of the split view's width.
    static let maximumFraction: CGFloat = 0.5
    /// The width that other columns always leave to the secondary column, or to the dimmed area.
    static let minimumSecondary: CGFloat = 200
    /// The minimum width of the secondary column at which the automatic behavior is to tile or displace columns. Below
    /// it, the other columns cover the secondary column.
    static let comfortableSecondary: CGFloat = 540
    /// The duration of the animation that shows or hides columns, in seconds.
    static let duration = 0.3
    /// The width of the area in which a divider can be dragged.
    static let grip: CGFloat = 9
    /// The distance that an arrow key moves a divider.
    static let keyStep: CGFloat = 16
    /// The width of the line of a focused divider.
    static let focusedLine: CGFloat = 3
}
