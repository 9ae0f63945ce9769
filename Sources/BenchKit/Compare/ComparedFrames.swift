import FrameMetrics

/// What a comparison looks at in one measurement.
struct ComparedFrames: Sendable {
    /// What frames can be measured against.
    enum Yardstick: CaseIterable, Sendable {
        /// The same picture, drawn with nothing retained.
        case floor
        /// Works that are always the same, done beside the frames.
        case cacheWork, memoryWork, arithmeticWork
    }

    let frames: MeasuredFrames?
    /// What each yardstick took beside the frames; those that were not there are left out.
    let yardsticks: [Yardstick: FrameColumns]
    /// What was counted in frames of their own, where nothing was drawn or events were measured.
    let steadyCounts: [FrameCount: Double]

    /// Takes what a scenario's own frames are compared by.
    init?(_ result: BenchResult) {
        frames = result.measured
        yardsticks = Self.yardsticks(result.floorMeasured?.raw, result.works)
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
        yardsticks = Self.yardsticks(nil, phase.works)
        steadyCounts = [:]
    }

    /// What both were measured against, the nearest first.
    func yardsticks(with other: ComparedFrames) -> [Yardstick] {
        Yardstick.allCases.filter { yardsticks[$0] != nil && other.yardsticks[$0] != nil }
    }

    /// The whole frames, without what they waited for a processor, in lengths of `yardstick` or, without one, in
    /// milliseconds.
    func totals(in yardstick: Yardstick?) -> [Double] { values(in: yardstick) { $0.ownTime($1) } }

    /// One stage of the frames, in the same unit.
    func times(of stage: FrameStage, in yardstick: Yardstick?) -> [Double] {
        values(in: yardstick) { $0.stages[stage]?[$1] ?? 0 }
    }

    private func values(in yardstick: Yardstick?, _ value: @escaping (FrameColumns, Int) -> UInt64) -> [Double] {
        guard let raw = frames?.raw else { return [] }
        guard let yardstick else { return (0..<raw.frames).map { Double(value(raw, $0)) / 1_000_000 } }
        return yardsticks[yardstick].map { PairedRatio(ours: raw, floor: $0, value: value).pairs } ?? []
    }

    private static func yardsticks(
        _ floor: FrameColumns?, _ works: FixedWorkColumns?
    ) -> [Yardstick: FrameColumns] {
        let all: [(Yardstick, FrameColumns?)] = [
            (.floor, floor), (.cacheWork, works?.cache), (.memoryWork, works?.memory),
            (.arithmeticWork, works?.arithmetic),
        ]
        return Dictionary(uniqueKeysWithValues: all.compactMap { name, columns in columns.map { (name, $0) } })
    }
}
