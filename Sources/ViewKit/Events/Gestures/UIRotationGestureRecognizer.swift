public import Foundation
import GestureMath
import Reporting

/// A recognizer for two fingers that rotate around each other, and for Ctrl+Shift+wheel gestures, which end a quarter
/// of a second after the last step.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The minimum rotation of two fingers to begin a gesture, in radians. A wheel gesture begins at the first step.
    private static let threshold: CGFloat = 0.1

    /// The clockwise rotation in radians since the gesture was recognized. After you set this property, changes
    /// continue from the new value. 0 until the gesture is recognized. Nonfinite values are rejected with a warning.
    open var rotation: CGFloat = 0 {
        didSet {
            guard !rotation.isFinite else { return }
            Diagnostics.report("UIRotationGestureRecognizer: invalid rotation \(rotation) ignored")
            rotation = oldValue
        }
    }
    /// The rate of rotation, in radians per second; 0 when a wheel gesture has ended.
    open var velocity: CGFloat { rate?.perSecond ?? 0 }

    /// The number of touches: 2 while two fingers are down or the wheel simulates them, otherwise 0.
    open override var numberOfTouches: Int { touch == nil ? 0 : 2 }

    /// The rotation since the fingers went down, including the movement before the gesture was recognized, in radians.
    private var total: CGFloat = 0
    private var rate: GestureRate?

    override var needsTwoFingers: Bool { true }

    override func fingersMoved(by step: TwoFingerStep, at time: TimeInterval) {
        total += step.rotation
        if state == .possible {
            guard abs(total) >= Self.threshold || (step.isWheel && step.rotation != 0) else { return }
            (rotation, rate) = (0, GestureRate(total - step.rotation, at: time))
            moveTo(mayBegin ? .began : .failed)
            guard isInProgress, step.isWheel else { return }
        }
        guard isInProgress, step.rotation != 0 else { return }
        rate?.record(total, at: time)
        rotation += step.rotation
        moveTo(.changed)
    }

    override func fingersLifted(isWheel: Bool) {
        if isWheel { rate?.stop() }
        moveTo(isInProgress ? .ended : .failed)
    }

    open override func reset() {
        total = 0
        rate = nil
        rotation = 0
    }
}
