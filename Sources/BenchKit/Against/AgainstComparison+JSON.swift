package import Foundation
import FrameMetrics

/// The JSON file of a comparison. The coding keys are its field names.
private struct AgainstFile: Encodable {
    struct Row: Encodable {
        let scenario: String
        let count: Int
        let event: String?
        let renderer: String
        let pace: Double
        let metric: String
        let isStage: Bool
        let other: Double
        let this: Double
        let change: [String: Double]?
        let verdict: String
        let words: String
        let stage: String?
        let part: [String: Double]?
        let rest: String?
        let isOverLimit: Bool

        private enum CodingKeys: String, CodingKey {
            case scenario, count, event, renderer, pace, metric, other, this, change, verdict, words, stage
            case part, rest
            case isStage = "is_stage"
            case isOverLimit = "over_limit"
        }

        init(_ row: AgainstRow) {
            (scenario, count, event) = (row.subject.scenario, row.subject.count, row.subject.event)
            (renderer, pace) = (row.subject.surface, row.subject.pace)
            (metric, other, this) = (row.metric.name, row.other, row.this)
            if case .stage = row.metric { isStage = true } else { isStage = false }
            (change, part) = (row.change.map(Self.numbers), (row.certainPart?.change).map(Self.numbers))
            (verdict, words, stage) = (row.verdict.name, row.words, row.stage?.rawValue)
            rest = row.certainPart?.restWords
            isOverLimit = row.isOverLimit
        }

        private static func numbers(_ change: Estimate) -> [String: Double] {
            ["value": change.value, "low": change.low, "high": change.high]
        }
    }

    let comparison = 1
    let launches: Int
    let othersPercent: Double
    let passed: Bool
    let failures: [String]
    let undecided: [String]
    let rows: [Row]

    private enum CodingKeys: String, CodingKey {
        case comparison, launches, passed, failures, undecided, rows
        case othersPercent = "others_percent"
    }
}

extension AgainstComparison {
    /// Returns the comparison as JSON data.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let file = AgainstFile(
            launches: launches.upperBound, othersPercent: othersPercent, passed: passes, failures: failures,
            undecided: undecided, rows: (rows + stages).map { AgainstFile.Row($0) })
        return try encoder.encode(file) + Data("\n".utf8)
    }
}

extension AgainstVerdict {
    /// The name of the verdict in JSON.
    fileprivate var name: String {
        switch self {
        case .more: "more"
        case .less: "less"
        case .perhaps: "perhaps"
        case .same: "same"
        case .unclear: "unclear"
        case .unjudged: "unjudged"
        }
    }
}
