import FrameMetrics

extension BenchReport {
    /// The values of each subject that limits apply to, and the lower bound of its ratio, as in the table.
    var limitedNumbers: [(subject: ComparisonRow.Subject, values: [LaunchMetric: Double], ratio: Double?)] {
        results.flatMap { result in
            let phases = result.phases.map { phase in
                var values: [LaunchMetric: Double] = [:]
                (values[.p50], values[.p99]) = (phase.times?.p50, phase.times?.p99)
                return (result.subject(of: phase), values, Double?.none)
            }
            return [(result.subject, result.limitedNumbers, result.overheadInterval?.first)] + phases
        }
    }
}

extension BenchResult {
    fileprivate var limitedNumbers: [LaunchMetric: Double] {
        var values: [LaunchMetric: Double] = [.cpu: processorTime]
        (values[.p50], values[.p99]) = (frameTimes?.p50, frameTimes?.p99)
        (values[.ratio], values[.allocations]) = (overhead, allocations)
        if memory != nil { values[.memory] = maximumMemory }
        if hasCounts {
            values[.drawCalls] = Double(drawCalls)
            if phases.isEmpty { values[.missed] = Double(missedFrames) }
        }
        return values
    }
}

extension BenchResult {
    /// `true` if draw calls and allocations are counted, as in all scenarios except program starts and random use.
    var hasCounts: Bool { memory == nil && scenario != "start" }
}

extension ScenarioLimits {
    /// Returns the violations of absolute limits in `report`, as sentences. `plan` is the plan of the measurement.
    package func violations(in report: BenchReport, plan: BenchPlan? = nil) -> [String] {
        var check = LimitCheck(filter { !$0.limit.isIncrease })
        for (subject, values, ratio) in report.limitedNumbers { check.check(subject, values, ratio: ratio) }
        return check.violations { plan?.excludesCount($1, of: $0) ?? false }
    }

    /// Returns the conclusion at the end of a measurement's output, which agrees with the exit code; `nil` without
    /// limits.
    package func conclusion(_ violations: [String]) -> String? {
        guard violations.isEmpty else { return (["Failed:"] + violations.map { "  \($0)" }).joined(separator: "\n") }
        return isEmpty ? nil : "Passed: every limit holds."
    }
}

extension BenchPlan {
    /// Returns `true` if `--bones` excludes `count` elements of `scenario`.
    func excludesCount(_ count: Int, of scenario: String) -> Bool {
        guard let bones else { return false }
        return !bones.contains(count) && scenarios.contains { $0.name == scenario && $0.takesBones }
    }
}
