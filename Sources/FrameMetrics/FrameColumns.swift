/// All samples of a measurement as columns: entry i of each column belongs to frame i, in chronological order. The
/// coding keys are the field names in the benchmark's JSON file.
package struct FrameColumns: Codable, Equatable, Sendable {
    /// The start times in nanoseconds, relative to an instant before the first frame.
    package var start: [UInt64]
    package var end: [UInt64]
    /// The times from waking until the frame is presented, in nanoseconds.
    package var total: [UInt64]
    package var block: [Int]
    /// The durations of each stage in nanoseconds. Stages that take no time in any frame are omitted.
    package var stages: [FrameStage: [UInt64]]
    /// The counts of each frame. Counts that were not recorded for every frame are omitted.
    package var counts: [FrameCount: [UInt64]]
    /// The numbers of heap allocations in each stage. Stages without allocations are omitted.
    package var stageAllocations: [FrameStage: [UInt64]]
    /// The CPU times of the frame's thread in each stage, in nanoseconds; `nil` if they were not measured. Stages
    /// that use no CPU time in any frame are omitted.
    package var stageProcessorTimes: [FrameStage: [UInt64]]?

    private enum CodingKeys: String, CodingKey {
        case start = "start_ns"
        case end = "end_ns"
        case total = "total_ns"
        case block
        case stages = "stages_ns"
        case counts
        case stageAllocations = "stage_allocations"
        case stageProcessorTimes = "stage_cpu_ns"
    }

    /// Creates the columns of `samples`. Start and end times are relative to `origin`; times before `origin` become 0.
    package init(_ samples: [FrameSample], since origin: UInt64 = 0) {
        start = samples.map { $0.start - min(origin, $0.start) }
        end = samples.map { $0.end - min(origin, $0.end) }
        total = samples.map(\.total)
        block = samples.map(\.block)
        stages = [:]
        for stage in FrameStage.allCases where samples.contains(where: { $0[stage] > 0 }) {
            stages[stage] = samples.map { $0[stage] }
        }
        stageAllocations = [:]
        for stage in FrameStage.allCases where samples.contains(where: { $0.allocations(in: stage) > 0 }) {
            stageAllocations[stage] = samples.map { $0.allocations(in: stage) }
        }
        var processorTimes: [FrameStage: [UInt64]] = [:]
        for stage in FrameStage.allCases where samples.contains(where: { $0.processorTime(in: stage) > 0 }) {
            processorTimes[stage] = samples.map { $0.processorTime(in: stage) }
        }
        stageProcessorTimes = processorTimes.isEmpty ? nil : processorTimes
        counts = [:]
        for count in FrameCount.allCases {
            let column = samples.compactMap { $0.counts[count] }
            if !column.isEmpty, column.count == samples.count { counts[count] = column }
        }
    }

    /// Decodes the columns. Throws if their lengths differ, because all of them are indexed by frame.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        total = try container.decode([UInt64].self, forKey: .total)
        let frames = total.count
        func check(_ count: Int, _ path: [any CodingKey]) throws {
            guard count == frames else {
                throw DecodingError.dataCorrupted(
                    .init(
                        codingPath: container.codingPath + path,
                        debugDescription: "it has \(count) entries for \(frames) frames"))
            }
        }
        func column<Number: Decodable>(_ key: CodingKeys) throws -> [Number] {
            let column = try container.decode([Number].self, forKey: key)
            try check(column.count, [key])
            return column
        }
        func table<Name: Decodable & CodingKeyRepresentable>(_ key: CodingKeys) throws -> [Name: [UInt64]] {
            let table = try container.decode([Name: [UInt64]].self, forKey: key)
            for (name, column) in table { try check(column.count, [key, name.codingKey]) }
            return table
        }
        start = try column(.start)
        end = try column(.end)
        block = try column(.block)
        stages = try table(.stages)
        counts = try table(.counts)
        stageAllocations = try table(.stageAllocations)
        stageProcessorTimes =
            container.contains(.stageProcessorTimes) ? try table(.stageProcessorTimes) : nil
    }

    /// Returns the total time of the frame at `index`, in nanoseconds, minus the time for which its thread was runnable
    /// but waiting for a CPU.
    package func ownTime(_ index: Int) -> UInt64 {
        total[index] - min(total[index], counts[.processorWait]?[index] ?? 0)
    }

    /// The number of frames.
    package var frames: Int { total.count }
}
