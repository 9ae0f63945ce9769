import ViewKit

/// Keeps the cells, headers and footers that a skeleton provides for a list blank while this object exists.
///
/// A dequeued cell still shows the content of another row, which must not become visible, not even to fade out.
@MainActor
final class BlankParts {}

extension UIView {
    /// `true` if the view is in a cell, header or footer from a skeleton that hasn't been visible without bones.
    var isInBlankPart: Bool {
        var next: UIView? = self
        while let view = next {
            if view.skeleton?.blankParts != nil { return true }
            next = view.superview
        }
        return false
    }
}
