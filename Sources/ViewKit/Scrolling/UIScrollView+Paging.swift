import Foundation

/// The distance that the wheel and keys have scrolled since the content last came to rest, and the scroll that will
/// bring it to rest again.
struct ScrollSteps {
    var distance = CGVector.zero
    /// The scheduled scroll to the resting position.
    var rest: ScheduledWork?
}

/// Support for content that stops only at certain offsets.
extension UIScrollView {
    private enum Limits {
        /// The time, in seconds, from the last step of the wheel or a key until the content snaps to a stop.
        static let pause: TimeInterval = 0.15
        /// The distance, in points, below which the content snaps to the nearest stop.
        static let minimumDistance: CGFloat = 24
        /// The speed, in points per second, that is assumed if the distance is at least `minimumDistance`, so that the
        /// content snaps in the direction of scrolling.
        static let speed: CGFloat = 1000
    }

    /// `true` if the content stops only at certain offsets.
    var restsAtStops: Bool { isPagingEnabled || largeTitle != nil || behavior?.restsAtStops == true }

    /// Returns the offset at which content stops if it is released at `offset` with `velocity`, in points per
    /// second, and would otherwise stop at `projected`. Returns `nil` if the content may stop anywhere.
    func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint? {
        if let behavior, behavior.restsAtStops {
            return behavior.restingOffset(at: offset, projected: projected, velocity: velocity)
        }
        if isPagingEnabled { return pageOffset(at: offset, velocity: velocity) }
        return largeTitle.map {
            CGPoint(x: projected.x, y: $0.restingOffset(near: projected.y, top: offsetRanges.y.lowerBound))
        }
    }

    /// Returns the offset of the page at which content stops if it is released at `offset` with `velocity`: the
    /// nearest page if the velocity is 0, otherwise the next page in the direction of the velocity.
    func pageOffset(at offset: CGPoint, velocity: CGPoint) -> CGPoint {
        func page(_ position: CGFloat, _ speed: CGFloat, _ length: CGFloat, _ first: CGFloat) -> CGFloat {
            guard length > 0 else { return position }
            let page = (position - first) / length
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

    /// Records a step of the wheel or a key. The content snaps to a stop if no other step follows shortly.
    func recordStep(_ step: CGVector) {
        steps.distance.dx += step.dx
        steps.distance.dy += step.dy
        steps.rest?.cancel()
        steps.rest = window?.schedule(after: Limits.pause) { [weak self] in self?.restAfterSteps() }
    }

    private func restAfterSteps() {
        func speed(_ distance: CGFloat) -> CGFloat {
            abs(distance) < Limits.minimumDistance ? 0 : distance < 0 ? -Limits.speed : Limits.speed
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
