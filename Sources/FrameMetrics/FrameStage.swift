/// One stage of a frame, in the order in which reports list them.
package enum FrameStage: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case events, timers, animate, layout, record, draw, present

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
