import Foundation

/// Gestures that are a control's own use: recognizers of the views around it must not take these.
extension UIGestureRecognizer {
    /// Whether the gesture is a single tap of one finger.
    var isSingleTap: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
    }

    /// Whether the gesture is a pan or a swipe of one finger.
    var isDrag: Bool { !needsTwoFingers && (self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer) }

    /// Whether the gesture is a pan or a swipe of one finger that went mostly along the width of `view`.
    func isDrag(alongWidthOf view: UIView) -> Bool {
        guard isDrag, let touch else { return false }
        let (start, end) = (view.convert(touch.startLocation, from: nil), touch.location(in: view))
        return abs(end.x - start.x) >= abs(end.y - start.y)
    }

    /// Whether the delegate, the view, and the views from the touched one out to it let the gesture begin.
    var mayBegin: Bool {
        for view in judges where !view.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// The touched view and those around it, out to the recognizer's own.
    private var judges: [UIView] {
        guard let view else { return [] }
        guard let touched = touch?.view, touched.isDescendant(of: view) else { return [view] }
        return Array(sequence(first: touched) { $0 === view ? nil : $0.superview })
    }
}
