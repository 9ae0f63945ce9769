import Foundation
import ViewKit

/// Resizes a window in every frame, as if a user dragged its edge.
@MainActor
enum WindowEdge {
    /// The number of one-point steps from the full size to the smallest.
    private static let steps = 100

    /// Resizes `window` in frame `frame` by one point in both dimensions, first to smaller and then to larger sizes.
    static func drag(_ window: UIWindow?, frame: Int) {
        guard frame > 0, let window else { return }
        // The direction depends only on the frame's number.
        let isShrinking = (frame - 1) / steps % 2 == 0
        let change: CGFloat = isShrinking ? -1 : 1
        window.resize(
            to: CGSize(width: window.bounds.width + change, height: window.bounds.height + change),
            scale: window.traitCollection.displayScale)
    }
}
