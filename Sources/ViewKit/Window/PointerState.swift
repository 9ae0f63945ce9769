import Foundation

/// What a window knows of the pointer: the view under it, and the touch that it makes while its button is down.
@MainActor
final class PointerState {
    weak var hovered: UIView?
    var touch: UITouch?
    /// The gesture recognisers that watch `touch`.
    var arena: GestureArena?
    /// The last place of the pointer in the window; nil while it is outside.
    var location: CGPoint?

    func forget(_ view: UIView) {
        if let hovered, hovered.isDescendant(of: view) { self.hovered = nil }
        if let touched = touch?.view, touched.isDescendant(of: view), let touch {
            touch.phase = .cancelled
            self.touch = nil
            if arena?.keepsTouchFromView != true { touched.touchesCancelled([touch], with: nil) }
            arena?.deliver(.cancelled, event: nil)
            arena = nil
        }
    }
}
