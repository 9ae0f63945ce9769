import ViewKit

/// Keeps the parts that a skeleton gives a list blank for as long as this object exists.
///
/// A dequeued cell still shows the content of another row. It must not become visible, so there is nothing to fade out
/// when the bones appear.
@MainActor
final class BlankParts {}

extension UIView {
    /// `true` if the view is in a cell, header or footer from a skeleton that was not visible without bones yet.
    var isInBlankPart: Bool {
        var next: UIView? = self
        while let view = next {
            if view.skeleton?.blankParts != nil { return true }
            next = view.superview
        }
        return false
    }
}
