public import Foundation

/// A view that is used by pointer and keyboard: it knows whether it is pressed, pointed at, focused, selected or
/// disabled, and tells its actions what happened.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// Whether the control can be used. True by default.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled, isFirstResponder { resignFirstResponder() }
            stateDidChange()
        }
    }
    /// Whether a press is held inside, or a key that uses the control is held.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Whether the control is chosen; what that means is the app's. False by default.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the pointer is over the control.
    public private(set) var isHovered = false { didSet { if isHovered != oldValue { stateDidChange() } } }
    /// Whether keys go to the control.
    public private(set) var isFocused = false { didSet { if isFocused != oldValue { stateDidChange() } } }
    /// Whether that is shown: not where a press of the pointer brought the keys, until a key acts on the control.
    var isFocusMarked: Bool { isFocused && window?.marksFocus == true }
    /// Where the content stands in the width. `.center` by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// Where the content stands in the height. `.center` by default; buttons and text fields follow it.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    /// Whether a press that the control follows is held.
    public internal(set) var isTracking = false
    /// Whether that press is inside the control.
    public private(set) var isTouchInside = false

    private var actions: [(events: Event, action: UIAction)] = []
    /// The key that holds the control down.
    private var heldKey: UIKeyboardHIDUsage?

    /// Makes a control that performs `primaryAction` when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// What the control is shown as.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    // MARK: Accessibility

    /// One thing with all texts inside, unless something inside can be used by itself.
    override var usualAccessibility: UsualAccessibility {
        UsualAccessibility(
            isElement: !hasUsableViewsInside, label: accessibilityTextInside, traits: accessibilityState(.button))
    }

    /// `traits` with those of the control's state.
    func accessibilityState(_ traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = traits
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    // MARK: Actions

    /// Calls `action` when one of `controlEvents` happens. It takes the place of one with the same identifier.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Does not call `action` for `controlEvents` any more.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Does not call the action with `identifier` for `controlEvents` any more.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == identifier else { return entry }
            let events = entry.events.subtracting(controlEvents)
            return events.isEmpty ? nil : (events, entry.action)
        }
    }

    /// Calls the actions that wait for one of `controlEvents`.
    public func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(for: self) }
    }

    /// Whether an action waits for one of `controlEvents`.
    func hasActions(for controlEvents: Event) -> Bool {
        actions.contains { !$0.events.isDisjoint(with: controlEvents) }
    }

    /// The state that the control is shown in changed; override to draw it.
    open func stateDidChange() {}

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        stateDidChange()  // the tint color may be another here
    }

    // MARK: Events

    open override var canBecomeFocused: Bool { isEnabled }

    package override var pointerShape: PointerShape { isEnabled ? .hand : .arrow }

    package override func pointerIsOverDidChange(_ isOver: Bool) {
        isHovered = isOver
    }

    package override func focusDidChange(_ isFocused: Bool) {
        self.isFocused = isFocused
        if !isFocused { letGoOfKey() }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isTouchInside = isInside(touches)
        isTracking = touches.first.map { beginTracking($0, with: event) } ?? false
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isTouchInside = isInside(touches)
        if isTracking, let touch = touches.first { isTracking = continueTracking(touch, with: event) }
        isHighlighted = isTouchInside
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isTouchInside = isInside(touches)
        if isTracking { endTracking(touches.first, with: event) }
        let isInside = isTouchInside
        (isTracking, isTouchInside) = (false, false)
        isHighlighted = false
        sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isTracking { cancelTracking(with: event) }
        (isTracking, isTouchInside) = (false, false)
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    /// Returns `false` if the gesture belongs to a view around the control and is the control's default action: a
    /// single tap, and for controls that are dragged, a drag. A disabled control has no default action.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer.view === self || !isEnabled { return true }
        return !isDefaultAction(gestureRecognizer)
    }

    /// `touch` went down in the control: says whether it is to be followed. True unless overridden. Controls of this
    /// module that are dragged follow touches by themselves, and do not ask.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch that is followed moved: says whether it is to be followed further. True unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch that is followed was lifted. Present for overrides.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch that is followed was taken away. Present for overrides.
    open func cancelTracking(with event: UIEvent?) {}

    /// Return and Space use the control, once for one press: what a key repeats while it is held does nothing.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let press = presses.first(where: Self.isUse), let key = press.key else {
            super.pressesBegan(presses, with: event)
            return
        }
        guard !press.isRepeat else { return }
        if isFocused {
            heldKey = key.keyCode
            isHighlighted = true
        }
        useByKey()
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let heldKey, presses.contains(where: { $0.key?.keyCode == heldKey }) else {
            super.pressesEnded(presses, with: event)
            return
        }
        letGoOfKey()
    }

    // MARK: For controls with a use of their own

    /// Whether the gesture, of a view around the control, is the control's own use. A single tap unless overridden.
    func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool { gesture.isSingleTap }

    /// Whether a press that moves is the control's, and not a drag of the content around it.
    package var holdsDrags: Bool { false }

    /// Return or Space was pressed.
    func useByKey() {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    // MARK: Private

    private static func isUse(_ press: UIPress) -> Bool {
        press.key?.keyCode == .keyboardReturnOrEnter || press.key?.keyCode == .keyboardSpacebar
    }

    private func letGoOfKey() {
        guard heldKey != nil else { return }
        heldKey = nil
        isHighlighted = false
    }

    private func isInside(_ touches: Set<UITouch>) -> Bool {
        touches.first.map { bounds.contains($0.location(in: self)) } ?? false
    }
}
