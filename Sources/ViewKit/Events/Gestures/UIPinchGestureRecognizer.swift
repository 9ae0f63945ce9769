public import Foundation
import GestureMath
import Reporting

/// A recognizer for two fingers that move apart or together, and for Ctrl+wheel gestures, which end a quarter of a
/// second after the last step.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The factor by which the distance between the fingers has to change to begin a pinch. A wheel gesture begins at
    /// the first step.
    private static let threshold: CGFloat = 1.05

    /// The factor by which the distance between the fingers has changed since the gesture was recognized. After you set
    /// this property, changes continue from the new value. 1 until the gesture is recognized. Nonfinite values are
    /// rejected with a warning.
    open var scale: CGFloat = 1 {
        didSet {
            guard !scale.isFinite else { return }
            Diagnostics.report("UIPinchGestureRecognizer: invalid scale \(scale) ignored")
            scale = oldValue
        }
    }
    /// The rate of change of the scale, per second; 0 when a wheel gesture has ended.
    open var velocity: CGFloat { scale * (rate?.relativeRatePerSecond ?? 0) }

    /// The number of touches: 2 while two fingers are down or the wheel simulates them, otherwise 0.
    open override var numberOfTouches: Int { touch == nil ? 0 : 2 }

    /// The factor by which the distance between the fingers has changed since they went down, including the change
    /// before the gesture was recognized.
    private var total: CGFloat = 1
    private var rate: GestureRate?

    override var needsTwoFingers: Bool { true }

    override func fingersMoved(by step: TwoFingerStep, at time: TimeInterval) {
        total = min(max(total * step.scale, 1e-6), 1e6)
        if state == .possible {
            guard total >= Self.threshold || total <= 1 / Self.threshold || (step.isWheel && step.scale != 1) else {
                return
            }
            (scale, rate) = (1, GestureRate(total / step.scale, at: time))
            moveTo(mayBegin ? .began : .failed)
            guard isInProgress, step.isWheel else { return }
        }
        guard isInProgress, step.scale != 1 else { return }
        rate?.record(total, at: time)
        scale = min(max(scale * step.scale, -1e6), 1e6)
        moveTo(.changed)
    }

    override func fingersLifted(isWheel: Bool) {
        if isWheel { rate?.stop() }
        moveTo(isInProgress ? .ended : .failed)
    }

    open override func reset() {
        total = 1
        rate = nil
        scale = 1
    }
}
