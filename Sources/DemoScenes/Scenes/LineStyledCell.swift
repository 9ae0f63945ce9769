import ViewKit

/// A cell or card whose text bones follow the inspector's line settings.
@MainActor
protocol LineStyledCell: UIView {
    /// Applies `lines` to the bones. Properties that `lines` doesn't set get the view's defaults.
    func apply(_ lines: SkeletonLineChanges)
}
