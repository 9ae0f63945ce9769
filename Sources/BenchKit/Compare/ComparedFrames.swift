import FrameMetrics

/// The part of a measurement that is compared.
struct ComparedFrames: Sendable {
    /// The references that frame times are divided by.
    enum Reference: CaseIterable, Sendable {
        /// The same image, drawn without retained state.
        case baseline
        /// The fixed workloads that run between frames.
        case cacheWork, memoryWork, arithmeticWork
    }

    let frames: MeasuredFrames?
    /// The times of each measured reference.
    let references: [Reference: FrameColumns]
    /// The counts of a single frame, used if no frames were measured. Empty otherwise.
    let steadyCounts: [FrameCount: Double]
    /// The CPU time per frame in milliseconds; `nil` for an event.
    let processorTime: Double?
    /// The times of each reference in milliseconds, without the time spent waiting for a processor. They show the
    /// machine's speed. In event scenarios, references run before each event.
    private let speeds: [Reference: [Double]]

    /// Creates the data of a scenario's frames, or returns `nil` if the result has neither frames nor counts.
    init?(_ result: BenchResult) {
        frames = result.measured
        processorTime = result.processorTime
        let workloads = result.phases.map { Self.references(nil, $0.workloads) }
        speeds = (workloads + [Self.references(result.baselineMeasured?.raw, result.workloads)]).reduce(into: [:]) {
            for (reference, columns) in $1 { $0[reference, default: []] += Self.ownTimes(columns) }
        }
        references = Self.references(result.baselineMeasured?.raw, result.workloads)
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

    /// Creates the data of an event; returns `nil` if it drew nothing.
    init?(_ phase: BenchPhase) {
        guard let measured = phase.measured else { return nil }
        frames = measured
        references = Self.references(nil, phase.workloads)
        (steadyCounts, processorTime, speeds) = ([:], nil, [:])
    }

    /// Returns the references that both measurements have, starting with the one that is most similar to a frame.
    func references(with other: ComparedFrames) -> [Reference] {
        Reference.allCases.filter { references[$0] != nil && other.references[$0] != nil }
    }

    /// Returns the frame times, without the time spent waiting for a processor, as multiples of `reference` or, if it
    /// is `nil`, in milliseconds.
    func totals(in reference: Reference?) -> [Double] { values(in: reference) { $0.ownTime($1) } }

    /// Returns the times of `stage`, as multiples of `reference` or, if it is `nil`, in milliseconds.
    func times(of stage: FrameStage, in reference: Reference?) -> [Double] {
        values(in: reference) { $0.stages[stage]?[$1] ?? 0 }
    }

    /// Returns the ratio of this CPU time to that of `old`, relative to the machine's speed. The value is based on the
    /// first reference; the interval covers the intervals of all references. `nil` if there is no reference.
    func processorChange(from old: ComparedFrames) -> Estimate? {
        guard let after = processorTime, let before = old.processorTime, before > 0 else { return nil }
        let changes = Reference.allCases.compactMap { reference -> Estimate? in
            guard let now = speeds[reference], let then = old.speeds[reference],
                min(now.count, then.count) >= Estimate.minimumValues,
                let speed = Estimate(medianOf: now, over: then, seed: 1), speed.low > 0
            else { return nil }
            let factor = after / before
            return Estimate(value: factor / speed.value, low: factor / speed.high, high: factor / speed.low)
        }
        guard var change = changes.first else { return nil }
        change.low = changes.map(\.low).min() ?? change.low
        change.high = changes.map(\.high).max() ?? change.high
        return change
    }

    private static func ownTimes(_ columns: FrameColumns) -> [Double] {
        (0..<columns.frames).map { Double(columns.ownTime($0)) / 1_000_000 }
    }

    private func values(in reference: Reference?, _ value: @escaping (FrameColumns, Int) -> UInt64) -> [Double] {
        guard let raw = frames?.raw else { return [] }
        guard let reference else { return (0..<raw.frames).map { Double(value(raw, $0)) / 1_000_000 } }
        return references[reference].map { PairedRatio(ours: raw, baseline: $0, value: value).pairs } ?? []
    }

    private static func references(
        _ baseline: FrameColumns?, _ workloads: FixedWorkloadColumns?
    ) -> [Reference: FrameColumns] {
        let all: [(Reference, FrameColumns?)] = [
            (.baseline, baseline), (.cacheWork, workloads?.cache), (.memoryWork, workloads?.memory),
            (.arithmeticWork, workloads?.arithmetic),
        ]
        return Dictionary(uniqueKeysWithValues: all.compactMap { name, columns in columns.map { (name, $0) } })
    }
}
