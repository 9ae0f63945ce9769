package import Foundation

extension UIWindow {
    // MARK: Package: for hosts

    /// The pointer is at `location` of the window's coordinates, in points; nil when it left the window.
    package func pointerMoved(to location: CGPoint?) {
        pointer.location = location
        updateHover()
        guard let location, let touch = pointer.touch, touch.windowLocation != location else { return }
        touch.windowLocation = location
        deliver(touch, phase: .moved)
    }

    /// The first button went down at `location`.
    package func pointerPressed(at location: CGPoint) {
        pointerMoved(to: location)
        let tapCount = pointer.countPress(at: location, time: time)
        guard let view = touchedView(at: location) else { return }
        let touch = UITouch(at: location, view: view, window: self, timestamp: time, tapCount: tapCount)
        pointer.touch = touch
        pointer.arena = GestureArena(touch: touch, view: view)
        deliver(touch, phase: .began)
    }

    /// The first button went up at `location`.
    package func pointerReleased(at location: CGPoint) {
        pointerMoved(to: location)
        guard let touch = pointer.touch else { return }
        deliver(touch, phase: .ended)
        pointer.touch = nil
        pointer.arena = nil
        updateHover()
    }

    /// The wheel turned at `location`; `distance` is in points that the content offset grows by.
    package func wheelTurned(at location: CGPoint, by distance: CGVector) {
        let hit = hitTest(location, with: nil)
        // What is covered does not scroll, but what is around the cover does.
        var next = hit.flatMap(\.cover).map(\.superview) ?? hit
        while let view = next {
            if let scrollView = view as? UIScrollView, scrollView.scroll(by: distance) { break }
            next = view.superview
        }
        updateHover()
    }

    /// A key went down, or repeats.
    package func keyPressed(_ key: UIKey) {
        if key.keyCode == .keyboardTab {
            moveFocus(backwards: key.modifierFlags.contains(.shift))
            return
        }
        firstKeyResponder.pressesBegan([UIPress(key: key)], with: UIPressesEvent(timestamp: time))
    }

    /// A key went up.
    package func keyReleased(_ key: UIKey) {
        firstKeyResponder.pressesEnded([UIPress(key: key)], with: UIPressesEvent(timestamp: time))
    }

    /// The keyboard or an input method made `text`.
    package func textEntered(_ text: String) {
        (keyView as? any UIKeyInput)?.insertText(text)
    }

    /// An input method shows `text` before it is entered; empty when it is done.
    package func textComposed(_ text: String) {
        (keyView as? any TextInputView)?.setMarkedText(text)
    }

    /// Tells the host whether text is wanted, and where it appears.
    func updateTextInput() {
        let area = (focusedView as? any TextInputView).map { $0.convert($0.caretArea, to: nil) }
        host?.setTextInput(focusedView is any UIKeyInput ? area ?? focusedView?.convert(bounds, to: nil) : nil)
    }

    /// Gives the keys to `view`, or to none. Says whether it has them now: the one that has them may refuse, and what
    /// is covered gets none.
    func focus(_ view: UIView?) -> Bool {
        guard view !== focusedView else { return true }
        guard view?.isWithinReach ?? true else { return false }
        if let focusedView, !focusedView.canResignFirstResponder { return false }
        focusedView = view
        return focusedView === view
    }

    /// Takes the keys from `view` and what is inside it, whether they like it or not.
    func takeKeys(from view: UIView) {
        if let focusedView, focusedView.isDescendant(of: view) { self.focusedView = nil }
    }

    /// Finds the view under the pointer anew, after a layout or a scroll moved things below it.
    package func updateHover() {
        let hovered = pointer.touch == nil ? pointer.location.flatMap(touchedView) : pointer.hovered
        guard hovered !== pointer.hovered else { return }
        pointer.hovered?.pointerIsOverDidChange(false)
        pointer.hovered = hovered
        hovered?.pointerIsOverDidChange(true)
        host?.setCursor(hovered?.pointerShape ?? .arrow)
    }

    /// Lets `recognizer` win the present touch in `change`, outside of the delivery of an event: when time has passed.
    func recognize(_ recognizer: UIGestureRecognizer, _ change: () -> Void) {
        guard let arena = pointer.arena, arena.isWatched(by: recognizer) else { return }
        arena.declareWinner(recognizer)
        change()
        cancelTouchInView()
    }

    // MARK: Private

    /// Hands the pointer's touch to the recognisers and, unless one of them won it, to its view.
    private func deliver(_ touch: UITouch, phase: UITouch.Phase) {
        touch.phase = phase
        touch.timestamp = time
        let event = UIEvent(timestamp: time)
        let wasKept = pointer.arena?.keepsTouchFromView ?? false
        pointer.arena?.deliver(phase, event: event)
        guard !wasKept else { return }
        if pointer.arena?.keepsTouchFromView == true, phase != .began {
            cancelTouchInView()
            return
        }
        switch phase {
        case .began: touch.view?.touchesBegan([touch], with: event)
        case .moved: touch.view?.touchesMoved([touch], with: event)
        case .ended: touch.view?.touchesEnded([touch], with: event)
        case .stationary, .cancelled: break
        }
    }

    private func cancelTouchInView() {
        guard let touch = pointer.touch, pointer.arena?.keepsTouchFromView == true else { return }
        touch.view?.touchesCancelled([touch], with: UIEvent(timestamp: time))
    }

    private var firstKeyResponder: UIResponder {
        keyView ?? rootViewController?.viewIfLoaded ?? self
    }

    /// The view that has the keys, unless it was moved to where no keys come.
    private var keyView: UIView? { focusedView.flatMap { $0.isWithinReach ? $0 : nil } }

    /// The view that a touch at `location` goes to: what is covered hears nothing, but what is around the cover does.
    private func touchedView(at location: CGPoint) -> UIView? {
        guard let hit = hitTest(location, with: nil) else { return nil }
        return hit.cover.map(\.superview) ?? hit
    }

    private func moveFocus(backwards: Bool) {
        let stops = focusStops(in: self)
        guard !stops.isEmpty else { return }
        let present = stops.firstIndex { $0 === focusedView }
        let next =
            switch (present, backwards) {
            case (let index?, false): stops[(index + 1) % stops.count]
            case (let index?, true): stops[(index + stops.count - 1) % stops.count]
            case (nil, false): stops[0]
            case (nil, true): stops[stops.count - 1]
            }
        _ = next.canBecomeFirstResponder ? next.becomeFirstResponder() : focus(next)
    }

    private func focusStops(in view: UIView) -> [UIView] {
        guard view.takesPartInEvents else { return [] }
        return (view.canBecomeFocused ? [view] : []) + view.subviews.flatMap(focusStops)
    }
}
