import Foundation
import ViewKit

/// Resizes a window like a user who drags its edge, a step in every frame.
@MainActor
enum WindowEdge {
    /// The number of steps from the full size to the smallest, of a point each.
    private static let steps = 100

    /// Resizes `window` to its size in frame `frame`: a point smaller per frame in both directions, then larger again.
    static func drag(_ window: UIWindow?, frame: Int) {
        guard frame > 0, let window else { return }
        // The direction follows from the frame's number.
        let isShrinking = (frame - 1) / steps % 2 == 0
        let change: CGFloat = isShrinking ? -1 : 1
        window.resize(
            to: CGSize(width: window.bounds.width + change, height: window.bounds.height + change),
            scale: window.traitCollection.displayScale)
    }
}
