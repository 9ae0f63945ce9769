import Foundation

/// A window's pointer state: the view under the pointer, and the touch while the button is down.
@MainActor
final class PointerState {
    weak var hovered: UIView?
    /// The nearest hover container: `hovered` itself or an ancestor.
    private weak var container: (any HoverContainer)?
    /// The scroll views that the pointer is over.
    var scrollViews: [UIScrollView] = []
    /// The hover gesture recognizers that the pointer is over.
    var hovering: [UIHoverGestureRecognizer] = []
    var touch: UITouch?
    /// The arena of the gesture recognizers that receive `touch`.
    var arena: GestureArena?
    /// The two fingers on the screen, or the Ctrl+wheel gesture that simulates them; `nil` otherwise.
    var fingers: FingerPair?
    /// The pointer's location in the window; `nil` while the pointer is outside.
    var location: CGPoint?

    /// `true` while a Shift key is held.
    var isShiftHeld = false
    /// `true` while a key is held that performed a command and whose text must not be entered.
    var ignoresText = false
    /// `true` if the pointer's button was pressed more recently than a key.
    var isInUse = false

    /// The most recent press, for detecting double clicks.
    private var lastPress: (location: CGPoint, time: TimeInterval, count: Int)?

    private enum Metrics {
        /// The maximum time between two presses of a double click, in seconds.
        static let doubleClickTime: TimeInterval = 0.4
        /// The maximum distance between the presses of a double click on each axis, in points.
        static let doubleClickDistance: CGFloat = 4
    }

    /// Records a press and returns the number of presses in quick succession at this location, including this one.
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

    /// Makes `view` the view under the pointer, and notifies the views that the pointer has left and entered.
    func hover(_ view: UIView?) {
        hovered?.pointerIsOverDidChange(false)
        hovered = view
        view?.pointerIsOverDidChange(true)
        let entered = sequence(first: view, next: { $0?.storedSuperview }).lazy.compactMap { $0 as? any HoverContainer }
            .first
        guard entered !== container else { return }
        container?.pointerIsWithinDidChange(false)
        container = entered
        entered?.pointerIsWithinDidChange(true)
    }

    func forget(_ view: UIView) {
        if let hovered, hovered.isDescendant(of: view) { self.hovered = nil }
        if let container, container.isDescendant(of: view) {
            self.container = nil
            container.pointerIsWithinDidChange(false)
        }
        for scrollView in scrollViews where scrollView.isDescendant(of: view) {
            _ = scrollView.pointerDidMove(to: nil)
        }
        scrollViews.removeAll { $0.isDescendant(of: view) }
        let left = hovering.filter { $0.view?.isDescendant(of: view) ?? true }
        hovering.removeAll { recognizer in left.contains { $0 === recognizer } }
        for recognizer in left { recognizer.pointerDidLeave() }
        cancelTouch(in: view)
    }

    /// Cancels touches and two-finger gestures in `view` and its descendants.
    func cancelTouch(in view: UIView) {
        if let touched = touch?.view, touched.isDescendant(of: view), let touch {
            touch.phase = .cancelled
            self.touch = nil
            let event = UIEvent(timestamp: touch.timestamp, touches: [touch])
            if arena?.keepsTouchFromView != true { touched.touchesCancelled([touch], with: event) }
            arena?.deliver(.cancelled, event: event)
            arena = nil
        }
        if let fingers, fingers.touch.view?.isDescendant(of: view) ?? true {
            self.fingers = nil
            fingers.pause?.cancel()
            fingers.touch.phase = .cancelled
            let event = UIEvent(timestamp: fingers.touch.timestamp, touches: [fingers.touch])
            fingers.arena.deliver(.cancelled, event: event)
        }
    }
}
