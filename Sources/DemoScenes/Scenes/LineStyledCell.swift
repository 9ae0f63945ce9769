import ViewKit

/// A cell or card with text bones.
@MainActor
protocol LineStyledCell: UIView {
    /// Applies `lines` to the bones. Properties that `lines` leaves unset keep the view's defaults.
    func apply(_ lines: SkeletonLineChanges)
}
