public import Foundation

/// Recognises a press that moves.
@MainActor
public final class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far a press has to move to be a pan, in points.
    private static let threshold: CGFloat = 10
    /// The velocity is that of the last moves within this time, in seconds.
    private static let velocityWindow: TimeInterval = 0.1

    private var start = CGPoint.zero
    private var moves: [(time: TimeInterval, place: CGPoint)] = []
    /// Whether the press may become a pan in this direction; nil for any.
    var accepts: (@MainActor (CGVector) -> Bool)?

    /// How far the press moved since the gesture was recognised, or since `setTranslation`, in points.
    public func translation(in view: UIView?) -> CGPoint {
        guard let place = moves.last?.place else { return .zero }
        return CGPoint(x: place.x - start.x, y: place.y - start.y)
    }

    /// Counts the movement from here on as if it had been `translation` so far.
    public func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let place = moves.last?.place else { return }
        start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    }

    /// How fast the press moves, in points a second.
    public func velocity(in view: UIView?) -> CGPoint {
        guard let last = moves.last, let first = moves.first(where: { $0.time >= last.time - Self.velocityWindow }),
            last.time > first.time
        else { return .zero }
        let seconds = last.time - first.time
        return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        start = touch.location(in: nil)
        moves = [(touch.timestamp, start)]
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: nil)
        note(place, at: touch.timestamp)
        if isUnderWay {
            moveTo(.changed)
            return
        }
        let movement = CGVector(dx: place.x - start.x, dy: place.y - start.y)
        guard hypot(movement.dx, movement.dy) >= Self.threshold else { return }
        if accepts?(movement) ?? true, mayBegin {
            start = place
            moveTo(.began)
        } else {
            moveTo(.failed)
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        note(touch.location(in: nil), at: touch.timestamp)
        moveTo(isUnderWay ? .ended : .failed)
    }

    public override func reset() {
        moves = []
    }

    private func note(_ place: CGPoint, at time: TimeInterval) {
        moves.removeAll { $0.time < time - 2 * Self.velocityWindow }
        moves.append((time, place))
    }
}
