package import Foundation
package import ViewKit

extension UIView {
    /// The `skeletonCornerRadius` that was set, or `nil` if it was never set.
    package var chosenSkeletonCornerRadius: Float? { skeleton?.options.cornerRadius }

    /// Returns the corner radius, in points, of a bone that covers the view and has no `skeletonShape`. An automatic
    /// skeleton chooses the radius for unflagged controls.
    package func blockBoneRadius(isAutomatic: Bool) -> CGFloat {
        let block =
            isAutomatic && !isSkeletonable
            ? AutomaticBoneShapes.block(of: self, at: bounds) : LeafBones.block(for: self, in: bounds)
        return block.cornerRadius
    }

    /// Returns `true` if the view's bones are the lines of its text, which `skeletonCornerRadius` does not round.
    package func hasLineBones(isAutomatic: Bool) -> Bool {
        guard self is any SkeletonText else { return false }
        guard !isAutomatic || isSkeletonable else { return skeletonAnnotation == nil }
        let text = TextBones(self, size: bounds.size, direction: effectiveUserInterfaceLayoutDirection)
        return text?.drawnLines != nil
    }
}
