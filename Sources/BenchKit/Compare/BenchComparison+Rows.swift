import FrameMetrics

/// The comparison of two measurements of the same subject.
extension BenchComparison {
    /// The relative increase in instructions above which there is a regression.
    private static let instructionTolerance = 0.02
    /// The smallest relevant difference between ratios to the baseline, even if the interval is narrow, because the
    /// memory layout differs each time a program starts. The layout affects the baseline, too, so this threshold is
    /// lower than `minimumTimeDifference`.
    private static let minimumRatioDifference = 0.02
    /// The smallest relevant difference between times relative to a fixed workload.
    private static let minimumTimeDifference = 0.05
    /// The factor applied to both thresholds on a busy machine. Other programs use memory bandwidth and caches, which
    /// the baseline and the fixed workloads depend on less.
    private static let busyFactor = 3.0
    /// The fraction by which allocations may differ, because hash tables have random seeds and grow at different times.
    private static let allocationTolerance = 0.01
    /// The number of allocations by which counts may differ, even if that exceeds `allocationTolerance`. If the old
    /// count is 0, no difference is tolerated.
    private static let allocationSlack = 2.0

    /// Returns the relative increase above which `row` can be a regression: the lowest limit that applies to its
    /// subject. `nil` if no increase is a regression, or every increase is one.
    func limit(of row: ComparisonRow) -> Double? {
        func increase(_ metric: LaunchMetric) -> Double? { limits.increase(of: metric, for: row.subject) }
        return switch row.what {
        case "ratio": min(increase(.ratio) ?? tolerance, increase(.p50) ?? .infinity)
        case "time": increase(.p50)
        case "cpu": increase(.cpu)
        case FrameCount.instructions.rawValue: Self.instructionTolerance
        case FrameCount.allocations.rawValue: increase(.allocations)
        default: nil
        }
    }

    func compare(
        _ old: ComparedFrames, _ new: ComparedFrames, of subject: ComparisonRow.Subject
    ) -> [ComparisonRow] {
        [
            timeRow(old, new, of: subject), processorRow(old, new, of: subject), instructionRow(old, new, of: subject),
        ].compactMap { $0 } + countRows(old, new, of: subject)
    }

    /// Returns the metrics whose increase was judged, according to `found`, the rows of a subject. Equal allocations
    /// have no row, but were judged, too.
    static func judgedIncreases(
        _ old: ComparedFrames, _ new: ComparedFrames, _ found: [ComparisonRow]
    ) -> Set<LaunchMetric> {
        let names = Set(found.filter { $0.verdict != .unjudged }.map(\.what))
        var metrics: Set<LaunchMetric> = []
        if names.contains("ratio") { metrics.formUnion([.ratio, .p50]) }
        if names.contains("time") { metrics.insert(.p50) }
        if names.contains("cpu") { metrics.insert(.cpu) }
        // Counts without a relevant difference have no row.
        if old.number(of: .allocations) != nil, new.number(of: .allocations) != nil { metrics.insert(.allocations) }
        return metrics
    }

    // MARK: Private

    private func timeRow(
        _ old: ComparedFrames, _ new: ComparedFrames, of subject: ComparisonRow.Subject
    ) -> ComparisonRow? {
        // Frames that were measured against different references can't be compared.
        let hasBaseline = new.references[.baseline] != nil
        guard hasBaseline == (old.references[.baseline] != nil), old.references.isEmpty == new.references.isEmpty else {
            return nil
        }
        let common = old.references(with: new)
        let (before, after) = (old.totals(in: common.first), new.totals(in: common.first))
        guard let above = median(after), let below = median(before),
            let change = change(old, new)
        else { return nil }
        let what = hasBaseline ? "ratio" : common.isEmpty ? "ms" : "time"
        var margin = hasBaseline ? Self.minimumRatioDifference : Self.minimumTimeDifference
        var row = ComparisonRow(
            subject: subject, what: what, old: below, new: above, change: change, verdict: .same, isRegression: false)
        // Without a reference, times depend on the machine as much as on the program. Too few times are never
        // significant.
        let isEnough = min(before.count, after.count) >= Estimate.minimumValues
        if !isEnough { row.change = nil }
        guard isSameMachine, !common.isEmpty, isEnough else {
            row.verdict = .unjudged
            return row
        }
        if isMachineBusy { margin *= Self.busyFactor }
        if change.low > 1 + margin { row.verdict = .slower }
        if change.high < 1 / (1 + margin) { row.verdict = .faster }
        if row.verdict != .same { row.stage = stage(of: row.verdict == .slower, old, new) }
        let allowed = [
            hasBaseline ? limits.increase(of: .ratio, for: subject) ?? tolerance : nil,
            limits.increase(of: .p50, for: subject),
        ]
        // An increase below the margin can't be distinguished from noise.
        row.isRegression = row.verdict == .slower && allowed.contains { $0.map { change.low > 1 + $0 } ?? false }
        return row
    }

