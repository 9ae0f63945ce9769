import Foundation

/// What a window knows of the pointer: the view under it, and the touch that it makes while its button is down.
@MainActor
final class PointerState {
    weak var hovered: UIView?
    /// The scroll views that the pointer is over.
    var scrollViews: [UIScrollView] = []
    /// The recognisers of hovering that the pointer is over.
    var hovering: [UIHoverGestureRecognizer] = []
    var touch: UITouch?
    /// The gesture recognisers that watch `touch`.
    var arena: GestureArena?
    /// Two fingers, or a wheel with Ctrl that stands for them.
    var fingers: FingerPair?
    /// The last place of the pointer in the window; nil while it is outside.
    var location: CGPoint?

    /// Whether the last thing that was pressed is the pointer's button, and not a key.
    var isInUse = false

    /// The last press, to tell double clicks by.
    private var lastPress: (location: CGPoint, time: TimeInterval, count: Int)?

    private enum Metrics {
        /// The longest time between two presses of a double click, in seconds.
        static let doubleClickTime: TimeInterval = 0.4
        /// The farthest that they may be apart, in points.
        static let doubleClickDistance: CGFloat = 4
    }

    /// Notes a press; says how many there were in quick succession at this place.
    func countPress(at location: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let lastPress, time - lastPress.time <= Metrics.doubleClickTime,
            abs(location.x - lastPress.location.x) <= Metrics.doubleClickDistance,
            abs(location.y - lastPress.location.y) <= Metrics.doubleClickDistance
        {
            count = lastPress.count + 1
        }
        lastPress = (location, time, count)
        return count
    }

    func forget(_ view: UIView) {
        if let hovered, hovered.isDescendant(of: view) { self.hovered = nil }
        for scrollView in scrollViews where scrollView.isDescendant(of: view) {
            _ = scrollView.pointerDidMove(to: nil)
        }
        scrollViews.removeAll { $0.isDescendant(of: view) }
        let left = hovering.filter { $0.view?.isDescendant(of: view) ?? true }
        hovering.removeAll { recognizer in left.contains { $0 === recognizer } }
        for recognizer in left { recognizer.pointerDidLeave() }
        cancelTouch(in: view)
    }

    /// Ends the touch that is under way in `view` or in a view inside it.
    func cancelTouch(in view: UIView) {
        if let touched = touch?.view, touched.isDescendant(of: view), let touch {
            touch.phase = .cancelled
            self.touch = nil
            if arena?.keepsTouchFromView != true { touched.touchesCancelled([touch], with: nil) }
            arena?.deliver(.cancelled, event: nil)
            arena = nil
        }
        if let fingers, fingers.touch.view?.isDescendant(of: view) ?? true {
            self.fingers = nil
            fingers.pause?.cancel()
            fingers.touch.phase = .cancelled
            fingers.arena.deliver(.cancelled, event: nil)
        }
    }
}
