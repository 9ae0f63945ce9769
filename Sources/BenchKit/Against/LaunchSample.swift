import FrameMetrics

/// The measurements of one launch of a program.
package struct LaunchSample: Sendable {
    package typealias Subject = ComparisonRow.Subject

    /// The longest wait for a processor with which a frame counts in the mean times of stages, as a fraction of the
    /// median frame time.
    private static let largestWait = 0.1

    /// The measured subjects, in the order of the report.
    package private(set) var subjects: [Subject] = []
    /// The values to compare with the other launch of the pair.
    package private(set) var values: [Subject: [LaunchMetric: Double]] = [:]
    /// The values of all frames, for absolute limits, which don't depend on the other launch.
    package private(set) var ownValues: [Subject: [LaunchMetric: Double]] = [:]
    /// The facts about the reports that the values were taken from.
    package private(set) var facts: [LaunchFacts] = []

    /// Creates a sample with the given values.
    package init(subjects: [Subject] = [], values: [Subject: [LaunchMetric: Double]] = [:]) {
        (self.subjects, self.values, ownValues) = (subjects, values, values)
    }

    /// Creates a sample from the values in `report`. If the launch is compared with one that drew fewer frames of a
    /// subject, as `other` says, only as many frames count in `values`: a faster program draws more frames in the same
    /// time, and these don't cost the same as the others. CPU times and ratios are those of all frames.
    package init(_ report: BenchReport, comparedWith other: BenchReport? = nil) {
        facts = [LaunchFacts(report)]
        let frames = Self.frames(of: other)
        for result in report.results {
            func numbers(_ frames: Int?) -> [LaunchMetric: Double] {
                Self.numbers(of: result.measured, times: result.frameTimes, frames: frames)
                    .merging(Self.numbers(of: result)) { first, _ in first }
            }
            add(numbers(frames[result.subject]), own: numbers(nil), of: result.subject)
            for phase in result.phases {
                let subject = result.subject(of: phase)
                func numbers(_ frames: Int?) -> [LaunchMetric: Double] {
                    Self.numbers(of: phase.measured, times: phase.times, frames: frames)
                }
                add(numbers(frames[subject]), own: numbers(nil), of: subject)
            }
        }
    }

    /// Adds the measurements of `launch`, replacing earlier ones of the same subjects.
    package mutating func add(_ launch: LaunchSample) {
        facts += launch.facts
        for subject in launch.subjects {
            add(launch.values[subject] ?? [:], own: launch.ownValues[subject] ?? [:], of: subject)
        }
    }

    // MARK: Private

    private mutating func add(
        _ numbers: [LaunchMetric: Double], own: [LaunchMetric: Double], of subject: Subject
    ) {
        if values[subject] == nil { subjects.append(subject) }
        (values[subject], ownValues[subject]) = (numbers, own)
    }

    /// Returns the numbers of frames of each subject in `report`.
    private static func frames(of report: BenchReport?) -> [Subject: Int] {
        var frames: [Subject: Int] = [:]
        for result in report?.results ?? [] {
            frames[result.subject] = result.measured?.raw.frames
            for phase in result.phases { frames[result.subject(of: phase)] = phase.measured?.raw.frames }
        }
        return frames
    }

    /// Returns the values of `result` that don't depend on single frames.
    private static func numbers(of result: BenchResult) -> [LaunchMetric: Double] {
        var found: [LaunchMetric: Double] = [:]
        // A screen under random use has no frame times, and its CPU time differs with each seed.
        if result.memory == nil { found[.cpu] = result.processorTime }
        found[.ratio] = result.overhead
        found[.allocations] = result.allocations
        if result.hasCounts {
            found[.drawCalls] = Double(result.drawCalls)
            if result.phases.isEmpty { found[.missed] = Double(result.missedFrames) }
        }
        return found
    }

    /// Returns the values of the first `frames` frames; of all if it is `nil`. `times` are the times of all frames.
    private static func numbers(
        of measured: MeasuredFrames?, times: FrameReport.FrameTimes?, frames: Int?
    ) -> [LaunchMetric: Double] {
        guard let raw = measured?.raw else { return [:] }
        let frames = min(raw.frames, frames ?? .max)
        var found: [LaunchMetric: Double] = [:]
        found[.p50] = median((0..<frames).map { milliseconds(raw.ownTime($0)) })
        found[.p99] =
            frames == raw.frames ? times?.p99 : Percentiles(raw.total.prefix(frames)).map { milliseconds($0.p99) }
        if let column = raw.counts[.allocations]?.prefix(frames), !column.isEmpty {
            // Numbers from a file may be so large that their sum doesn't fit into an integer.
            found[.allocations] = column.reduce(0) { $0 + Double($1) } / Double(column.count)
        }
        let (undisturbed, slow) = (undisturbedFrames(raw, frames), slowFrames(raw, frames))
        for stage in FrameStage.allCases {
            guard let column = column(of: stage, in: raw) else { continue }
            found[.stage(stage)] = median(column.prefix(frames).map(milliseconds))
            found[.stage(stage, .mean)] = mean(undisturbed.map { milliseconds(column[$0]) })
            found[.stage(stage, .slow)] = mean(slow.map { milliseconds(column[$0]) })
        }
        return found
    }

    /// Returns which of the first `frames` frames hardly waited for a processor. A wait counts as time of the stage
    /// that it interrupts, and can be longer than many frames.
    private static func undisturbedFrames(_ raw: FrameColumns, _ frames: Int) -> [Int] {
        guard let waits = raw.counts[.processorWait],
            let middle = median((0..<frames).map { Double(raw.ownTime($0)) })
        else { return Array(0..<frames) }
        return (0..<frames).filter { Double(waits[$0]) <= largestWait * middle }
    }

    /// Returns which of the first `frames` frames took at least as long as the 99th percentile.
    private static func slowFrames(_ raw: FrameColumns, _ frames: Int) -> [Int] {
        guard let times = Percentiles(raw.total.prefix(frames)) else { return [] }
        return (0..<frames).filter { raw.total[$0] >= times.p99 }
    }

    private static func mean(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    /// Returns the times of `stage` in each frame. For presenting, the CPU times are used if known, because presenting
    /// includes waiting for the display, which depends on when the frame ends and not on the program.
    private static func column(of stage: FrameStage, in raw: FrameColumns) -> [UInt64]? {
        if stage == .present, let times = raw.stageProcessorTimes { return times[stage] }
        return raw.stages[stage]
    }

    private static func milliseconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1_000_000 }
}
