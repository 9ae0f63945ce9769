import FrameMetrics
import Reporting

/// A comparison of the times and counts in two reports.
package struct BenchComparison: Sendable {
    package private(set) var rows: [ComparisonRow] = []
    /// Notes about the reports, as sentences.
    package private(set) var notes: [String] = []
    /// The measurements of the old report that the new one lacks.
    package private(set) var missing: [ComparisonRow.Subject] = []
    /// The reasons why the comparison fails, as sentences; empty if it passes.
    package private(set) var failures: [String] = []

    /// The tolerated relative increase of a ratio without a limit; 0.05 is 5%.
    let tolerance: Double
    /// The limits on the new report and on increases.
    let limits: ScenarioLimits
    /// `true` if both reports are from the same machine. Otherwise, their times aren't judged.
    let isSameMachine: Bool
    /// `true` if the machine was busy during the measurements of either report.
    let isMachineBusy: Bool

    /// Compares `new` with `old`. Absolute limits apply to `new`. Throws if their formats or window sizes differ, or if
    /// they have no subject in common.
    package init(
        old: BenchReport, new: BenchReport, tolerance: Double = 0.05, limits: ScenarioLimits = ScenarioLimits()
    ) throws(BenchError) {
        (self.tolerance, self.limits) = (tolerance, limits)
        isSameMachine = old.machine == new.machine
        isMachineBusy = [old, new].contains { $0.conditions?.warnings.isEmpty == false }
        guard old.schema == new.schema, old.size == new.size else {
            throw BenchError(
                "the reports can't be compared: one is for a window of \(old.size.width)x\(old.size.height) in format "
                    + "\(old.schema), the other of \(new.size.width)x\(new.size.height) in format \(new.schema)")
        }
        if !isSameMachine { notes.append("Two machines were measured: times are not judged, counts are.") }
        for (name, report) in [("old", old), ("new", new)] {
            for warning in report.conditions?.warnings ?? [] {
                notes.append("In the \(name) report \(printable(warning)).")
            }
        }
        let (before, after) = (Self.measurements(old), Self.measurements(new))
        let measured = Set(Self.subjects(new))
        missing = Self.subjects(old).filter { !measured.contains($0) }
        note(missing, "only in the old report")
        note(after.keys.filter { before[$0] == nil }, "only in the new report")
        var judged: [ComparisonRow.Subject: Set<LaunchMetric>] = [:]
        for measurement in Self.order(new) {
            guard let one = before[measurement], let other = after[measurement] else { continue }
            let found = compare(one, other, of: measurement)
            rows += found
            judged[measurement] = Self.judgedIncreases(one, other, found)
        }
        guard before.keys.contains(where: { after[$0] != nil }) else {
            throw BenchError("the reports can't be compared: they have no scenario in common")
        }
        failures = rows.filter(\.isRegression).map { "\($0.subject.name): \($0.what) increased" }
        failures += missing.map { "\($0.name): missing from the new report; measure the same scenarios" }
        failures += violations(in: new, judged)
    }

    /// `true` if an exact count increased by more than its tolerance, instructions increased by significantly more than
    /// 2%, a ratio to the baseline increased by significantly more than `tolerance`, or an increase exceeds its limit.
    package var hasRegression: Bool { rows.contains(where: \.isRegression) }

    /// `true` if `failures` is empty.
    package var passes: Bool { failures.isEmpty }

    // MARK: Internal

    /// Returns all scenarios and events in `report`, in report order.
    static func order(_ report: BenchReport) -> [ComparisonRow.Subject] {
        report.results.flatMap { result in
            [result.subject] + result.phases.map { result.subject(of: $0) }
        }
    }

    /// Returns the compared part of each measurement in `report`.
    static func measurements(_ report: BenchReport) -> [ComparisonRow.Subject: ComparedFrames] {
        var found: [ComparisonRow.Subject: ComparedFrames] = [:]
        for result in report.results {
            if let frames = ComparedFrames(result) { found[result.subject] = frames }
            for phase in result.phases {
                if let frames = ComparedFrames(phase) { found[result.subject(of: phase)] = frames }
            }
        }
        return found
    }

    // MARK: Private

    /// Returns the limits that `new` exceeds or that can't be checked, as sentences. `judged` contains the metrics
    /// whose increase was judged. Limits on increases don't apply to subjects that only the new report has.
    private func violations(
        in new: BenchReport, _ judged: [ComparisonRow.Subject: Set<LaunchMetric>]
    ) -> [String] {
        var check = LimitCheck(limits)
        for (subject, values, ratio) in new.limitedNumbers {
            check.check(subject, values, ratio: ratio, increases: judged[subject])
        }
        return check.violations()
    }

    /// Returns all subjects with results in `report`: scenarios, even if they drew nothing, and events that drew
    /// something.
    private static func subjects(_ report: BenchReport) -> [ComparisonRow.Subject] {
        report.results.flatMap { result in
            [result.subject] + result.phases.filter { $0.measured != nil }.map { result.subject(of: $0) }
        }
    }

    private mutating func note(_ subjects: [ComparisonRow.Subject], _ text: String) {
        let names = Set(subjects.map(\.name)).sorted()
        guard !names.isEmpty else { return }
        notes.append("\(names.joined(separator: ", ")): \(text).")
    }
}

extension ComparisonRow.Subject {
    /// The displayed name, on one line and escaped for terminals, because names come from files.
    var name: String { "\(scenarioName) \(count)" + (event == nil ? "" : " (\(eventName))") }

    /// The scenario, escaped for terminals.
    var scenarioName: String { printable(scenario) }
    /// The event, escaped for terminals; empty for steady-state frames.
    var eventName: String { printable(event ?? "") }
}

extension BenchResult {
    /// The subject of the result's frames.
    var subject: ComparisonRow.Subject {
        ComparisonRow.Subject(
            scenario: scenario, count: count, surface: "\(renderer) (\(destination))", pace: pace, event: nil)
    }

    /// Returns the subject of `phase`, an event of this result. Its pace is 0, because events don't depend on the pace
    /// of steady-state frames.
    func subject(of phase: BenchPhase) -> ComparisonRow.Subject {
        var subject = subject
        (subject.count, subject.event, subject.pace) = (phase.count, phase.name, 0)
        return subject
    }
}
