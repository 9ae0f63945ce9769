import ViewKit

/// A token: as long as it exists, the cells, headers and footers that a skeleton provides for a list stay blank.
///
/// A dequeued cell still shows the content of another row, which must never become visible, not even while the cell
/// fades out.
@MainActor
final class BlankParts {}

extension UIView {
    /// `true` if the view is in a cell, header or footer that a skeleton provided and that was never visible without
    /// bones.
    var isInBlankPart: Bool {
        var next: UIView? = self
        while let view = next {
            if view.skeleton?.blankParts != nil { return true }
            next = view.superview
        }
        return false
    }
}
