import Foundation

/// The recognisers that watch one touch, and who of them have won it.
@MainActor
final class GestureArena {
    private let touch: UITouch
    /// From the touched view outwards.
    private var recognizers: [UIGestureRecognizer]
    private var winners: [UIGestureRecognizer] = []

    /// Gathers the recognisers of `view` and of the views around it.
    init(touch: UITouch, view: UIView) {
        self.touch = touch
        var next: UIView? = view
        recognizers = []
        while let view = next {
            recognizers += view.recognizers.filter {
                $0.isEnabled && !$0.isUnderWay && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
            }
            next = view.superview
        }
        for recognizer in recognizers { recognizer.touch = touch }
    }

    /// Whether the touched view is to hear nothing more of the touch.
    var keepsTouchFromView: Bool { winners.contains(where: \.cancelsTouchesInView) }

    /// Hands the touch to the recognisers that still watch it.
    func deliver(_ phase: UITouch.Phase, event: UIEvent?) {
        let touches: Set<UITouch> = [touch]
        for recognizer in recognizers {
            guard recognizer.touch === touch, recognizer.state == .possible || recognizer.isUnderWay else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(touches, with: event)
            case .moved: recognizer.touchesMoved(touches, with: event)
            case .ended: recognizer.touchesEnded(touches, with: event)
            case .cancelled: recognizer.cancel()
            case .stationary: break
            }
            if recognizer.isUnderWay || recognizer.state == .ended { declareWinner(recognizer) }
        }
        if phase == .ended || phase == .cancelled {
            for recognizer in recognizers where recognizer.touch === touch { recognizer.finish() }
            recognizers = []
        }
    }

    /// Gives the touch to `recognizer`, and no longer to those that it prevents.
    func declareWinner(_ recognizer: UIGestureRecognizer) {
        guard !winners.contains(where: { $0 === recognizer }) else { return }
        winners.append(recognizer)
        for other in recognizers where other !== recognizer && other.touch === touch && recognizer.prevents(other) {
            other.cancel()
        }
    }

    /// Whether `recognizer` watches the touch, which none that prevents it has won.
    func isWatched(by recognizer: UIGestureRecognizer) -> Bool {
        recognizer.touch === touch && recognizers.contains { $0 === recognizer }
    }
}
