import Foundation
import ViewKit

/// The preferences for the width of a column. Numbers that aren't positive and finite count as automatic.
struct SplitWidth {
    var preferred = UISplitViewController.automaticDimension { didSet { dragged = nil } }
    /// The preferred width as a fraction of the split view's width.
    var fraction = UISplitViewController.automaticDimension { didSet { dragged = nil } }
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension
    /// The width that the user chose with the divider, if any.
    var dragged: CGFloat?
    private let standard: (fraction: CGFloat, limits: ClosedRange<CGFloat>)

    /// Creates preferences that are all automatic; `standard` determines the automatic width.
    init(_ standard: (fraction: CGFloat, limits: ClosedRange<CGFloat>)) {
        self.standard = standard
    }

    /// Returns the allowed widths in a split view of width `total` in which other columns take up `reserved`.
    func range(in total: CGFloat, reserved: CGFloat) -> ClosedRange<CGFloat> {
        let available = max(1, total - reserved - SplitMetrics.minimumSecondary)
        let most = Self.length(maximum) ?? (total * SplitMetrics.maximumFraction).rounded()
        let least = Self.length(minimum) ?? SplitMetrics.minimumWidth
        let lower = min(least, available)
        return lower...max(lower, min(most, available))
    }

    /// Returns the width, in whole points, in a split view of width `total` in which other columns take up `reserved`.
    /// Ignores the user's choice if `isStandard` is `true`.
    func resolved(in total: CGFloat, reserved: CGFloat, isStandard: Bool = false) -> CGFloat {
        let automatic = min(max(total * standard.fraction, standard.limits.lowerBound), standard.limits.upperBound)
        let own = Self.length(preferred) ?? Self.length(fraction).map { $0 * total } ?? automatic
        let range = range(in: total, reserved: reserved)
        let wanted = isStandard ? own : dragged ?? own
        return min(max(wanted, range.lowerBound), range.upperBound).rounded()
    }

    private static func length(_ number: CGFloat) -> CGFloat? { number.isFinite && number > 0 ? number : nil }
}
