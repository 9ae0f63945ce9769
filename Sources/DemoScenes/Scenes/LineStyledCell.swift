import ViewKit

/// A cell with bones of text.
@MainActor
protocol LineStyledCell: UIView {
    /// Applies `lines` to the bones; properties that it leaves out keep the cell's defaults.
    func apply(_ lines: SkeletonLineChanges)
}
