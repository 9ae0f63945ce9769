import Reporting

/// A comparison of the times and counts in two reports.
package struct BenchComparison: Sendable {
    package private(set) var rows: [ComparisonRow] = []
    /// Notes about the reports, as sentences.
    package private(set) var notes: [String] = []
    /// The measurements of the old report that the new one lacks.
    package private(set) var missing: [ComparisonRow.Subject] = []

    /// The tolerated relative increase of a ratio; 0.05 is 5%.
    let tolerance: Double
    /// `true` if both reports are from the same machine. Otherwise, their times aren't judged.
    let isSameMachine: Bool
    /// `true` if the machine was busy during the measurements of either report.
    let isMachineBusy: Bool

    /// Compares `new` with `old`. Throws if their formats or window sizes differ, or if they have no subject in common.
    package init(old: BenchReport, new: BenchReport, tolerance: Double = 0.05) throws(BenchError) {
        self.tolerance = tolerance
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
        for measurement in Self.order(new) {
            guard let one = before[measurement], let other = after[measurement] else { continue }
            rows += compare(one, other, of: measurement)
        }
        guard before.keys.contains(where: { after[$0] != nil }) else {
            throw BenchError("the reports can't be compared: they have no scenario in common")
        }
    }

    /// `true` if an exact count increased by more than its tolerance, instructions increased by significantly more than
    /// 2%, or a ratio to the baseline increased by significantly more than `tolerance`.
    package var hasRegression: Bool { rows.contains(where: \.isRegression) }

    /// `true` if no measurement is missing and nothing regressed.
    package var passes: Bool { missing.isEmpty && !hasRegression }

    // MARK: Private

    /// Returns all subjects with results in `report`: scenarios, even if they drew nothing, and events that drew
    /// something.
    private static func subjects(_ report: BenchReport) -> [ComparisonRow.Subject] {
        report.results.flatMap { result in
            [result.subject] + result.phases.filter { $0.measured != nil }.map { result.subject(of: $0) }
        }
    }

    private static func order(_ report: BenchReport) -> [ComparisonRow.Subject] {
        report.results.flatMap { result in
            [result.subject] + result.phases.map { result.subject(of: $0) }
        }
    }

    private static func measurements(_ report: BenchReport) -> [ComparisonRow.Subject: ComparedFrames] {
        var found: [ComparisonRow.Subject: ComparedFrames] = [:]
        for result in report.results {
            if let frames = ComparedFrames(result) { found[result.subject] = frames }
            for phase in result.phases {
                if let frames = ComparedFrames(phase) { found[result.subject(of: phase)] = frames }
            }
        }
        return found
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
    /// The event, escaped for terminals; empty for steady frames.
    var eventName: String { printable(event ?? "") }
}

extension BenchResult {
    /// The subject of the result's frames.
    var subject: ComparisonRow.Subject {
        ComparisonRow.Subject(
            scenario: scenario, count: count, surface: "\(renderer) (\(destination))", pace: pace, event: nil)
    }

    /// Returns the subject of one of the result's events, which don't depend on the pace of the steady frames.
    func subject(of phase: BenchPhase) -> ComparisonRow.Subject {
        var subject = subject
        (subject.count, subject.event, subject.pace) = (phase.count, phase.name, 0)
        return subject
    }
}
