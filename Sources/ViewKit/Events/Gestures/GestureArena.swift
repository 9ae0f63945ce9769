import Foundation

/// The recognizers that receive one touch, and the winners among them.
@MainActor
final class GestureArena {
    private let touch: UITouch
    /// The recognizers, from the touched view outward.
    private var recognizers: [UIGestureRecognizer]
    private var winners: [UIGestureRecognizer] = []
    /// `true` while the touch is being delivered to the recognizers.
    private(set) var isDelivering = false

    /// Collects the recognizers of `view` and its ancestors: two-finger recognizers if `ofTwoFingers` is `true`,
    /// otherwise one-finger recognizers.
    init(touch: UITouch, view: UIView, ofTwoFingers: Bool = false) {
        self.touch = touch
        var next: UIView? = view
        recognizers = []
        while let view = next {
            recognizers += view.recognizers.filter {
                if $0.isHeld { $0.resumeIfAllFailed() }
                return $0.receivesTouches && !$0.isInProgress && !$0.isHeld && $0.needsTwoFingers == ofTwoFingers
                    && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
            }
            next = view.superview
        }
        for recognizer in recognizers { recognizer.touch = touch }
    }

    /// `true` if the touched view no longer receives the touch.
    var keepsTouchFromView: Bool { winners.contains(where: \.cancelsTouchesInView) }

    /// Delivers the touch to the recognizers that still receive it.
    func deliver(_ phase: UITouch.Phase, event: UIEvent) {
        let touches: Set<UITouch> = [touch]
        deliver { recognizer in
            switch phase {
            case .began: recognizer.touchesBegan(touches, with: event)
            case .moved: recognizer.touchesMoved(touches, with: event)
            case .ended: recognizer.touchesEnded(touches, with: event)
            case .cancelled:
                recognizer.touchesCancelled(touches, with: event)
                recognizer.cancel()
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
        if phase == .ended || phase == .cancelled { end() }
    }

    /// Calls `send` with each recognizer that still receives the touch.
    func deliver(_ send: (UIGestureRecognizer) -> Void) {
        isDelivering = true
        defer { isDelivering = false }
        for recognizer in recognizers {
            guard recognizer.touch === touch, recognizer.state == .possible || recognizer.isInProgress,
                !recognizer.isHeld
            else { continue }
            send(recognizer)
            if recognizer.isInProgress || recognizer.state == .ended { accept(recognizer) }
        }
    }

    /// Ends the touch and resets its recognizers, except those that are waiting for other recognizers to fail before
    /// they enter `.ended`.
    func end() {
        let all = recognizers
        recognizers = []
        for recognizer in all where recognizer.touch === touch && recognizer.requirements.held != .ended {
            recognizer.finish()
        }
    }

    /// Returns `true` if a recognizer that still receives the touch satisfies `predicate`.
    func hasRecognizer(_ predicate: (UIGestureRecognizer) -> Bool) -> Bool {
        recognizers.contains { $0.touch === touch && predicate($0) }
    }

    /// Returns the recognizers of `touch` other than `recognizer`, or an empty array if this arena has a different
    /// touch.
    func recognizers(of touch: UITouch, except recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        touch === self.touch ? recognizers.filter { $0 !== recognizer } : []
    }

    /// Makes `recognizer` a winner and cancels the recognizers that it prevents.
    func accept(_ recognizer: UIGestureRecognizer) {
        guard !winners.contains(where: { $0 === recognizer }) else { return }
        winners.append(recognizer)
        for other in recognizers where other !== recognizer && other.touch === touch && recognizer.prevents(other) {
            other.cancel()
        }
    }

    /// Returns `true` if `recognizer` still receives the touch.
    func isReceived(by recognizer: UIGestureRecognizer) -> Bool {
        recognizer.touch === touch && recognizers.contains { $0 === recognizer }
    }
}
