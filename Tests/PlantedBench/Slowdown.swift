/// The slowdowns that can be planted in a screen.
enum Slowdown: Equatable, Sendable {
    case none
    /// Waits for 50 us in the record pass.
    case sleep
    /// Allocates an object on the heap for each bone in layout.
    case allocation
    /// Adds a border to each bone.
    case drawCall
    /// Keeps the processor busy for a number of microseconds in a stage of each frame.
    case busy(Stage, microseconds: Int)

    /// The stages in which an app's code runs.
    enum Stage: String, CaseIterable, Sendable {
        case events, tasks, layout, record
    }

    /// The accepted values, for error messages.
    static let usage =
        "none, sleep, allocation, draw-call or a stage with microseconds, such as layout:9; the stages are "
        + Stage.allCases.map(\.rawValue).joined(separator: ", ")

    /// Parses `text`; returns `nil` if it is invalid.
    init?(_ text: String) {
        switch text {
        case "none": self = .none
        case "sleep": self = .sleep
        case "allocation": self = .allocation
        case "draw-call": self = .drawCall
        default:
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, let stage = Stage(rawValue: String(parts[0])), let time = Int(parts[1]),
                (0...1_000_000).contains(time)
            else { return nil }
            self = .busy(stage, microseconds: time)
        }
    }

    /// Keeps the processor busy if the slowdown is planted in `stage`.
    func work(in stage: Stage) {
        guard case .busy(stage, let microseconds) = self else { return }
        let end = ContinuousClock.now + .microseconds(microseconds)
        while ContinuousClock.now < end {}
    }
}
