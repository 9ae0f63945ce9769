public import Foundation

/// A recognizer for the pointer hovering over the recognizer's view or a descendant of that view. The gesture begins
/// when the pointer enters the view, changes as the pointer moves, and ends when the pointer leaves. While the
/// pointer's button is held down on a view, the view under the pointer doesn't change. Hovering doesn't compete for
/// touches.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The pointer's location in the window; `nil` while the pointer is elsewhere.
    private var location: CGPoint?
    private var hoverState = State.possible

    /// The state of the hover gesture. Unlike the state of other recognizers, it doesn't depend on touches.
    open override var state: State {
        get { hoverState }
        set { hoverState = newValue }
    }

    open override var isEnabled: Bool { didSet { if !isEnabled { pointerDidLeave() } } }

    /// Returns the pointer's location in the coordinates of `view`, or of the window if `view` is `nil`. When handlers
    /// are called for `.ended`, this is the last location over the view; afterward, it is `.zero`.
    open override func location(in view: UIView?) -> CGPoint {
        guard let location else { return .zero }
        return view?.convert(location, from: nil) ?? location
    }

    // MARK: Internal

    /// Handles the pointer entering or moving over the view, at `location` in the window.
    func pointerIsOver(at location: CGPoint) {
        guard isEnabled, location != self.location || hoverState == .possible else { return }
        if hoverState == .possible, !mayBegin { return }
        self.location = location
        hoverState = hoverState == .possible ? .began : .changed
        callHandlers()
    }

    /// Handles the pointer leaving the view.
    func pointerDidLeave() {
        guard hoverState == .began || hoverState == .changed else { return }
        hoverState = .ended
        callHandlers()
        hoverState = .possible
        location = nil
        reset()
    }
}

extension UIWindow {
    /// Updates the hover recognizers of `view`, the view under the pointer at `location`, and of its ancestors. Ends
    /// the gestures of recognizers whose views the pointer has left.
    func hover(over view: UIView?, at location: CGPoint?) {
        let chain = view.map { sequence(first: $0, next: \.superview) }
        let hovered =
            location == nil ? [] : chain?.flatMap { $0.recognizers.compactMap { $0 as? UIHoverGestureRecognizer } }
        let exited = pointer.hovering.filter { old in hovered?.contains { $0 === old } != true }
        pointer.hovering = hovered ?? []
        for recognizer in exited { recognizer.pointerDidLeave() }
        guard let location else { return }
        for recognizer in hovered ?? [] { recognizer.pointerIsOver(at: location) }
    }
}
