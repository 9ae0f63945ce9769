extension UIControl {
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
        /// A press was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control was used in its usual way.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of a button opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The text of a field began to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The text of a field is not edited any more.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control is shown as, as a set.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit a state.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// None of the others.
        public static let normal: State = []
        /// A press is held inside.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Keys go to the control.
        public static let focused = State(rawValue: 1 << 3)
    }

    /// Where a control's content stands between its top and bottom edges.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Over the whole height. Text and pictures keep their heights and stand in the middle.
        case fill
    }

    /// Where a control's content stands between its left and right edges.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// Over the whole width.
        case fill
        /// At the edge where reading begins.
        case leading
        /// At the edge where reading ends.
        case trailing
    }
}
