import FrameMetrics

/// What a comparison looks at in one measurement.
struct ComparedFrames: Sendable {
    /// What the frames are measured against.
    enum Yardstick: Sendable {
        /// The same picture, drawn with nothing retained.
        case floor(FrameColumns)
        /// A fixed piece of work, done beside the frames to tell how fast the machine is.
        case fixedWork(FrameColumns)
        case none
    }

    let frames: MeasuredFrames?
    let yardstick: Yardstick
    /// What was counted in frames of their own, where nothing was drawn or events were measured.
    let steadyCounts: [FrameCount: Double]

    /// Takes what a scenario's own frames are compared by.
    init?(_ result: BenchResult) {
        frames = result.measured
        yardstick =
            if let floor = result.floorMeasured {
                .floor(floor.raw)
            } else if let work = result.fixedWork {
                .fixedWork(work)
            } else {
                .none
            }
        var counts: [FrameCount: Double] = [:]
        if result.measured == nil, result.scenario != "start" {
            counts[.allocations] = result.allocations
            counts[.drawCalls] = Double(result.drawCalls)
            counts[.commands] = Double(result.commands)
            counts[.vertices] = Double(result.vertices)
            counts[.textureUploads] = Double(result.textureUploads)
            counts[.damagePixels] = Double(result.damagePixels)
        }
        steadyCounts = counts
        guard frames != nil || !counts.isEmpty else { return nil }
    }

    /// Takes what an event is compared by; nil when it drew nothing.
    init?(_ phase: BenchPhase) {
        guard let measured = phase.measured else { return nil }
        frames = measured
        yardstick = phase.fixedWork.map(Yardstick.fixedWork) ?? .none
        steadyCounts = [:]
    }

    /// What the frames are measured against, if anything.
    var reference: FrameColumns? {
        switch yardstick {
        case .floor(let columns), .fixedWork(let columns): columns
        case .none: nil
        }
    }

    /// The whole frames, without what they waited for a processor, in the yardstick's lengths or, without one, in
    /// milliseconds.
    var totals: [Double] { values { $0.ownTime($1) } }

    /// One stage of the frames, in the same unit.
    func times(of stage: FrameStage) -> [Double] { values { $0.stages[stage]?[$1] ?? 0 } }

    private func values(_ value: @escaping (FrameColumns, Int) -> UInt64) -> [Double] {
        guard let raw = frames?.raw else { return [] }
        if let reference { return PairedRatio(ours: raw, floor: reference, value: value).pairs }
        return (0..<raw.frames).map { Double(value(raw, $0)) / 1_000_000 }
    }
}