    /// Returns a row for the CPU time if its increase is limited. Each report has a single CPU time, so the interval
    /// covers only the uncertainty of the machine's speed.
    private func processorRow(
        _ old: ComparedFrames, _ new: ComparedFrames, of subject: ComparisonRow.Subject
    ) -> ComparisonRow? {
        guard let limit = limits.increase(of: .cpu, for: subject), let below = old.processorTime,
            let above = new.processorTime
        else { return nil }
        var row = ComparisonRow(
            subject: subject, what: "cpu", old: below, new: above, verdict: .unjudged, isRegression: false)
        guard isSameMachine, let change = new.processorChange(from: old) else { return row }
        let margin = Self.minimumTimeDifference * (isMachineBusy ? Self.busyFactor : 1)
        (row.change, row.verdict) = (change, .same)
        if change.low > 1 + margin { row.verdict = .more }
        if change.high < 1 / (1 + margin) { row.verdict = .less }
        row.isRegression = row.verdict == .more && change.low > 1 + limit
        return row
    }

    /// Returns the ratio of the new median frame time to the old one. The value is based on the first reference; the
    /// interval covers the intervals of all references, which differ if the state of the machine has changed.
    private func change(_ old: ComparedFrames, _ new: ComparedFrames) -> Estimate? {
        let references = old.references(with: new)
        let measures: [ComparedFrames.Reference?] = references.isEmpty ? [nil] : references
        let changes = measures.compactMap {
            Estimate(medianOf: new.totals(in: $0), over: old.totals(in: $0), seed: 1)
        }
        guard var change = changes.first else { return nil }
        change.low = changes.map(\.low).min() ?? change.low
        change.high = changes.map(\.high).max() ?? change.high
        return change
    }

    private func instructionRow(
        _ old: ComparedFrames, _ new: ComparedFrames, of subject: ComparisonRow.Subject
    ) -> ComparisonRow? {
        guard let before = old.frames?.raw.counts[.instructions], let after = new.frames?.raw.counts[.instructions],
            let above = CountSummary(after)?.p50, let below = CountSummary(before)?.p50, below > 0,
            let change = Estimate(medianOf: after.map(Double.init), over: before.map(Double.init), seed: 1)
        else { return nil }
        let isMore = change.low > 1 + Self.instructionTolerance
        let isFewer = change.high < 1 - Self.instructionTolerance
        return ComparisonRow(
            subject: subject, what: FrameCount.instructions.rawValue, old: Double(below), new: Double(above),
            change: change, verdict: isMore ? .more : isFewer ? .fewer : .same,
            stage: isMore || isFewer ? stage(of: isMore, old, new) : nil, isRegression: isMore)
    }

    /// Returns a row for each exact count that differs by more than its tolerance.
    private func countRows(
        _ old: ComparedFrames, _ new: ComparedFrames, of subject: ComparisonRow.Subject
    ) -> [ComparisonRow] {
        FrameCount.allCases.filter(\.isExact).compactMap { count in
            guard let before = old.number(of: count), let after = new.number(of: count) else { return nil }
            let isLoose = count == .allocations && before > 0
            let slack = isLoose ? max(Self.allocationSlack, before * Self.allocationTolerance) : 0
            guard abs(after - before) > slack else { return nil }
            let allowed = count == .allocations ? limits.increase(of: .allocations, for: subject) ?? 0 : 0
            return ComparisonRow(
                subject: subject, what: count.rawValue, old: before, new: after,
                verdict: after > before ? .more : .fewer, stage: stage(of: count, old, new),
                isRegression: after > before * (1 + allowed))
        }
    }

    /// Returns the stage that contributes most to a difference in time; `nil` if no stage differs significantly.
    private func stage(of isSlower: Bool, _ old: ComparedFrames, _ new: ComparedFrames) -> FrameStage? {
        let reference = old.references(with: new).first
        let sign = isSlower ? 1.0 : -1
        let found = FrameStage.allCases.compactMap { stage -> (stage: FrameStage, growth: Double)? in
            guard
                let change = Estimate(
                    medianOf: new.times(of: stage, in: reference).map { $0 * sign },
                    minus: old.times(of: stage, in: reference).map { $0 * sign }, seed: 1), change.low > 0
            else { return nil }
            return (stage, change.value)
        }
        return found.max { $0.growth < $1.growth }?.stage
    }

    /// Returns the stage that `count` belongs to, or `nil` if there is no such stage. For allocations, returns the
    /// stage whose allocations changed most.
    private func stage(of count: FrameCount, _ old: ComparedFrames, _ new: ComparedFrames) -> FrameStage? {
        switch count {
        case .commands, .layersVisited: return .record
        case .drawCalls, .vertices, .textureUploads, .uploadedBytes, .damagePixels: return .draw
        case .instructions, .cacheMisses, .processorWait: return nil
        case .allocations:
            guard let before = old.frames?.raw, let after = new.frames?.raw else { return nil }
            func growth(_ stage: FrameStage) -> Double {
                let (one, other) = (before.stageAllocations[stage] ?? [], after.stageAllocations[stage] ?? [])
                return abs((CountSummary(other)?.mean ?? 0) - (CountSummary(one)?.mean ?? 0))
            }
            return FrameStage.allCases.filter { growth($0) > 0 }.max { growth($0) < growth($1) }
        }
    }
}

extension ComparedFrames {
    /// Returns the median of `count` or, if no frames were measured, its value in a single frame; `nil` if the count
    /// was not recorded.
    func number(of count: FrameCount) -> Double? {
        frames?.counts[count].map { Double($0.p50) } ?? steadyCounts[count]
    }
}
