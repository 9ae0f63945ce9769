extension UIControl {
    /// A set of events for which a control performs actions.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bit mask, with one bit per event.
        public let rawValue: UInt

        /// Creates a set from its bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A press began inside the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// The second or a later press in quick succession began inside the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A press moved, and is now inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A press that began inside the control moved, and is now outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A press moved into the control from outside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A press moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A press ended inside the control, or a key activated the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A press that began inside the control ended outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A press was canceled, for example because a gesture recognizer recognized its gesture.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of a button opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began in a text field.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text in a text field was edited, by the user or with a method such as `replace(_:withText:)`. Setting
        /// `text` doesn't send this event.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended in a text field.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// A set of control states.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bit mask, with one bit per state.
        public let rawValue: UInt

        /// Creates a set from its bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The state of an enabled control that isn't highlighted, selected or focused.
        public static let normal: State = []
        /// A press inside the control, or a key that activates it, is held.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has keyboard focus.
        public static let focused = State(rawValue: 1 << 3)
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Fills the height. An image without a title is stretched in a button without a configuration; other content
        /// keeps its height and is centered.
        case fill
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// Fills the width. An image without a title is stretched in a button without a configuration; other titles and
        /// images of buttons keep their widths and are centered.
        case fill
        /// At the leading edge.
        case leading
        /// At the trailing edge.
        case trailing
    }
}

extension UIControl.Event {
    /// Returns the events to send for a press that moved, given whether it was inside the control before and is inside
    /// now.
    static func drag(from wasInside: Bool, to isInside: Bool) -> Self {
        switch (wasInside, isInside) {
        case (true, true): .touchDragInside
        case (true, false): [.touchDragOutside, .touchDragExit]
        case (false, true): [.touchDragInside, .touchDragEnter]
        case (false, false): .touchDragOutside
        }
    }
}
