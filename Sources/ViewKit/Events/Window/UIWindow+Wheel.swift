import Foundation

/// Delivery of wheel events, and the scroll indicators near the pointer.
extension UIWindow {
    /// Scrolls the innermost scroll view at `location` that can scroll in the direction of `distance`. If no scroll
    /// view at `location` can scroll vertically, a vertical wheel movement scrolls the innermost scroll view that can
    /// scroll horizontally. Nothing scrolls if Ctrl is held and a two-finger gesture recognizer at `location` handles
    /// the event.
    func turnWheel(at location: CGPoint, by distance: CGVector, modifiers: UIKeyModifierFlags) {
        let distance = CGVector(dx: distance.dx.isNaN ? 0 : distance.dx, dy: distance.dy.isNaN ? 0 : distance.dy)
        guard !turnWheelAsFingers(at: location, by: distance, modifiers: modifiers) else { return }
        var hit = hitTest(location, with: nil)
        if let forwarder = hit as? any WheelForwarding { hit = forwarder.viewForWheel(at: location) }
        // Views that block events don't scroll, but scroll views around them do.
        let scrollViews = scrollViews(around: hit.flatMap(\.outermostBlockedView).map(\.storedSuperview) ?? hit)
        if !scrollViews.contains(where: { $0.scroll(by: distance, isWheel: true) }), distance.dx == 0,
            !scrollViews.contains(where: \.canScrollVertically)
        {
            _ = scrollViews.contains { $0.scrollHorizontally(by: distance.dy) }
        }
        updateHover()
    }

    /// Returns the scroll views among `view` and its ancestors, innermost first.
    private func scrollViews(around view: UIView?) -> [UIScrollView] {
        guard let view else { return [] }
        return sequence(first: view, next: \.storedSuperview).compactMap { $0 as? UIScrollView }
    }

    /// Shows the scroll indicators near the pointer in the scroll views around `view`, and hides the indicators that
    /// the pointer has left. Returns `true` if an indicator appeared.
    func showScrollIndicators(nearPointerIn view: UIView?) -> Bool {
        let hovered = scrollViews(around: view)
        for old in pointer.scrollViews where !hovered.contains(where: { $0 === old }) {
            _ = old.pointerDidMove(to: nil)
        }
        pointer.scrollViews = hovered
        var didAppear = false
        for scrollView in hovered {
            let location = pointer.location.map { scrollView.convert($0, from: nil) }
            if scrollView.pointerDidMove(to: location) { didAppear = true }
        }
        return didAppear
    }
}
