import Foundation

/// The recognisers that watch one touch, and who of them have won it.
@MainActor
final class GestureArena {
    private let touch: UITouch
    /// From the touched view outwards.
    private var recognizers: [UIGestureRecognizer]
    private var winners: [UIGestureRecognizer] = []
    /// Whether recognisers hear of the touch just now.
    private(set) var isDelivering = false

    /// Gathers the recognisers of `view` and of the views around it: those of one finger, or those of two.
    init(touch: UITouch, view: UIView, ofTwoFingers: Bool = false) {
        self.touch = touch
        var next: UIView? = view
        recognizers = []
        while let view = next {
            recognizers += view.recognizers.filter {
                if $0.isHeld { $0.goOnIfAllFailed() }
                return $0.isEnabled && !$0.isUnderWay && !$0.isHeld && $0.needsTwoFingers == ofTwoFingers
                    && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
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
        deliver { recognizer in
            switch phase {
            case .began: recognizer.touchesBegan(touches, with: event)
            case .moved: recognizer.touchesMoved(touches, with: event)
            case .ended: recognizer.touchesEnded(touches, with: event)
            case .cancelled: recognizer.cancel()
            case .stationary: break
            }
        }
        if phase == .ended || phase == .cancelled { end() }
    }

    /// Lets the recognisers that still watch the touch hear of something.
    func deliver(_ tell: (UIGestureRecognizer) -> Void) {
        isDelivering = true
        defer { isDelivering = false }
        for recognizer in recognizers {
            guard recognizer.touch === touch, recognizer.state == .possible || recognizer.isUnderWay,
                !recognizer.isHeld
            else { continue }
            tell(recognizer)
            if recognizer.isUnderWay || recognizer.state == .ended { declareWinner(recognizer) }
        }
    }

    /// The touch is over, but for those that wait for others with what they recognised.
    func end() {
        let all = recognizers
        recognizers = []
        for recognizer in all where recognizer.touch === touch && recognizer.requirements.held != .ended {
            recognizer.finish()
        }
    }

    /// Whether one of those that watch the touch is as `isMeant` says.
    func hasRecognizer(_ isMeant: (UIGestureRecognizer) -> Bool) -> Bool {
        recognizers.contains { $0.touch === touch && isMeant($0) }
    }

    /// Those that watch `touch`, if it is this one, but for one of them.
    func others(watching touch: UITouch, than recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        touch === self.touch ? recognizers.filter { $0 !== recognizer } : []
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
