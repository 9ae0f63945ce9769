import Foundation
import LayerKit

/// A recognizer for single and multiple taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of consecutive taps. 1 by default; values below 1 count as 1.
    open var numberOfTapsRequired = 1
    /// The number of fingers. 1 by default; with higher values, nothing is recognized, because a mouse counts as one
    /// finger.
    open var numberOfTouchesRequired = 1

    private enum Limits {
        /// The maximum movement of a tap, in points.
        static let movement: CGFloat = 10
        /// The maximum pause between consecutive taps, in seconds.
        static let pause: TimeInterval = 0.35
    }

    private var start = CGPoint.zero
    private var taps = 0
    private var lastTap: TimeInterval = -.infinity
    /// The scheduled end of an unfinished series of taps.
    private var seriesEnd: ScheduledWork?

    /// `true` while the recognizer may still recognize its gesture, including between the taps of a series.
    override var isDeciding: Bool { super.isDeciding || seriesEnd?.isPending == true }

    /// Returns `false` for tap recognizers that require more taps than this one, because their gestures begin with the
    /// same taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= max(1, numberOfTapsRequired)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        guard numberOfTouchesRequired <= 1 else { return moveTo(.failed) }
        seriesEnd?.cancel()
        if touch.timestamp - lastTap > Limits.pause { taps = 0 }
        start = touch.location(in: nil)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let location = touches.first?.location(in: nil) else { return }
        if hypot(location.x - start.x, location.y - start.y) > Limits.movement {
            taps = 0
            moveTo(.failed)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        taps += 1
        lastTap = touch.timestamp
        if taps >= max(1, numberOfTapsRequired) {
            taps = 0
            moveTo(mayBegin ? .ended : .failed)
        } else {
            seriesEnd = view?.window?.schedule(after: Limits.pause) { [weak self] in
                guard let self, self.touch == nil else { return }
                self.taps = 0
                self.notifyWaitingRecognizers(isRecognized: false)
            }
        }
    }
}
