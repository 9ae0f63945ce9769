/// A stage of a frame. The cases are in the order in which reports list them.
public enum FrameStage: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    /// User input.
    case events
    /// Timers and completions that are due.
    case timers
    /// Tasks on the main actor, and blocks on the main queue and the main run loop.
    case tasks
    /// Updating animated values to the frame's time.
    case animate
    /// Constraints and view layout.
    case layout
    /// Recording the display list.
    case record
    /// Drawing pixels or issuing draw calls.
    case draw
    /// Presenting the frame on the screen.
    case present

    /// The stage's index in a sample.
    var index: Int {
        switch self {
        case .events: 0
        case .timers: 1
        case .tasks: 2
        case .animate: 3
        case .layout: 4
        case .record: 5
        case .draw: 6
        case .present: 7
        }
    }
}
