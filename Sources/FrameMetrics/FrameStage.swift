/// One stage of a frame, in the order in which reports list them.
public enum FrameStage: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    /// What the user did, and work that waited for the main actor.
    case events
    /// Timers and completions that were due.
    case timers
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
        case .animate: 2
        case .layout: 3
        case .record: 4
        case .draw: 5
        case .present: 6
        }
    }
}
