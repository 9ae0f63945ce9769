package import Foundation
import FrameMetrics

/// The JSON file of a comparison of two reports. The coding keys are its field names.
private struct ComparisonFile: Encodable {
    struct Row: Encodable {
        let scenario: String
        let count: Int
        let event: String?
        let renderer: String
        let pace: Double
        let metric: String
        let old: Double
        let new: Double
        let change: [String: Double]?
        let verdict: String
        let stage: String?
        let isRegression: Bool

        private enum CodingKeys: String, CodingKey {
            case scenario, count, event, renderer, pace, metric, old, new, change, verdict, stage
            case isRegression = "regression"
        }

        init(_ row: ComparisonRow) {
            (scenario, count, event) = (row.subject.scenario, row.subject.count, row.subject.event)
            (renderer, pace) = (row.subject.surface, row.subject.pace)
            (metric, old, new) = (row.what, row.old, row.new)
            change = row.change.map { ["value": $0.value - 1, "low": $0.low - 1, "high": $0.high - 1] }
            (verdict, stage, isRegression) = (row.verdict.rawValue, row.stage?.rawValue, row.isRegression)
        }
    }

    let comparison = 1
    let passed: Bool
    let failures: [String]
    let notes: [String]
    let rows: [Row]
}

extension BenchComparison {
    /// Returns the comparison as JSON data.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let file = ComparisonFile(
            passed: passes, failures: failures, notes: notes, rows: rows.map { ComparisonFile.Row($0) })
        return try encoder.encode(file) + Data("\n".utf8)
    }
}
