import Foundation

/// Checks for gestures that controls handle themselves. Recognizers of a control's ancestors must not recognize such
/// gestures.
extension UIGestureRecognizer {
    /// `true` if the gesture is a single tap with one finger.
    package var isSingleTap: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
    }

    /// `true` if the gesture is a one-finger pan or swipe.
    var isDrag: Bool { !needsTwoFingers && (self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer) }

    /// Returns `true` if the gesture is a one-finger pan or swipe that moved at least as far horizontally as vertically
    /// in the coordinates of `view`.
    package func isDrag(alongWidthOf view: UIView) -> Bool {
        guard isDrag, let touch else { return false }
        let (start, end) = (view.convert(touch.startLocation, from: nil), touch.location(in: view))
        return abs(end.x - start.x) >= abs(end.y - start.y)
    }

    /// `true` if the delegate and every view from the touched view to the recognizer's view let the gesture begin.
    var mayBegin: Bool {
        for view in decidingViews where !view.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// The touched view and its ancestors up to the recognizer's view.
    private var decidingViews: [UIView] {
        guard let view else { return [] }
        guard let touched = touch?.view, touched.isDescendant(of: view) else { return [view] }
        return Array(sequence(first: touched) { $0 === view ? nil : $0.superview })
    }
}
