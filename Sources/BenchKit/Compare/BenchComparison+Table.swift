import Foundation
import FrameMetrics
import Reporting

extension BenchComparison {
    /// The comparison as text: notes about the reports, the rows, explanations of the metrics, and a conclusion that
    /// agrees with the exit code.
    package var table: String { "\(body)\n\(conclusion)" }

    /// The text without the conclusion.
    package var body: String {
        let lines = [Self.head] + rows.map(Self.cells)
        let widths = Self.head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let table = lines.map { line in
            line.indices.map { column in
                let gap = String(repeating: " ", count: widths[column] - line[column].count)
                // Text is left-aligned, numbers are right-aligned.
                return [0, 2, 3, 8].contains(column) ? line[column] + gap : gap + line[column]
            }.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }
        return (notes + table + legend).joined(separator: "\n")
    }

    /// The conclusion at the end of the output, which agrees with the exit code: `sentence`, the reasons if the
    /// comparison fails, and a remark if there is one.
    package var conclusion: String {
        ([sentence] + failures.map { "  \($0)" } + [ignored].compactMap { $0 }).joined(separator: "\n")
    }

    // MARK: Internal

    /// The conclusion, without the reasons for a failure or the remark.
    var sentence: String {
        guard passes else { return "Failed:" }
        let unjudged = rows.count { $0.verdict == .unjudged }
        let times =
            unjudged == 0 ? "" : ", but \(unjudged) time\(unjudged == 1 ? " was" : "s were") not judged"
        return "Passed: no regression\(times)."
    }

    /// A remark about slower times that don't make the comparison fail, if any.
    var ignored: String? {
        let slower = rows.count { $0.verdict == .slower && !$0.isRegression }
        guard slower > 0 else { return nil }
        return "Ignored: \(slower) slower time\(slower == 1 ? "" : "s"), without a limit or within it;"
            + " set limits with --fail-over p50=+5%."
    }

    /// Returns the label of the metric `what` in tables.
    static func label(of what: String) -> String { what == "time" ? "time/work" : what }

    /// Explanations of the metrics in the rows.
    var legend: [String] {
        let whats = Set(rows.map(\.what))
        var lines = [
            "Each report is one launch, at another time: differences below 2% of a ratio and 5% of a time are"
                + " not detected. --against compares programs over many launches, and detects 1 to 3%."
        ]
        if whats.contains("ratio") {
            lines.append("ratio is the median frame over the baseline's, measured alternately.")
        }
        if whats.contains("time") {
            lines.append(
                "time/work is the median frame divided by the time of a fixed workload that runs between the frames,"
                    + " which removes most of the machine's speed; it is not in milliseconds.")
        }
        if !whats.isDisjoint(with: FrameCount.allCases.map(\.rawValue)) {
            lines.append("Counts are medians per frame.")
        }
        if whats.contains("cpu") {
            lines.append("cpu is in milliseconds per frame; its change is relative to the speed of the machine.")
        }
        if hasRegression {
            lines.append(
                "(!) marks a larger count, more than 2% more instructions, a ratio that is more than"
                    + " \(Self.number(tolerance * 100))% larger with 95% confidence, or an increase over its limit.")
        }
        return lines
    }

    // MARK: Private

    private static let head = ["scenario", "count", "event", "what", "old", "new", "change", "95%", "verdict"]

    private static func cells(_ row: ComparisonRow) -> [String] {
        let change = row.change.map { percent($0.value) } ?? (row.old > 0 ? percent(row.new / row.old) : "")
        let interval = row.change.map { "\(percent($0.low)) .. \(percent($0.high))" } ?? ""
        let stage = row.stage.map { ", in \($0.rawValue)" } ?? ""
        return [
            printable(row.subject.scenario), "\(row.subject.count)", printable(row.subject.event ?? ""),
            label(of: row.what),
            number(row.old), number(row.new), change, interval,
            row.verdict.rawValue + stage + (row.isRegression ? " (!)" : ""),
        ]
    }

    private static func percent(_ factor: Double) -> String {
        factor.isFinite ? String(format: "%+.1f%%", (factor - 1) * 100) : "?"
    }

    /// Formats integers exactly, and other numbers with four significant digits.
    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : String(format: "%.4g", value)
    }
}
