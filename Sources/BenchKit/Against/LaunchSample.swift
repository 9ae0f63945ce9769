import FrameMetrics

/// The measurements of one launch of a program.
package struct LaunchSample: Sendable {
    package typealias Subject = ComparisonRow.Subject

    /// The measured subjects, in the order of the report.
    package private(set) var subjects: [Subject] = []
    package private(set) var values: [Subject: [LaunchMetric: Double]] = [:]
    /// The facts about the reports that the values were taken from.
    package private(set) var facts: [LaunchFacts] = []

    /// Creates a sample with the given values.
    package init(subjects: [Subject] = [], values: [Subject: [LaunchMetric: Double]] = [:]) {
        (self.subjects, self.values) = (subjects, values)
    }

    /// Creates a sample from the values in `report`.
    package init(_ report: BenchReport) {
        facts = [LaunchFacts(report)]
        for result in report.results {
            var found = Self.numbers(of: result.measured, times: result.frameTimes)
            // A screen under random use has no frame times, and its CPU time differs with each seed.
            if result.memory == nil { found[.cpu] = result.processorTime }
            found[.ratio] = result.overhead
            if found[.allocations] == nil { found[.allocations] = result.allocations }
            if result.hasCounts {
                found[.drawCalls] = Double(result.drawCalls)
                if result.phases.isEmpty { found[.missed] = Double(result.missedFrames) }
            }
            add(found, of: result.subject)
            for phase in result.phases {
                add(Self.numbers(of: phase.measured, times: phase.times), of: result.subject(of: phase))
            }
        }
    }

    /// Adds the measurements of `launch`, replacing earlier ones of the same subjects.
    package mutating func add(_ launch: LaunchSample) {
        facts += launch.facts
        for subject in launch.subjects { add(launch.values[subject] ?? [:], of: subject) }
    }

    // MARK: Private

    private mutating func add(_ numbers: [LaunchMetric: Double], of subject: Subject) {
        if values[subject] == nil { subjects.append(subject) }
        values[subject] = numbers
    }

    private static func numbers(
        of measured: MeasuredFrames?, times: FrameReport.FrameTimes?
    ) -> [LaunchMetric: Double] {
        guard let raw = measured?.raw else { return [:] }
        var found: [LaunchMetric: Double] = [:]
        found[.p50] = median((0..<raw.frames).map { milliseconds(raw.ownTime($0)) })
        found[.p99] = times?.p99
        found[.allocations] = measured?.counts[.allocations]?.mean
        for stage in FrameStage.allCases {
            guard let column = column(of: stage, in: raw) else { continue }
            found[.stage(stage)] = median(column.map(milliseconds))
        }
        return found
    }

    /// Returns the times of `stage` in each frame. For presenting, the CPU times are used if known, because presenting
    /// includes waiting for the display, which depends on when the frame ends and not on the program.
    private static func column(of stage: FrameStage, in raw: FrameColumns) -> [UInt64]? {
        if stage == .present, let times = raw.stageProcessorTimes { return times[stage] }
        return raw.stages[stage]
    }

    private static func milliseconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1_000_000 }
}
