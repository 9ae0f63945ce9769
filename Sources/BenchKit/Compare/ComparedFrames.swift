import FrameMetrics

/// The data of one measurement that a comparison uses.
struct ComparedFrames: Sendable {
    /// The references that frames are measured against.
    enum Yardstick: CaseIterable, Sendable {
        /// The same picture, drawn without retained state.
        case floor
        /// The fixed workloads run beside the frames.
        case cacheWork, memoryWork, arithmeticWork
    }

    let frames: MeasuredFrames?
    /// The times of each yardstick that was measured beside the frames.
    let yardsticks: [Yardstick: FrameColumns]
    /// The counts of separate frames, if nothing was drawn or events were measured.
    let steadyCounts: [FrameCount: Double]

    /// Creates the data of a scenario's frames.
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

    /// Creates the data of an event; `nil` if it drew nothing.
    init?(_ phase: BenchPhase) {
        guard let measured = phase.measured else { return nil }
        frames = measured
        yardsticks = Self.yardsticks(nil, phase.works)
        steadyCounts = [:]
    }

    /// Returns the yardsticks that both have, the most similar to a frame first.
    func yardsticks(with other: ComparedFrames) -> [Yardstick] {
        Yardstick.allCases.filter { yardsticks[$0] != nil && other.yardsticks[$0] != nil }
    }

    /// Returns the total frame times without waiting for a processor, as multiples of `yardstick` or, without one, in
    /// milliseconds.
    func totals(in yardstick: Yardstick?) -> [Double] { values(in: yardstick) { $0.ownTime($1) } }

    /// Returns the times of one stage in the same unit.
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
