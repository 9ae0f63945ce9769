import Foundation
import FrameMetrics

extension BenchComparison {
    /// The rows for people, under what is to be known about the reports, and in the last line what follows.
    package var table: String {
        let lines = [Self.head] + rows.map(Self.cells)
        let widths = Self.head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let table = lines.map { line in
            line.indices.map { column in
                let gap = String(repeating: " ", count: widths[column] - line[column].count)
                // Names and verdicts begin at the left, numbers end at the right.
                return [0, 2, 3, 8].contains(column) ? line[column] + gap : gap + line[column]
            }.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }
        return (notes + table + [conclusion]).joined(separator: "\n")
    }

    // MARK: Private

    private static let head = ["scenario", "count", "event", "what", "old", "new", "change", "95 %", "verdict"]

    private static func cells(_ row: ComparisonRow) -> [String] {
        let change = row.change.map { percent($0.value) } ?? (row.old > 0 ? percent(row.new / row.old) : "")
        let interval = row.change.map { "\(percent($0.low)) .. \(percent($0.high))" } ?? ""
        let stage = row.stage.map { ", in \($0.rawValue)" } ?? ""
        return [
            row.subject.scenario, "\(row.subject.count)", row.subject.event ?? "", row.what, number(row.old),
            number(row.new), change, interval, row.verdict.rawValue + stage + (row.isRegression ? " (!)" : ""),
        ]
    }

    private var conclusion: String {
        let count = rows.count(where: \.isRegression)
        guard count > 0 else { return "No regression." }
        return
            "\(count) regression\(count == 1 ? "" : "s"), marked (!): a count that grew, instructions that grew by more"
            + " than 2 %, or a ratio that surely grew by more than \(Self.number(tolerance * 100)) %."
    }

    private static func percent(_ factor: Double) -> String {
        factor.isFinite ? String(format: "%+.1f %%", (factor - 1) * 100) : "?"
    }

    /// Whole numbers as they are, others with as many digits as say something.
    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : String(format: "%.4g", value)
    }
}
