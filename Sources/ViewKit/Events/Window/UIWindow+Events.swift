import Foundation
import Reporting

extension UIWindow {
    // MARK: Package: for hosts

    /// Handles an input event. All input, from desktop windows as well as tests, enters the view tree here.
    ///
    /// An event with a nonfinite location is ignored with a warning; if it is a release of the primary button, it also
    /// cancels the touch. A NaN component of the wheel distance counts as 0; an infinite component scrolls to the end
    /// of the content.
    package func handle(_ event: InputEvent) {
        menuBar?.willHandle(event)
        switch event {
        case .pointerMoved(nil): movePointer(to: nil)
        case .pointerMoved(.some(let point)): if isValid(point) { movePointer(to: point) }
        case .pointerPressed(let point): if isValid(point) { pressPointer(at: point) }
        case .pointerReleased(let point): isValid(point) ? releasePointer(at: point) : pointer.cancelTouch(in: self)
        case .wheelTurned(let point, let distance, let modifiers):
            if isValid(point) { turnWheel(at: point, by: distance, modifiers: modifiers) }
        case .fingersMoved(let first, let second):
            if isValid(first), isValid(second) { moveFingers(to: first, second) }
        case .fingersLifted: endFingers()
        case .middleButtonPressed(let place): if isValid(place) { pastePrimarySelection(at: place) }
        case .secondaryButtonPressed(let point): if isValid(point) { pressSecondaryButton(at: point) }
        case .secondaryButtonReleased(let point): if isValid(point) { popUp?.secondaryButtonWasReleased(at: point) }
        case .keyPressed(let key, let isRepeat):
            if key.isShift { pointer.isShiftHeld = true }
            pressKey(key, isRepeat: isRepeat)
        case .keyReleased(let key):
            if key.isShift { pointer.isShiftHeld = false }
            pointer.ignoresText = false
            firstKeyResponder.pressesEnded([UIPress(key: key)], with: UIPressesEvent(timestamp: time))
        case .textEntered(let text): if !pointer.ignoresText { textReceiver?.insertText(text) }
        case .textComposed(let text, let caret):
            (textReceiver as? any TextInputView)?.setMarkedText(text, caret: caret)
        }
    }

    /// Updates the view under the pointer, for example after layout or scrolling has moved views. While the pointer's
    /// button is down on a view, the view under the pointer stays the same.
    package func updateHover() {
        var hovered = pointer.hovered
        if pointer.touch == nil {
            hovered = pointer.location.flatMap(touchedView)
            if showScrollIndicators(nearPointerIn: hovered) { hovered = pointer.location.flatMap(touchedView) }
        }
        guard hovered !== pointer.hovered else { return }
        pointer.hover(hovered)
        host?.setCursor(hovered?.pointerShape ?? .arrow)
        hover(over: hovered, at: pointer.location)
    }

    /// Cancels the pointer's touch, moves the pointer out of the window and releases the Shift key. Called when the
    /// window leaves the desktop, because it then no longer receives the events that would do this.
    package func releaseInput() {
        pointer.cancelTouch(in: self)
        movePointer(to: nil)
        (pointer.isShiftHeld, pointer.ignoresText) = (false, false)
        menuBar?.windowDidLoseKeyboard()
    }

    /// Inserts the text that an input method is composing. Called when the window loses keyboard focus on the desktop.
    package func commitMarkedText() {
        (focusedView as? any TextInputView)?.commitMarkedText()
    }

    /// Inserts the text that an input method is composing in `view` or its descendants, which will leave the window.
    func commitMarkedText(in view: UIView) {
        guard let input = focusedView as? any TextInputView, input.isDescendant(of: view) else { return }
        input.commitMarkedText()
    }

    // MARK: Internal

    /// Makes `recognizer` win the current touch and runs `change`. Used for recognition outside of event delivery, for
    /// example after a delay. No effect if `recognizer` doesn't receive the touch.
    func recognize(_ recognizer: UIGestureRecognizer, _ change: () -> Void) {
        guard let arena = pointer.arena, arena.isReceived(by: recognizer) else { return }
        arena.accept(recognizer)
        change()
        // During delivery, `deliver` cancels the touch in the view.
        if !arena.isDelivering { cancelTouchInView() }
    }

    /// `true` while a Shift key is held.
    package var isShiftHeld: Bool { pointer.isShiftHeld }

    /// Returns the view that receives a touch at `location`, if any. Views that block events, and their descendants,
    /// receive no touches; the superview of the outermost blocking view receives them instead.
    func touchedView(at location: CGPoint) -> UIView? {
        guard let hit = hitTest(location, with: nil) else { return nil }
        return hit.outermostBlockedView.map(\.storedSuperview) ?? hit
    }

    // MARK: Private

    /// Returns `true` if `point` is finite; otherwise logs a warning.
    private func isValid(_ point: CGPoint) -> Bool {
        if point.x.isFinite, point.y.isFinite { return true }
        Diagnostics.report("UIWindow: invalid position (\(point.x), \(point.y)); event ignored")
        return false
    }

