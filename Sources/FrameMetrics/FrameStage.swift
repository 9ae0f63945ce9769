/// One stage of a frame, in the order in which reports list them.
public enum FrameStage: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    /// What the user did.
    case events
    /// Timers and completions that were due.
    case timers
    /// Tasks of the main actor, and blocks of the main queue and of its run loop.
    case tasks
    /// The values of animations at the frame's time.
    case animate
    /// Constraints, and places of views.
    case layout
    /// The display list.
    case record
    /// Pixels, or calls of the graphics card.
    case draw
    /// The way to the screen.
    case present

    /// The stage's place in a sample: 0 for the first.
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
