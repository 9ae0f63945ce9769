import Foundation
import LayerKit

/// What the pointer does with a scroll view's bar.
extension ScrollIndicator {
    /// What the bar knows of the pointer.
    struct Pointer {
        var isNear = false
        /// Whether the pointer is over the track.
        var isOver = false
        /// The distance from the bar's beginning to the pointer that drags it.
        var grip: CGFloat?
        /// The place in the view, along the bar, at which the track is pressed.
        var pressed: CGFloat?
        /// The next page of a press that is held.
        var paging: ScheduledWork?

        /// Whether the pointer's button is down on the bar or its track.
        var holds: Bool { grip != nil || pressed != nil }
    }

    private enum Paging {
        /// Seconds until a press that is held goes on by another page, and from each page to the next.
        static let delay: TimeInterval = 0.4
        static let interval: TimeInterval = 0.1
    }

    /// The pointer moved to `point` of the scroll view's coordinates; nil is elsewhere. Says whether the bar appeared.
    func pointerDidMove(to point: CGPoint?) -> Bool {
        let isNear = point.map { self.isNear($0) } ?? false
        guard isNear != pointer.isNear else { return false }
        pointer.isNear = isNear
        let wasHidden = isHidden
        flash()
        return isHidden != wasHidden
    }

    /// Takes hold of the bar where `touch` is on it, and pages where it is on the track.
    func take(_ touch: UITouch) {
        let place = along(touch.location(in: self))
        if place >= 0, place < along(CGPoint(x: bounds.maxX, y: bounds.maxY)) {
            pointer.grip = place
        } else {
            pointer.pressed = placeInView(of: touch)
            page(after: Paging.delay)
        }
        widthDidChange()
    }

    /// Goes where `touch` went.
    func follow(_ touch: UITouch) {
        guard let place = placeInView(of: touch) else { return }
        if pointer.pressed != nil { pointer.pressed = place }
        guard let grip = pointer.grip, way.room > 0 else { return }
        scrollView?.scroll(to: (place - grip - way.first) / way.room, along: axis)
    }

    func letGo() {
        pointer.paging?.cancel()
        (pointer.grip, pointer.pressed, pointer.paging) = (nil, nil, nil)
        widthDidChange()
    }

    // MARK: Private

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    private func along(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : point.x }

    private func placeInView(of touch: UITouch) -> CGFloat? {
        scrollView.map { along(touch.location(in: $0)) - along($0.bounds.origin) }
    }

    /// Goes on by a page towards the place that is pressed, and by another after `delay`, until the bar is there.
    private func page(after delay: TimeInterval) {
        guard let scrollView, let pressed = pointer.pressed else { return }
        let start = along(frame.origin) - along(scrollView.bounds.origin)
        let length = along(CGPoint(x: frame.width, y: frame.height))
        guard pressed < start || pressed >= start + length else { return }
        guard scrollView.scroll(byPages: pressed < start ? -1 : 1, along: axis) else { return }
        pointer.paging = window?.schedule(after: delay) { [weak self] in self?.page(after: Paging.interval) }
    }
}
