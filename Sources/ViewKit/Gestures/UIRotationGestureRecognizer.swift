public import Foundation
import Reporting

/// Recognises two fingers that turn about each other, and a wheel that turns while Ctrl and Shift are held, which ends
/// a quarter of a second after its last step.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far fingers have to turn to be understood, in radians.
    private static let threshold: CGFloat = 0.1

    /// How far the fingers turned since the gesture was recognised, or since it was last set, in radians, clockwise. 0
    /// before. A number that is not finite is refused with a message.
    open var rotation: CGFloat = 0 {
        didSet {
            guard !rotation.isFinite else { return }
            Diagnostics.report("UIRotationGestureRecognizer: a rotation of \(rotation) was refused")
            rotation = oldValue
        }
    }
    /// How fast the fingers turn, in radians a second; 0 when a wheel came to rest.
    open var velocity: CGFloat { rate?.perSecond ?? 0 }

    /// Two while they are watched, also those that a wheel stands for.
    open override var numberOfTouches: Int { touch == nil ? 0 : 2 }

    /// What the fingers did in all.
    private var total: CGFloat = 0
    private var rate: GestureRate?

    override var needsTwoFingers: Bool { true }

    override func fingersMoved(by step: FingerStep, at time: TimeInterval) {
        total += step.rotation
        if state == .possible {
            guard abs(total) >= Self.threshold || (step.isWheel && step.rotation != 0) else { return }
            (rotation, rate) = (0, GestureRate(total - step.rotation, at: time))
            moveTo(mayBegin ? .began : .failed)
            guard isUnderWay, step.isWheel else { return }
        }
        guard isUnderWay, step.rotation != 0 else { return }
        rate?.note(total, at: time)
        rotation += step.rotation
        moveTo(.changed)
    }

    override func fingersLifted(isWheel: Bool) {
        if isWheel { rate?.stop() }
        moveTo(isUnderWay ? .ended : .failed)
    }

    open override func reset() {
        (total, rate, rotation) = (0, nil, 0)
    }
}
