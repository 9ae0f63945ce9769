import Foundation

/// A view that is used by pointer and keyboard: it knows whether it is pressed, pointed at, focused or disabled, and tells
/// its actions what happened.
@MainActor
open class UIControl: UIView {
    /// What can happen to a control, as a set.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit an event.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A press began inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A press ended inside, or a key pressed the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A press ended outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The control was used in its usual way.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    /// Whether the control can be used. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// Whether a press is held inside.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Whether the pointer is over the control.
    public private(set) var isHovered = false { didSet { if isHovered != oldValue { stateDidChange() } } }
    /// Whether keys go to the control.
    public private(set) var isFocused = false { didSet { if isFocused != oldValue { stateDidChange() } } }

    private var actions: [(events: Event, action: UIAction)] = []

    /// Calls `action` when one of `controlEvents` happens.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((controlEvents, action))
    }

    /// Calls the actions that wait for one of `controlEvents`.
    public func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform() }
    }

    /// The state that the control is shown in changed; override to draw it.
    open func stateDidChange() {}

    open override var canBecomeFocused: Bool { isEnabled }

    package override func pointerIsOverDidChange(_ isOver: Bool) {
        isHovered = isOver
    }

    package override func focusDidChange(_ isFocused: Bool) {
        self.isFocused = isFocused
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isHighlighted = isInside(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isHighlighted = false
        sendActions(for: isInside(touches) ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys: Set<UIKeyboardHIDUsage> = [.keyboardReturnOrEnter, .keyboardSpacebar]
        guard isEnabled, presses.contains(where: { $0.key.map { keys.contains($0.keyCode) } ?? false }) else {
            super.pressesBegan(presses, with: event)
            return
        }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    private func isInside(_ touches: Set<UITouch>) -> Bool {
        touches.first.map { bounds.contains($0.location(in: self)) } ?? false
    }
}
