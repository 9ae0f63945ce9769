import Foundation
import LayerKit

/// Pointer interaction with a scroll indicator.
extension ScrollIndicator {
    struct Pointer {
        var isNear = false
        /// `true` if the pointer is over the track.
        var isOver = false
        /// The distance from the indicator's start to the pointer; `nil` unless the indicator is being dragged.
        var grip: CGFloat?
        /// The position of the press on the track, along the axis and relative to the scroll view; `nil` unless the
        /// track is pressed.
        var pressed: CGFloat?
        /// The scheduled scroll by another page, while a press on the track is held.
        var paging: ScheduledWork?

        /// `true` while the pointer's button is down on the indicator or its track.
        var holds: Bool { grip != nil || pressed != nil }
    }

    private enum Paging {
        /// The delay before a held press scrolls by another page, in seconds.
        static let delay: TimeInterval = 0.4
        /// The interval between subsequent scrolls by a page, in seconds.
        static let interval: TimeInterval = 0.1
    }

    /// Handles a pointer move to `point` in the scroll view's coordinates. `point` is `nil` if the pointer isn't over
    /// the scroll view. Returns `true` if the indicator appeared.
    func pointerDidMove(to point: CGPoint?) -> Bool {
        let isNear = point.map { self.isNear($0) } ?? false
        guard isNear != pointer.isNear else { return false }
        pointer.isNear = isNear
        let wasHidden = isHidden
        flash()
        return isHidden != wasHidden
    }

    /// Starts dragging if `touch` is on the indicator, and paging if it is on the track.
    func beginTracking(_ touch: UITouch) {
        let position = along(touch.location(in: self))
        if position >= 0, position < along(CGPoint(x: bounds.maxX, y: bounds.maxY)) {
            pointer.grip = position
        } else {
            pointer.pressed = trackPosition(of: touch)
            page(after: Paging.delay)
        }
        widthDidChange()
    }

    /// Drags the indicator to `touch`, or updates the position to which a press on the track scrolls.
    func follow(_ touch: UITouch) {
        guard let position = trackPosition(of: touch) else { return }
        if pointer.pressed != nil { pointer.pressed = position }
        guard let grip = pointer.grip, travel.length > 0 else { return }
        scrollView?.scroll(to: (position - grip - travel.first) / travel.length, along: axis)
    }

    func release() {
        pointer.paging?.cancel()
        pointer.grip = nil
        pointer.pressed = nil
        pointer.paging = nil
        widthDidChange()
    }

    // MARK: Private

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    private func along(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : point.x }

    private func trackPosition(of touch: UITouch) -> CGFloat? {
        scrollView.map { along(touch.location(in: $0)) - along($0.bounds.origin) }
    }

    /// Scrolls by a page toward the pressed position. Scrolls by another page after `delay`, and then at the paging
    /// interval, until the indicator reaches that position.
    private func page(after delay: TimeInterval) {
        guard let scrollView, let pressed = pointer.pressed else { return }
        let start = along(frame.origin) - along(scrollView.bounds.origin)
        let length = along(CGPoint(x: frame.width, y: frame.height))
        guard pressed < start || pressed >= start + length else { return }
        guard scrollView.scroll(byPages: pressed < start ? -1 : 1, along: axis) else { return }
        pointer.paging = window?.schedule(after: delay) { [weak self] in self?.page(after: Paging.interval) }
    }
}
