import Foundation
import ViewKit

/// A hand that drags a window's edge, a step in every frame.
@MainActor
enum WindowEdge {
    /// Steps from the whole size to the smallest, which is as many points smaller.
    private static let steps = 100

    /// Gives `window` its size in frame `frame`: one point less a frame in both directions, then one more.
    static func drag(_ window: UIWindow?, frame: Int) {
        guard frame > 0, let window else { return }
        // The size itself says which way, as the frame's number does.
        let isShrinking = (frame - 1) / steps % 2 == 0
        let change: CGFloat = isShrinking ? -1 : 1
        window.resize(
            to: CGSize(width: window.bounds.width + change, height: window.bounds.height + change),
            scale: window.traitCollection.displayScale)
    }
}
