import ViewKit

/// A cell with bones of text.
@MainActor
protocol LineStyledCell: UIView {
    /// Lets them look as `lines` says; what that leaves out is what suits the cell.
    func apply(_ lines: SkeletonLineChanges)
}
