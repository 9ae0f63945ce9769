public import Foundation

/// A recognizer for drags. The gesture begins once the touch has moved 10 points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The movement at which a pan begins, in points.
    private static let threshold: CGFloat = 10
    /// The duration over which the velocity is measured, in seconds.
    private static let velocityWindow: TimeInterval = 0.1

    /// The minimum number of fingers. 1 by default; with higher values, nothing is recognized, because a mouse counts
    /// as one finger.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers; `Int.max` by default. No effect, because a mouse counts as one finger.
    open var maximumNumberOfTouches = Int.max

    private var start = CGPoint.zero
    private var moves: [(time: TimeInterval, location: CGPoint)] = []
    /// The condition that the movement must meet to become a pan; `nil` allows any movement.
    @preconcurrency package var accepts: (@MainActor (CGVector) -> Bool)?

    /// Returns the movement since the gesture was recognized, in the coordinates of `view`, or of the window if `view`
    /// is `nil`. After a call to `setTranslation`, later movement is added to the value that was set. In a view that is
    /// scaled to twice its size, the translation is halved.
    open func translation(in view: UIView?) -> CGPoint {
        guard let location = moves.last?.location else { return .zero }
        return movement(from: start, to: location, in: view)
    }

    /// Sets the current translation to `translation`, in the coordinates of `view`, or of the window if `view` is
    /// `nil`.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let location = moves.last?.location else { return }
        guard let view else {
            start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
            return
        }
        let own = view.convert(location, from: nil)
        start = view.convert(CGPoint(x: own.x - translation.x, y: own.y - translation.y), to: nil)
    }

    /// Returns the velocity in points per second, in the coordinates of `view`, or of the window if `view` is `nil`.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = moves.last, let first = moves.first(where: { $0.time >= last.time - Self.velocityWindow }),
            last.time > first.time
        else { return .zero }
        let seconds = last.time - first.time
        let movement = movement(from: first.location, to: last.location, in: view)
        return CGPoint(x: movement.x / seconds, y: movement.y / seconds)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        guard minimumNumberOfTouches <= 1 else { return moveTo(.failed) }
        start = touch.location(in: nil)
        moves = [(touch.timestamp, start)]
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: nil)
        record(location, at: touch.timestamp)
        if isInProgress {
            moveTo(.changed)
            return
        }
        let movement = CGVector(dx: location.x - start.x, dy: location.y - start.y)
        guard hypot(movement.dx, movement.dy) >= Self.threshold else { return }
        if accepts?(movement) ?? true, mayBegin {
            start = location
            moveTo(.began)
        } else {
            moveTo(.failed)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        record(touch.location(in: nil), at: touch.timestamp)
        moveTo(isInProgress ? .ended : .failed)
    }

    open override func reset() {
        moves = []
    }

    /// Converts the movement between two points of the window to the coordinates of `view`.
    private func movement(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
        let (start, end) = view.map { ($0.convert(start, from: nil), $0.convert(end, from: nil)) } ?? (start, end)
        // Adding 0 turns the -0 of a mirrored view into 0.
        return CGPoint(x: end.x - start.x + 0, y: end.y - start.y + 0)
    }

    private func record(_ location: CGPoint, at time: TimeInterval) {
        moves.removeAll { $0.time < time - 2 * Self.velocityWindow }
        moves.append((time, location))
    }
}
