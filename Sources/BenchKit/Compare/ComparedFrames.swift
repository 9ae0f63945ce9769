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

    /// Creates the data of a scenario's frames, or returns `nil` if the result has neither frames nor counts.
    init?(_ result: BenchResult) {
        frames = result.measured
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
        steadyCounts = [:]
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
