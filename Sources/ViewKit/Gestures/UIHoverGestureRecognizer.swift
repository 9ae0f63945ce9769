public import Foundation

/// Recognises a pointer that is over its view, or over one inside it: it begins when the pointer comes, changes as it
/// moves, and ends when it leaves. While a button is held the view under the pointer stays the same. It takes part in
/// no touch and keeps none from others.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Where the pointer is, in the window; nil while it is elsewhere.
    private var place: CGPoint?
    private var hoverState = State.possible

    /// Where the recogniser is.
    open override var state: State {
        get { hoverState }
        set { hoverState = newValue }
    }

    open override var isEnabled: Bool { didSet { if !isEnabled { pointerDidLeave() } } }

    /// Where the pointer is, or was last, in the coordinates of `view`; nil means the window's.
    open override func location(in view: UIView?) -> CGPoint {
        guard let place else { return .zero }
        return view?.convert(place, from: nil) ?? place
    }

    // MARK: Internal

    /// The pointer is over the view, at `place` of the window.
    func pointerIsOver(at place: CGPoint) {
        guard isEnabled, place != self.place || hoverState == .possible else { return }
        if hoverState == .possible, !mayBegin { return }
        self.place = place
        hoverState = hoverState == .possible ? .began : .changed
        callHandlers()
    }

    /// The pointer is elsewhere.
    func pointerDidLeave() {
        guard hoverState == .began || hoverState == .changed else { return }
        hoverState = .ended
        callHandlers()
        hoverState = .possible
        place = nil
        reset()
    }
}

extension UIWindow {
    /// Tells the recognisers around `view`, which is under the pointer at `place`, and those that it left.
    func hover(over view: UIView?, at place: CGPoint?) {
        let chain = view.map { sequence(first: $0, next: \.superview) }
        let present =
            place == nil ? [] : chain?.flatMap { $0.recognizers.compactMap { $0 as? UIHoverGestureRecognizer } }
        let left = pointer.hovering.filter { old in present?.contains { $0 === old } != true }
        pointer.hovering = present ?? []
        for recognizer in left { recognizer.pointerDidLeave() }
        guard let place else { return }
        for recognizer in present ?? [] { recognizer.pointerIsOver(at: place) }
    }
}
