import Foundation
import LayerKit

/// Recognises presses that are lifted where they went down.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row make the gesture. 1 by default; below 1 counts as 1.
    open var numberOfTapsRequired = 1
    /// How many fingers tap at once. 1 by default; with more nothing is recognised, for a mouse is one.
    open var numberOfTouchesRequired = 1

    /// How far a tap may move, in points, and how long the next of a row may take to come, in seconds.
    private enum Limits {
        static let movement: CGFloat = 10
        static let pause: TimeInterval = 0.35
    }

    private var start = CGPoint.zero
    private var taps = 0
    private var lastTap: TimeInterval = -.infinity
    /// Ends a row of taps that does not go on.
    private var rowEnd: ScheduledWork?

    /// Also between the taps of a row.
    override var isDeciding: Bool { super.isDeciding || rowEnd?.isPending == true }

    /// False for taps of a longer row, which this one is the beginning of.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= max(1, numberOfTapsRequired)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        guard numberOfTouchesRequired <= 1 else { return moveTo(.failed) }
        rowEnd?.cancel()
        if touch.timestamp - lastTap > Limits.pause { taps = 0 }
        start = touch.location(in: nil)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: nil) else { return }
        if hypot(place.x - start.x, place.y - start.y) > Limits.movement {
            taps = 0
            moveTo(.failed)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        taps += 1
        lastTap = touch.timestamp
        if taps >= max(1, numberOfTapsRequired) {
            taps = 0
            moveTo(mayBegin ? .ended : .failed)
        } else {
            rowEnd = view?.window?.schedule(after: Limits.pause) { [weak self] in
                guard let self, self.touch == nil else { return }
                self.taps = 0
                self.tellWaiting(isRecognized: false)
            }
        }
    }
}
