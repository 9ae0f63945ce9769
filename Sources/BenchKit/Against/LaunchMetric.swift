package import FrameMetrics

/// How the times of a stage in all frames of a launch are combined.
package enum StageTime: Hashable, Sendable {
    /// The median, to which work that fewer than half of the frames do doesn't contribute.
    case median
    /// The mean of all frames, except those that waited for a processor.
    case mean
    /// The mean of the frames that took at least as long as the 99th percentile.
    case slow
}

/// A metric of a launch, compared with the same metric of the other program.
package enum LaunchMetric: Hashable, Sendable {
    /// The median and the 99th percentile of frame times, in milliseconds.
    case p50, p99
    /// The CPU time of all threads per frame, in milliseconds.
    case cpu
    /// The heap allocations per frame.
    case allocations
    /// The ratio of the frame time to the baseline's.
    case ratio
    /// The draw calls per frame.
    case drawCalls
    /// The number of missed frames.
    case missed
    /// The peak memory of a process under random use, in MiB.
    case memory
    /// The time of a stage in milliseconds. Only the median is in tables; the others show which stage changed `cpu` and
    /// `p99`.
    case stage(FrameStage, StageTime = .median)

    /// The metrics in the table, in order. p99 depends on a few frames per launch, so it is only added if its increase
    /// is limited.
    package static let judged: [LaunchMetric] = [.p50, .cpu, .ratio, .allocations]

    /// The name in limits and in JSON.
    package var name: String {
        switch self {
        case .p50: "p50"
        case .p99: "p99"
        case .cpu: "cpu"
        case .allocations: "allocations"
        case .ratio: "ratio"
        case .drawCalls: "draw_calls"
        case .missed: "missed"
        case .memory: "memory"
        case .stage(let stage, _): stage.rawValue
        }
    }

    /// The label in the table.
    var label: String {
        switch self {
        case .p50: "frame p50 ms"
        case .p99: "frame p99 ms"
        case .cpu: "cpu ms"
        case .allocations, .ratio, .drawCalls, .missed, .memory: name
        case .stage(let stage, _): "\(stage.rawValue) ms"
        }
    }

    /// The time of a stage that explains a change of this metric.
    var stageTime: StageTime {
        switch self {
        case .cpu: .mean
        case .p99: .slow
        default: .median
        }
    }
}
