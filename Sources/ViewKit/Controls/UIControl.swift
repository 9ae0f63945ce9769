public import Foundation
public import SelectorKit

/// A view for interaction with the pointer and the keyboard. It tracks whether it is pressed, hovered, focused,
/// selected or disabled, and performs actions in response to events.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// `true` if the control reacts to touches and keys and can be focused. `true` by default.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled, isFirstResponder { resignFirstResponder() }
            controlStateDidChange()
        }
    }
    /// `true` while a press inside the control, or a key that activates the control, is held.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { controlStateDidChange() } } }
    /// `true` if the control is selected. The app defines what that means. `false` by default.
    open var isSelected = false { didSet { if isSelected != oldValue { controlStateDidChange() } } }
    /// `true` while the pointer is over the control.
    package private(set) var isHovered = false { didSet { if isHovered != oldValue { controlStateDidChange() } } }
    open override var isFocused: Bool { hasFocus }
    private var hasFocus = false { didSet { if hasFocus != oldValue { controlStateDidChange() } } }
    /// `true` if the control has keyboard focus and shows the focus ring. If a click has focused the control, the ring
    /// stays hidden until the user presses a key that moves the focus or acts on the control.
    package var isFocusMarked: Bool { isFocused && window?.showsFocusRing == true }
    /// The horizontal alignment of the content. `.center` by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The vertical alignment of the content. `.center` by default. Used by buttons and text fields.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    /// `true` while the control is tracking a press.
    open package(set) var isTracking = false
    /// `true` while the tracked press is inside the control.
    open private(set) var isTouchInside = false

    private var actions: [(events: Event, action: UIAction)] = []
    /// The key that activated the control and is still held, if any.
    private var heldKey: UIKeyboardHIDUsage?

    /// Creates a control that performs `primaryAction` when the user triggers the control.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The control's current states, derived from `isHighlighted`, `isEnabled`, `isSelected` and `isFocused`.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    // MARK: Accessibility

    /// The default accessibility: a single element with all text inside the control, unless a subview is interactive.
    override var defaultAccessibility: DefaultAccessibility {
        (self as? any ControlBehavior)?.defaultAccessibility
            ?? DefaultAccessibility(
                isElement: !containsInteractiveViews, label: accessibilityTextInside,
                traits: accessibilityState(.button))
    }

    /// Returns `traits` plus the traits of the control's state.
    package func accessibilityState(_ traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = traits
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    // MARK: Actions

    /// Adds an action for `controlEvents`. Replaces any action with the same identifier for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Removes an action for `controlEvents`. The action remains for other events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with `identifier` for `controlEvents`. The action remains for other events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == identifier else { return entry }
            let events = entry.events.subtracting(controlEvents)
            return events.isEmpty ? nil : (events, entry.action)
        }
    }

    /// Removes the actions for `controlEvents` that satisfy `isRemoved`.
    func removeActions(for controlEvents: Event, where isRemoved: (UIAction) -> Bool) {
        for action in actions.map(\.action) where isRemoved(action) {
            removeAction(identifiedBy: action.identifier, for: controlEvents)
        }
    }

    /// Returns the target-action pairs for `controlEvents`.
    func targetActions(for controlEvents: Event) -> [TargetAction] {
        actions.filter { !$0.events.isDisjoint(with: controlEvents) }.compactMap { $0.action as? TargetAction }
    }

    /// Adds a target-action pair: for `controlEvents`, the control calls the method `action` on `target`. The method
    /// takes no parameters, the control, or the control and the event. The target is held weakly. If `target` is `nil`,
    /// the method is called on the first object in the responder chain, beginning with the control, that implements it.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        addAction(TargetAction(target.map { $0 as AnyObject }, action), for: controlEvents)
    }

    /// Removes target-action pairs for `controlEvents`. A `target` of `nil` matches all targets, and an `action` of
    /// `nil` matches all methods.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        removeActions(for: controlEvents) { entry in
            guard let entry = entry as? TargetAction else { return false }
            return (target == nil || entry.target === target) && (action == nil || entry.selector == action)
        }
    }

    /// The targets added with `addTarget(_:action:for:)` that are `NSObject`s.
    open var allTargets: Set<AnyHashable> {
        Set(targetActions(for: .allEvents).compactMap { $0.target as? NSObject })
    }

    /// Returns the names of the methods that the control calls on `target` for `controlEvent`; `nil` if there are no
    /// such methods.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = targetActions(for: controlEvent).filter { $0.target === target }.map(\.selector.description)
        return names.isEmpty ? nil : names
    }

    /// Calls the method of a target-action pair that was added with `addTarget(_:action:for:)`. Override to observe or
    /// replace the calls.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        guard let target = target ?? self.target(forAction: action, withSender: self) else { return }
        action.perform(on: target as AnyObject, self, event)
    }

    /// Performs the actions for `controlEvents`.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(for: self) }
    }

    /// Returns `true` if there is an action for any of `controlEvents`.
    package func hasActions(for controlEvents: Event) -> Bool {
        actions.contains { !$0.events.isDisjoint(with: controlEvents) }
    }

    /// Called when the state or the tint color has changed, and when the control has moved to a window or left it.
    /// Override to update the appearance, and call `super`. Not part of UIKit.
    open func controlStateDidChange() {}

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        controlStateDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        controlStateDidChange()  // the inherited tint color may differ
    }

    // MARK: Events

    open override var canBecomeFocused: Bool { isEnabled }

    package override var pointerShape: PointerShape {
        (self as? any ControlBehavior)?.defaultPointerShape ?? (isEnabled ? .hand : .arrow)
    }

    package override func pointerIsOverDidChange(_ isOver: Bool) {
        isHovered = isOver
    }

    package override func focusDidChange(_ isFocused: Bool) {
        hasFocus = isFocused
        if !isFocused { releaseKey() }
        super.focusDidChange(isFocused)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isTouchInside = isInside(touches)
        isTracking = touches.first.map { beginTracking($0, with: event) } ?? false
        isHighlighted = true
        sendActions(for: (touches.first?.tapCount ?? 1) > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touches)
        if isTracking, let touch = touches.first { isTracking = continueTracking(touch, with: event) }
        isHighlighted = isTouchInside
        sendActions(for: .drag(from: wasInside, to: isTouchInside))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isInside = endTouch(touches, with: event)
        if isEnabled { sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside) }
    }

    /// Ends tracking and highlighting, without sending actions. Call this when `touches` have been lifted. Returns
    /// `true` if they were lifted inside the control.
    package func endTouch(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        isTouchInside = isInside(touches)
        if isTracking { endTracking(touches.first, with: event) }
        let isInside = isTouchInside
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        return isInside
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isTracking { cancelTracking(with: event) }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    /// Returns `false` if the recognizer belongs to another view and its gesture would trigger the control's default
    /// action. The default action is triggered by a single tap or, in controls that are dragged, by a drag. A disabled
    /// control has no default action.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer.view === self || !isEnabled { return true }
        return !isDefaultAction(gestureRecognizer)
    }

    /// Called when `touch` begins in the control. Returns `true` if the touch should be tracked; the default returns
    /// `true`. Never called for text fields or for buttons whose primary action opens a menu.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves. Returns `true` if tracking should continue; the default returns `true`.
    /// Never called for steppers.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch is lifted. Does nothing by default.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracked touch is canceled. Does nothing by default.
    open func cancelTracking(with event: UIEvent?) {}

    /// Activates the control once per press of Return or Space. Key repeats are ignored.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let press = presses.first(where: Self.activates), let key = press.key else {
            super.pressesBegan(presses, with: event)
            return
        }
        guard !press.isRepeat else { return }
        if isFocused {
            heldKey = key.keyCode
            isHighlighted = true
        }
        activateByKey()
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let heldKey, presses.contains(where: { $0.key?.keyCode == heldKey }) else {
            super.pressesEnded(presses, with: event)
            return
        }
        releaseKey()
    }

    package override var drawnCornerRadius: CGFloat {
        (self as? any ControlBehavior)?.defaultCornerRadius ?? layer.cornerRadius
    }

    // MARK: Overridden by controls with other default actions

    /// Returns `true` if `gesture`, whose recognizer belongs to another view, triggers the control's default action. By
    /// default, single taps do.
    func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool {
        (self as? any ControlBehavior)?.isDefaultAction(gesture) ?? gesture.isSingleTap
    }

    /// `true` if the control handles drags itself, so that they don't scroll the scroll view that contains the control.
    var holdsDrags: Bool { (self as? any ControlBehavior)?.holdsDrags ?? false }

    /// Called when Return or Space is pressed, or when an assistive technology activates the control.
    func activateByKey() {
        guard let behavior = self as? any ControlBehavior else {
            return sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
        behavior.activateByKey()
    }

    // MARK: Private

    private static func activates(_ press: UIPress) -> Bool {
        press.key?.keyCode == .keyboardReturnOrEnter || press.key?.keyCode == .keyboardSpacebar
    }

    private func releaseKey() {
        guard heldKey != nil else { return }
        heldKey = nil
        isHighlighted = false
    }

    private func isInside(_ touches: Set<UITouch>) -> Bool {
        touches.first.map { bounds.contains($0.location(in: self)) } ?? false
    }
}
