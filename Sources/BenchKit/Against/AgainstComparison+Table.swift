import Foundation
import FrameMetrics
import Reporting

extension AgainstComparison {
    /// Returns the comparison as a text table, with the stages if `showsStages`. The text ends with a conclusion that
    /// agrees with the exit code.
    package func table(showsStages: Bool = false) -> String { "\(body(showsStages: showsStages))\n\(conclusion)" }

    /// Returns the table without the conclusion.
    package func body(showsStages: Bool) -> String {
        let listed = showsStages ? rows + stages : rows
        let cells = [Self.head] + listed.map(Self.cells)
        let widths = Self.head.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        let lines = cells.map { line in
            line.indices.map { column in
                let gap = String(repeating: " ", count: widths[column] - line[column].count)
                return Self.numbers.contains(column) ? gap + line[column] : line[column] + gap
            }.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }
        let summary = [explanation] + load + advice
        let all: [String] = lines + summary
        return setting.isEmpty ? all.joined(separator: "\n") : ([setting] + all).joined(separator: "\n")
    }

    /// The conclusion at the end of the output, which agrees with the exit code: `sentence` and, if the comparison
    /// fails, the reasons.
    package var conclusion: String { ([sentence] + failures.map { "  \($0)" }).joined(separator: "\n") }

    // MARK: Internal

    /// The conclusion without the reasons for a failure.
    var sentence: String {
        guard passes else { return "Failed:" }
        let slower = rows.count { $0.verdict == .more }
        guard slower == 0 else {
            return "Passed: \(slower) increase\(slower == 1 ? "" : "s") within the limits; set lower ones with"
                + " --fail-over."
        }
        let parts = rows.count { ($0.certainPart?.change.value ?? 0) > 0 }
        guard parts == 0 else {
            return "Passed: no certain increase of whole frames, but \(parts == 1 ? "a stage takes" : "stages take")"
                + " longer."
        }
        return isUnclear
            ? "Passed: no certain increase, but small ones can't be detected." : "Passed: no certain increase."
    }

    /// The renderer, the destination and the pace of the frames, and the size of the window; empty without rows.
    var setting: String {
        func distinct(_ texts: [String]) -> String {
            var seen: Set<String> = []
            return texts.filter { seen.insert($0).inserted }.joined(separator: " and ")
        }
        let paces = rows.map(\.subject).filter { $0.event == nil }.map {
            $0.pace > 0 ? "\(Self.number($0.pace)) frames per second" : "as fast as possible"
        }
        let sizes = theseFacts.flatMap(\.windows).map { $0.replacing(" × ", with: "x") }
        return [distinct(rows.map { printable($0.subject.surface) }), distinct(sizes), distinct(paces)]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A sentence with the number of launches, followed by one that explains the direction of the differences.
    var explanation: String {
        let count = launches.count == 1 ? "\(launches.upperBound)" : "\(launches.lowerBound) to \(launches.upperBound)"
        return "Medians over \(count) launches of each program, alternating in random order. Differences show how"
            + " this program compares with the other."
    }

    /// The reasons for unclear verdicts, and how to get clearer ones.
    var advice: [String] {
        var lines: [String] = []
        if isUnclear { lines.append(noise) }
        lines += undecided
        if rows.contains(where: { $0.verdict == .perhaps }) {
            lines.append(
                "\"perhaps\": the 95% interval excludes 0, but the 99.8% interval (99.95% after more than 20 launches)"
                    + " doesn't; add --runs.")
        }
        if rows.contains(where: { $0.certainPart != nil }) {
            lines.append(
                "A stage that adds or saves a share of the frame time changed certainly, but the rest of the frame"
                    + " varies too much for a verdict on whole frames.")
        }
        return lines
    }

    /// `true` if other programs used so much CPU time that they are named as the cause of noise.
    var isMachineBusy: Bool { othersPercent > Self.busyPercent }

    // MARK: Private

    private static let head = ["scenario", "count", "event", "what", "other", "this", "difference"]
    /// The indices of the right-aligned columns.
    private static let numbers: Set = [1, 4, 5]
    /// The percentage of CPU time above which other programs are named as the cause of noise.
    private static let busyPercent = 10.0

    private static func cells(_ row: AgainstRow) -> [String] {
        [
            row.subject.scenarioName, "\(row.subject.count)", row.subject.eventName, row.metric.label,
            number(row.other), number(row.this), row.wordsWithStage + (row.isOverLimit ? " (!)" : ""),
        ]
    }

    /// The CPU time used by other programs, if it is high and no other line has it.
    private var load: [String] {
        guard isMachineBusy, !isUnclear else { return [] }
        return ["Other programs took \(Int(othersPercent.rounded()))% of this machine's CPU time."]
    }

    /// The reason why small differences can't be detected.
    private var noise: String {
        guard isMachineBusy else {
            return "Launches differ too much to detect smaller differences on this machine: add --runs, or --duration."
        }
        return "Smaller differences can't be detected on this machine: other programs took"
            + " \(Int(othersPercent.rounded()))% of it. Stop them, or add --runs."
    }

    /// `true` if a difference that would matter may have been missed.
    private var isUnclear: Bool { rows.contains { if case .unclear = $0.verdict { true } else { false } } }

    /// Formats integers exactly, and other numbers with four significant digits.
    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : String(format: "%.4g", value)
    }
}
