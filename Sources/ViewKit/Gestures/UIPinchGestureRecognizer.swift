public import Foundation
import Reporting

/// Recognises two fingers that move apart or together, and a wheel that turns while Ctrl is held, which ends a quarter
/// of a second after its last step.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// By which factor the distance has to change until fingers make a pinch.
    private static let threshold: CGFloat = 1.05

    /// By how much the distance of the fingers grew since the gesture was recognised, or since it was last set, as a
    /// factor. 1 before. A number that is not finite is refused with a message.
    open var scale: CGFloat = 1 {
        didSet {
            guard !scale.isFinite else { return }
            Diagnostics.report("UIPinchGestureRecognizer: a scale of \(scale) was refused")
            scale = oldValue
        }
    }
    /// How fast the scale changes, in its own measure a second; 0 when a wheel came to rest.
    open var velocity: CGFloat { scale * (rate?.sharePerSecond ?? 0) }

    /// Two while they are watched, also those that a wheel stands for.
    open override var numberOfTouches: Int { touch == nil ? 0 : 2 }

    /// What the fingers did in all.
    private var total: CGFloat = 1
    private var rate: GestureRate?

    override var needsTwoFingers: Bool { true }

    override func fingersMoved(by step: FingerStep, at time: TimeInterval) {
        total = min(max(total * step.scale, 1e-6), 1e6)
        if state == .possible {
            guard total >= Self.threshold || total <= 1 / Self.threshold || (step.isWheel && step.scale != 1) else {
                return
            }
            (scale, rate) = (1, GestureRate(total / step.scale, at: time))
            moveTo(mayBegin ? .began : .failed)
            guard isUnderWay, step.isWheel else { return }
        }
        guard isUnderWay, step.scale != 1 else { return }
        rate?.note(total, at: time)
        scale = min(max(scale * step.scale, -1e6), 1e6)
        moveTo(.changed)
    }

    override func fingersLifted(isWheel: Bool) {
        if isWheel { rate?.stop() }
        moveTo(isUnderWay ? .ended : .failed)
    }

    open override func reset() {
        (total, rate, scale) = (1, nil, 1)
    }
}