    private func movePointer(to location: CGPoint?) {
        let isNew = pointer.location != location
        pointer.location = location
        updateHover()
        if isNew {
            hover(over: pointer.hovered, at: location)
            pointerDidMove?(location)
        }
        guard let location, let touch = pointer.touch, touch.windowLocation != location else { return }
        touch.windowLocation = location
        deliver(touch, phase: .moved)
    }

    private func pressPointer(at location: CGPoint) {
        movePointer(to: location)
        let tapCount = pointer.countPress(at: location, time: time)
        pointer.isInUse = true
        showsFocusRing = false
        guard let view = touchedView(at: location) else { return }
        focusControl(around: view)
        let touch = UITouch(at: location, view: view, window: self, timestamp: time, tapCount: tapCount)
        pointer.touch = touch
        pointer.arena = GestureArena(touch: touch, view: view)
        deliver(touch, phase: .began)
    }

    private func releasePointer(at location: CGPoint) {
        movePointer(to: location)
        guard let touch = pointer.touch else { return }
        deliver(touch, phase: .ended)
        pointer.touch = nil
        pointer.arena = nil
        updateHover()
    }

    /// The first responder, if it accepts text.
    var textReceiver: (any UIKeyInput)? {
        guard (keyResponder as? any TextInputView)?.isTextEditable != false else { return nil }
        return keyResponder as? any UIKeyInput
    }

    /// Pastes the primary selection into the text input at `location`. No effect if there is no text input.
    private func pastePrimarySelection(at location: CGPoint) {
        movePointer(to: location)
        guard pointer.touch == nil, let view = touchedView(at: location) else { return }
        let editor = sequence(first: view, next: \.storedSuperview).lazy.compactMap { $0 as? any TextInputView }.first
        editor?.pastePrimarySelection(at: editor?.convert(location, from: nil) ?? location)
    }

    /// Opens the context menu at `location`, or closes the open pop-up if `location` is outside. Doesn't press the view
    /// at `location`.
    private func pressSecondaryButton(at location: CGPoint) {
        movePointer(to: location)
        if let popUp { return popUp.secondaryButtonWasPressed(at: location) }
        guard pointer.touch == nil else { return }
        _ = touchedView(at: location)?.openContextMenu(atWindowLocation: location)
    }

    /// Opens the context menu of the view that receives keys first, or of its nearest superview that has one. If a
    /// controller receives keys first, its view is used. Views that block events open no menu. Returns `true` if a menu
    /// was opened.
    private func openContextMenuByKey() -> Bool {
        let responder = firstKeyResponder
        let first = (responder as? UIViewController)?.viewIfLoaded ?? responder as? UIView
        guard popUp == nil, let first else { return false }
        let view = sequence(first: first, next: \.storedSuperview).first { $0.isWithinReach }
        return view?.openContextMenu(atWindowLocation: nil) == true
    }

    private func pressKey(_ key: UIKey, isRepeat: Bool) {
        pointer.isInUse = false
        if key.actsOnFocus { showsFocusRing = true }
        let press = UIPress(key: key, isRepeat: isRepeat)
        if !isRepeat { pointer.ignoresText = false }
        if handlesKey?(press) == true { return }
        if key.keyCode == .keyboardEscape, key.isPlain, !isRepeat, cancelTouchOfControl() { return }
        if performPriorityKeyCommand(for: press) { return }
        if key.opensContextMenu, !isRepeat, openContextMenuByKey() { return }
        if key.keyCode == .keyboardTab {
            if key.modifierFlags.contains(.control), popUp == nil,
                frontController?.selectNextTab(backwards: key.modifierFlags.contains(.shift)) == true
            {
                return
            }
            moveFocus(backwards: key.modifierFlags.contains(.shift))
            return
        }
        if key.keyCode == .keyboardEscape, key.isPlain, !isRepeat, UIAccessibility.isVoiceOverRunning {
            let responders = sequence(first: firstKeyResponder, next: \.next)
            if responders.contains(where: { $0.accessibilityPerformEscape() }) { return }
        }
        firstKeyResponder.pressesBegan([press], with: UIPressesEvent(timestamp: time))
    }

    /// Delivers the pointer's touch to the gesture recognizers and, unless one of them has won the touch and cancels
    /// touches in views, to the touched view.
    private func deliver(_ touch: UITouch, phase: UITouch.Phase) {
        touch.phase = phase
        touch.timestamp = time
        let event = UIEvent(timestamp: time, touches: [touch])
        let outer = UIEvent.current
        UIEvent.current = event
        defer { UIEvent.current = outer }
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
        case .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    private func cancelTouchInView() {
        guard let touch = pointer.touch, pointer.arena?.keepsTouchFromView == true else { return }
        touch.view?.touchesCancelled([touch], with: UIEvent(timestamp: time, touches: [touch]))
    }
}
