import Foundation
import GestureMath
import LayerKit

/// Two fingers on the screen, or a Ctrl+wheel gesture that simulates them, and the recognizers that receive the
/// gesture.
@MainActor
final class FingerPair {
    /// A touch at the midpoint of the fingers. The recognizers receive it in place of the two fingers.
    let touch: UITouch
    let arena: GestureArena
    /// The positions of the fingers; `nil` for a wheel gesture.
    var locations: (CGPoint, CGPoint)?
    /// The scheduled end of a wheel gesture.
    var pause: ScheduledWork?

    init(_ locations: (CGPoint, CGPoint)?, at middle: CGPoint, in view: UIView, of window: UIWindow) {
        touch = UITouch(at: middle, view: view, window: window, timestamp: window.time)
        arena = GestureArena(touch: touch, view: view, ofTwoFingers: true)
        self.locations = locations
    }
}

extension GestureArena {
    /// Delivers a two-finger step to the recognizers that still receive the gesture.
    func move(by step: TwoFingerStep, at time: TimeInterval) {
        deliver { $0.fingersMoved(by: step, at: time) }
    }

    /// Ends the gesture. Called when the fingers have been lifted or the wheel has paused.
    func lift(isWheel: Bool) {
        deliver { $0.fingersLifted(isWheel: isWheel) }
        end()
    }
}

extension UIWindow {
    /// The time without a wheel event after which a wheel gesture ends, in seconds.
    private static let wheelPause: TimeInterval = 0.25

    /// Moves the two fingers to `first` and `second`. If the fingers weren't down yet, cancels the pointer's touch and
    /// begins a two-finger gesture.
    func moveFingers(to first: CGPoint, _ second: CGPoint) {
        let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
        if pointer.fingers?.locations == nil {
            endFingers()
            pointer.cancelTouch(in: self)
            guard let view = touchedView(at: middle) else { return }
            pointer.fingers = FingerPair((first, second), at: middle, in: view, of: self)
            return
        }
        guard let fingers = pointer.fingers, let old = fingers.locations else { return }
        fingers.locations = (first, second)
        advance(fingers, to: middle)
        fingers.arena.move(by: TwoFingerStep(from: old, to: (first, second)), at: time)
    }

    func endFingers() {
        guard let fingers = pointer.fingers else { return }
        pointer.fingers = nil
        fingers.pause?.cancel()
        fingers.touch.phase = .ended
        fingers.arena.lift(isWheel: fingers.locations == nil)
    }

    /// Treats a wheel event as a two-finger step if Ctrl is held and a recognizer at `point` handles such steps.
    /// Returns `false` if the event should scroll instead.
    func turnWheelAsFingers(at point: CGPoint, by distance: CGVector, modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.contains(.control), pointer.fingers?.locations == nil else {
            if pointer.fingers?.locations == nil { endFingers() }
            return false
        }
        let step = TwoFingerStep(wheel: distance, rotates: modifiers.contains(.shift))
        guard step.scale != 1 || step.rotation != 0 else { return pointer.fingers != nil }
        // Rotating after a pinch is a separate gesture unless both are recognized simultaneously.
        if let fingers = pointer.fingers, !fingers.arena.hasRecognizer(for: step) { endFingers() }
        if pointer.fingers == nil {
            guard let view = touchedView(at: point) else { return false }
            let fingers = FingerPair(nil, at: point, in: view, of: self)
            guard fingers.arena.hasRecognizer(for: step) else {
                fingers.arena.end()
                return false
            }
            pointer.fingers = fingers
        }
        guard let fingers = pointer.fingers else { return false }
        advance(fingers, to: point)
        fingers.pause?.cancel()
        fingers.pause = schedule(after: Self.wheelPause) { [weak self, weak fingers] in
            guard let self, let fingers, self.pointer.fingers === fingers else { return }
            self.endFingers()
        }
        fingers.arena.move(by: step, at: time)
        return true
    }

    private func advance(_ fingers: FingerPair, to point: CGPoint) {
        fingers.touch.windowLocation = point
        fingers.touch.phase = .moved
        fingers.touch.timestamp = time
    }
}

extension GestureArena {
    /// Returns `true` if a recognizer for this kind of step, a rotation or a pinch, receives the gesture.
    fileprivate func hasRecognizer(for step: TwoFingerStep) -> Bool {
        hasRecognizer { step.rotation != 0 ? $0 is UIRotationGestureRecognizer : $0 is UIPinchGestureRecognizer }
    }
}
