import DrawKit
import Foundation
import GestureMath
import LayerKit

/// An object that drives a scroll view's offset during drags, pulls with the wheel, deceleration and animated scrolls.
@MainActor
final class ScrollDriver {
    private enum Movement {
        /// The pointer drags the content, starting from the given offset.
        case drag(from: CGPoint)
        /// The wheel has pulled the content, usually beyond its top, and holds it there.
        case pull
        case deceleration(x: ScrollMotion, y: ScrollMotion, begin: TimeInterval)
        case animation(from: CGPoint, to: CGPoint, begin: TimeInterval)
    }

    private enum Limits {
        /// The speed, in points per second, below which released content doesn't continue to move.
        static let minimumSpeed: CGFloat = 30
        /// The duration of an animated scroll, in seconds.
        static let animationDuration: TimeInterval = 0.3
    }

    private static let animationCurve = CAMediaTimingFunction(name: .easeInEaseOut)

    private unowned let scrollView: UIScrollView
    private var movement: Movement?
    /// The only direction in which the current drag moves the content; `nil` if it moves in both.
    private var lockedDirection: ScrollDirection?
    /// The latest movement of a press that may drag the content.
    private var pressMovement = CGVector.zero
    private var displayLink: CADisplayLink?
    /// `true` while the delegate is notified of the end of an animated scroll that ended immediately.
    private var isEndingAnimation = false

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    var isDragging: Bool { if case .drag? = movement { true } else { false } }
    var isPulled: Bool { if case .pull? = movement { true } else { false } }
    var isHeld: Bool { isDragging || isPulled }
    var isAnimating: Bool { if case .animation? = movement { true } else { false } }
    var isDecelerating: Bool { if case .deceleration? = movement { true } else { false } }
    /// `true` while a drag, a pull, a deceleration or an animated scroll controls the offset.
    var isMoving: Bool { movement != nil }

    /// Returns `true` if a press that moves by `translation` drags the content.
    func accepts(_ translation: CGVector) -> Bool {
        guard scrollView.isScrollEnabled, !scrollView.locksScrolling,
            scrollView.panGestureRecognizer.touch?.isHeldByControl != true
        else { return false }
        pressMovement = translation
        let isVertical = abs(translation.dy) >= abs(translation.dx)
        return isVertical
            ? scrollView.bouncesVertically
            : scrollView.canScrollHorizontally || scrollView.alwaysBounceHorizontal
    }

