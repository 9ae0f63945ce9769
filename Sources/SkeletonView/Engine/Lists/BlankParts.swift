import ViewKit

/// Keeps the parts blank that a skeleton gives a list, as long as it is there.
///
/// A cell from the queue still has what it showed last, as another row. Nobody is to see that: where bones come, the
/// content is not there to fade out.
@MainActor
final class BlankParts {}

extension UIView {
    /// Whether the view is in a cell, header or the like that a skeleton gave, and that was not seen without bones.
    var isInBlankPart: Bool {
        var next: UIView? = self
        while let view = next {
            if view.skeleton?.blankParts != nil { return true }
            next = view.superview
        }
        return false
    }
}
