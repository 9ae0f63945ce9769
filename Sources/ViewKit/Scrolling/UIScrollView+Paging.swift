import Foundation

/// What the wheel and keys scrolled since the content last rested where it may.
struct ScrollSteps {
    var distance = CGVector.zero
    /// Brings the content to where it may rest.
    var rest: ScheduledWork?
}

/// Content that rests only in certain places.
extension UIScrollView {
    private enum Limits {
        /// Seconds after the last step until the content goes to its place.
        static let pause: TimeInterval = 0.15
        /// Shorter ways, in points, lead back.
        static let shortest: CGFloat = 24
        /// The speed, in points a second, that a longer way counts as.
        static let speed: CGFloat = 1000
    }

    /// The page at which content comes to rest that is let go at `offset` with `velocity`: the nearest, or the next on
    /// the way.
    func pageOffset(at offset: CGPoint, velocity: CGPoint) -> CGPoint {
        func page(_ place: CGFloat, _ speed: CGFloat, _ length: CGFloat, _ first: CGFloat) -> CGFloat {
            guard length > 0 else { return place }
            let page = (place - first) / length
            let rounded =
                speed == 0 ? page.rounded() : page.rounded(speed > 0 ? .up : .down)
            return first + rounded * length
        }
        let ranges = offsetRanges
        return clamped(
            CGPoint(
                x: page(offset.x, velocity.x, bounds.width, ranges.x.lowerBound),
                y: page(offset.y, velocity.y, bounds.height, ranges.y.lowerBound)))
    }

    /// The wheel or a key scrolled by `step`: when no other follows, the content goes on to where it may rest.
    func note(step: CGVector) {
        steps.distance.dx += step.dx
        steps.distance.dy += step.dy
        steps.rest?.cancel()
        steps.rest = window?.schedule(after: Limits.pause) { [weak self] in self?.restAfterSteps() }
    }

    private func restAfterSteps() {
        func speed(_ distance: CGFloat) -> CGFloat {
            abs(distance) < Limits.shortest ? 0 : distance < 0 ? -Limits.speed : Limits.speed
        }
        let velocity = CGPoint(x: speed(steps.distance.dx), y: speed(steps.distance.dy))
        steps = ScrollSteps()
        guard !isContentMoving,
            let target = restingOffset(at: contentOffset, projected: contentOffset, velocity: velocity),
            target != contentOffset
        else { return }
        setContentOffset(target, animated: !UIAccessibility.isReduceMotionEnabled)
    }
}
