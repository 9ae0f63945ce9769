import Foundation

/// A pinch or a Ctrl+wheel gesture that zooms the content of a scroll view.
struct ZoomGesture {
    let view: UIView
    /// The scale at the beginning of the gesture.
    let startScale: CGFloat
    /// The point of the content, at a scale of 1, that stays under the fingers or the pointer.
    var anchor: CGPoint
    /// The location of the fingers or the pointer, relative to the top-left corner of the scroll view.
    var location: CGPoint
    /// The recognizer's scale at the previous step.
    var pinchScale: CGFloat

    /// Returns the offset at which the anchor is under the fingers.
    func offset(at scale: CGFloat) -> CGPoint {
        CGPoint(x: anchor.x * scale - location.x, y: anchor.y * scale - location.y)
    }
}

extension ScrollZoom {
    /// Zooms the content as the user moves two fingers or turns the wheel.
    func handle(_ pinch: ZoomGestureRecognizer) {
        switch pinch.state {
        case .began:
            guard let view = zoomedView else { return }
            begin(view)
            gesture = ZoomGesture(
                view: view, startScale: Self.scale(of: view), anchor: .zero, location: .zero, pinchScale: 1)
            moveAnchor(to: pinch)
        case .changed: follow(pinch)
        case .ended, .cancelled: release()
        case .possible, .failed: break
        }
    }

    private func follow(_ pinch: ZoomGestureRecognizer) {
        guard let old = gesture else { return }
        let scale: CGFloat
        if pinch.isWheel {
            // The wheel takes effect immediately when it turns back at a limit, and where the pointer is now.
            scale = limits.clamped(Self.scale(of: old.view) * pinch.scale / old.pinchScale)
            moveAnchor(to: pinch)
        } else {
            let wanted = old.startScale * pinch.scale
            scale = bounces ? limits.rubberBanded(wanted) : limits.clamped(wanted)
            gesture?.location = location(of: pinch)
        }
        gesture?.pinchScale = pinch.scale
        if let gesture { apply(scale, to: gesture.view, offset: gesture.offset(at: scale)) }
    }

    private func release() {
        guard let gesture else { return }
        self.gesture = nil
        let target = limits.clamped(Self.scale(of: gesture.view))
        guard target != Self.scale(of: gesture.view) else { return end() }
        isBouncing = true
        animate { self.apply(target, to: gesture.view, offset: gesture.offset(at: target)) }
    }

    private func location(of pinch: UIPinchGestureRecognizer) -> CGPoint {
        let (point, origin) = (pinch.location(in: scrollView), scrollView.contentOffset)
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// Keeps the content at the location of `pinch` in place from now on.
    private func moveAnchor(to pinch: UIPinchGestureRecognizer) {
        guard let view = gesture?.view else { return }
        let (point, scale) = (pinch.location(in: scrollView), Self.scale(of: view))
        gesture?.location = location(of: pinch)
        gesture?.anchor = CGPoint(x: point.x / scale, y: point.y / scale)
    }
}
