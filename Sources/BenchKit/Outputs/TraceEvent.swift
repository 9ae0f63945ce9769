import FrameMetrics

/// An event of the Trace Event format. Its properties have the format's field names, and times are in microseconds.
struct TraceEvent: Encodable, Equatable {
    /// The value of an argument.
    enum Argument: Encodable, Equatable {
        case text(String)
        case number(UInt64)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            }
        }
    }

    var name: String
    /// The event type: M for metadata, X for a slice with a duration, C for a counter.
    var ph: String
    var ts: Double?
    var dur: Double?
    var pid: Int
    var tid: Int?
    var cat: String?
    var args: [String: Argument]?

    /// Returns an event that sets the name of a process or thread.
    static func name(of what: String, _ name: String, process: Int, thread: Int) -> TraceEvent {
        TraceEvent(name: what, ph: "M", pid: process, tid: thread, args: ["name": .text(name)])
    }

    /// Returns a slice for each frame, with nested slices for the stages that took time.
    static func slices(of frames: FrameColumns, from beginning: Double, process: Int, thread: Int) -> [TraceEvent] {
        var events: [TraceEvent] = []
        for index in 0..<frames.frames {
            var start = beginning + microseconds(frames.start[index])
            events.append(
                TraceEvent(
                    name: "frame", ph: "X", ts: start, dur: microseconds(frames.end[index] - frames.start[index]),
                    pid: process, tid: thread, cat: "frame", args: ["number": .number(UInt64(index))]))
            for stage in FrameStage.inOrderOfTime {
                guard let taken = frames.stages[stage]?[index], taken > 0 else { continue }
                events.append(
                    TraceEvent(
                        name: stage.rawValue, ph: "X", ts: start, dur: microseconds(taken), pid: process, tid: thread,
                        cat: "stage"))
                start += microseconds(taken)
            }
        }
        return events
    }

    /// Returns the values of all counters in each frame.
    static func counters(of frames: FrameColumns, from beginning: Double, process: Int) -> [TraceEvent] {
        FrameCount.allCases.flatMap { count -> [TraceEvent] in
            guard let values = frames.counts[count] else { return [] }
            return values.indices.map { index in
                TraceEvent(
                    name: count.rawValue, ph: "C", ts: beginning + microseconds(frames.start[index]), pid: process,
                    args: ["value": .number(values[index])])
            }
        }
    }

    private static func microseconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1000 }
}

extension FrameStage {
    /// The stages in order of execution; timers run before events.
    static let inOrderOfTime: [FrameStage] = [.timers, .events, .tasks, .animate, .layout, .record, .draw, .present]
}
