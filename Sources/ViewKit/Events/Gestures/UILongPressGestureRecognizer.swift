public import Foundation
import LayerKit

/// A recognizer for long presses. The gesture begins after `minimumPressDuration`, changes when the touch moves, and
/// ends when the touch is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds. 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement before the press is recognized, in points. 10 by default.
    open var allowableMovement: CGFloat = 10

    private var start = CGPoint.zero
    private var wait: ScheduledWork?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        start = touch.location(in: nil)
        wait = view?.window?.schedule(after: minimumPressDuration) { [weak self] in
            guard let self, self.touch != nil, self.state == .possible else { return }
            guard self.mayBegin else { return self.moveTo(.failed) }
            self.view?.window?.recognize(self) { self.moveTo(.began) }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let location = touches.first?.location(in: nil) else { return }
        if isInProgress {
            moveTo(.changed)
        } else if hypot(location.x - start.x, location.y - start.y) > allowableMovement {
            moveTo(.failed)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        moveTo(isInProgress ? .ended : .failed)
    }

    open override func reset() {
        wait?.cancel()
        wait = nil
    }
}