    func handle(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            stop()
            movement = .drag(from: scrollView.contentOffset)
            lockedDirection = scrollView.isDirectionalLockEnabled ? ScrollDirection(of: pressMovement) : nil
            scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
        case .changed:
            drag(by: pan.translation(in: scrollView))
        case .ended:
            drag(by: pan.translation(in: scrollView))
            release(velocity: locked(pan.velocity(in: scrollView)))
        case .cancelled:
            release(velocity: .zero)
        case .possible, .failed:
            break
        }
    }

    /// Holds the content at its current offset until `release()` is called. Used for pulls with the wheel.
    func hold() {
        guard !isHeld else { return }
        stop()
        movement = .pull
    }

    /// Ends a hold that `hold()` started. No effect during a drag.
    func release() {
        if isPulled { release(velocity: .zero) }
    }

    /// Scrolls to `offset` with an animation. Outside a window, or while the clock is paused, the scroll ends
    /// immediately.
    func animate(to offset: CGPoint) {
        stop()
        guard let window = scrollView.enclosingWindow, scrollView.hasRunningClock else {
            scrollView.contentOffset = offset
            // A delegate that starts the next scroll when one ends must not be called recursively.
            guard !isEndingAnimation else { return }
            isEndingAnimation = true
            scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
            isEndingAnimation = false
            return
        }
        movement = .animation(from: scrollView.contentOffset, to: offset, begin: window.time)
        startDisplayLink()
    }

    /// Redirects an animated scroll to `offset`.
    func redirect(to offset: CGPoint) {
        guard case .animation(let start, _, let begin)? = movement else { return }
        movement = .animation(from: start, to: offset, begin: begin)
    }

    /// Shifts the current drag, deceleration or animated scroll by `distance`. Called when the entire content has moved
    /// by that distance.
    func contentDidMove(by distance: CGVector) {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + distance.dx, y: point.y + distance.dy) }
        switch movement {
        case .drag(let start):
            movement = .drag(from: moved(start))
        case .deceleration(let x, let y, let begin):
            guard let now = scrollView.enclosingWindow?.time else { return }
            let ranges = scrollView.offsetRanges
            movement = .deceleration(
                x: x.continued(after: now - begin, movedBy: distance.dx, range: ranges.x),
                y: y.continued(after: now - begin, movedBy: distance.dy, range: ranges.y), begin: now)
        case .animation(let start, let target, let begin):
            movement = .animation(from: moved(start), to: moved(target), begin: begin)
        case .pull, nil: break
        }
    }

    /// Stops the content at its current offset.
    func stop() {
        movement = nil
        displayLink?.invalidate()
        displayLink = nil
    }

    // MARK: Private

    private func drag(by translation: CGPoint) {
        guard case .drag(let start)? = movement else { return }
        let translation = locked(translation)
        let dragged = CGPoint(x: start.x - translation.x, y: start.y - translation.y)
        let ranges = scrollView.offsetRanges
        let size = scrollView.bounds.size
        func limited(
            _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ rubberBands: Bool
        ) -> CGFloat {
            rubberBands
                ? RubberBand.offset(offset, range: range, length: length)
                : min(max(offset, range.lowerBound), range.upperBound)
        }
        let bounces = scrollView.bounces
        scrollView.contentOffset = scrollView.onPixels(
            CGPoint(
                x: limited(
                    dragged.x, ranges.x, size.width,
                    bounces && (scrollView.canScrollHorizontally || scrollView.alwaysBounceHorizontal)),
                y: limited(dragged.y, ranges.y, size.height, bounces && scrollView.bouncesVertically)))
        scrollView.flashScrollIndicators()
    }

    /// Returns the part of `vector` along the direction to which the drag is locked.
    private func locked(_ vector: CGPoint) -> CGPoint {
        switch lockedDirection {
        case .horizontal: CGPoint(x: vector.x, y: 0)
        case .vertical: CGPoint(x: 0, y: vector.y)
        case nil: vector
        }
    }

    private func release(velocity: CGPoint) {
        // An animated scroll that has interrupted the drag continues.
        guard isHeld else { return }
        guard let window = scrollView.enclosingWindow else { return stop() }
        let wasDragging = isDragging
        // If the drag or pull triggered a refresh, make room for the refresh control.
        scrollView.applyRefreshHeight()
        let (ranges, offset) = (scrollView.offsetRanges, scrollView.contentOffset)
        func motion(_ start: CGFloat, _ speed: CGFloat, _ range: ClosedRange<CGFloat>, _ canScroll: Bool)
            -> ScrollMotion
        {
            ScrollMotion(
                start: start, speed: canScroll && abs(speed) >= Limits.minimumSpeed ? -speed : 0, range: range,
                rate: scrollView.decelerationRate.usable)
        }
        var x = motion(offset.x, velocity.x, ranges.x, scrollView.canScrollHorizontally)
        var y = motion(offset.y, velocity.y, ranges.y, scrollView.canScrollVertically)
        let projected = CGPoint(x: x.end, y: y.end)
        func speed(_ velocity: CGFloat) -> CGFloat { abs(velocity) >= Limits.minimumSpeed ? -velocity : 0 }
        let speeds = CGPoint(x: speed(velocity.x), y: speed(velocity.y))
        var target =
            scrollView.restingOffset(at: offset, projected: projected, velocity: speeds) ?? projected
        // The behavior and the delegate receive the velocity in points per millisecond, as on iOS.
        if wasDragging {
            let velocity = CGPoint(x: speeds.x / 1000, y: speeds.y / 1000)
            let adjusted =
                scrollView.behavior?.targetContentOffset(
                    forProposedContentOffset: target, withScrollingVelocity: velocity) ?? target
            if adjusted.x.isFinite, adjusted.y.isFinite { target = adjusted }
            scrollView.delegate?.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: &target)
        }
        if target != projected, target.x.isFinite, target.y.isFinite {
            target = scrollView.clamped(target)
            x = ScrollMotion(start: offset.x, speed: speeds.x, restingAt: target.x)
            y = ScrollMotion(start: offset.y, speed: speeds.y, restingAt: target.y)
        }
        let decelerates = !x.state(after: 0).isAtRest || !y.state(after: 0).isAtRest
        movement = decelerates ? .deceleration(x: x, y: y, begin: window.time) : nil
        if wasDragging { scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates) }
        if decelerates { startDisplayLink() }
        // The delegate may have stopped the content.
        if isDecelerating { scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView) }
    }

    private func startDisplayLink() {
        displayLink?.invalidate()
        displayLink = CADisplayLink.scheduled(for: scrollView.layer) { [weak self] link in
            self?.advance(to: link.timestamp)
        }
    }

    private func advance(to time: TimeInterval) {
        switch movement {
        case .deceleration(let x, let y, let begin):
            let (xState, yState) = (x.state(after: time - begin), y.state(after: time - begin))
            var offset = CGPoint(x: xState.offset, y: yState.offset)
            if !scrollView.bounces { offset = scrollView.clamped(offset) }
            scrollView.contentOffset = scrollView.onPixels(offset)
            scrollView.flashScrollIndicators()
            guard xState.isAtRest, yState.isAtRest else { return }
            stop()
            scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
        case .animation(let start, let target, let begin):
            let progress = Self.animationCurve.value(at: (time - begin) / Limits.animationDuration)
            let offset = CGPoint(
                x: start.x + (target.x - start.x) * progress, y: start.y + (target.y - start.y) * progress)
            scrollView.contentOffset = progress >= 1 ? offset : scrollView.onPixels(offset)
            guard progress >= 1 else { return }
            stop()
            scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
        case .drag, .pull, nil:
            displayLink?.invalidate()
            displayLink = nil
        }
    }
}
