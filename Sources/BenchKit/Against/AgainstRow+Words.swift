import Foundation
import FrameMetrics

/// The verdict in plain words.
extension AgainstRow {
    /// The verdict with the stage, such as "3.1% slower (2.2 to 4.0), in layout", or with the certain part, such as
    /// "cannot tell below 6.0%; layout adds 3.0% (2.8 to 3.2)".
    package var wordsWithStage: String {
        if let certainPart { return "\(words); \(certainPart.words)" }
        return words + (stage.map { ", in \($0.rawValue)" } ?? "")
    }

    /// The verdict, such as "3.1% slower (2.2 to 4.0)".
    package var words: String {
        switch verdict {
        case .more, .less: return size
        case .perhaps: return "perhaps \(size)"
        case .same(let bound):
            guard metric == .allocations else { return "no difference over \(Self.upward(bound * 100))% (95%)" }
            return bound == 0 ? "the same" : "no difference over \(Self.upward(bound)) (95%)"
        case .unclear(let bound): return "cannot tell below \(Self.upward(bound * 100))%"
        case .unjudged: return isNegligible ? "less than 0.5% of the frame time" : "not judged"
        }
    }

    /// Returns the verdict on `factors`, the logarithms of the factors between the values of `metric` in both programs.
    static func words(of metric: LaunchMetric, factors: [Double]) -> String {
        let subject = ComparisonRow.Subject(scenario: "", count: 0, surface: "", pace: 0, event: nil)
        return AgainstRow(
            subject: subject, metric: metric, other: 0, this: 0,
            change: Estimate(centerOf: factors)?.map { exp($0) - 1 }, verdict: AgainstVerdict(relative: factors)
        ).words
    }

    /// Returns a relative difference and its interval: "3.1% slower (2.2 to 4.0)", or "3.1% (2.2 to 4.0)" without
    /// `word`. Bounds in the opposite direction are negative.
    static func percent(_ change: Estimate, _ word: String? = nil) -> String {
        size(change, factor: 100, unit: "%", word)
    }

    // MARK: Private

    /// The difference and its interval, such as "3.1% slower (2.2 to 4.0)".
    private var size: String {
        guard let change else { return "" }
        let word = change.value > 0 ? more : less
        return metric == .allocations ? Self.size(change, factor: 1, unit: "", word) : Self.percent(change, word)
    }

    private static func size(_ change: Estimate, factor: Double, unit: String, _ word: String?) -> String {
        // The bounds are positive in the direction that the word names.
        let ends = change.value > 0 ? (change.low, change.high) : (-change.high, -change.low)
        let value = "\(number(abs(change.value) * factor))\(unit)\(word.map { " \($0)" } ?? "")"
        return "\(value) (\(number(ends.0 * factor)) to \(number(ends.1 * factor)))"
    }

    private var more: String {
        switch metric {
        case .p50, .p99, .stage: "slower"
        case .cpu, .allocations, .drawCalls, .missed, .memory: "more"
        case .ratio: "higher"
        }
    }

    private var less: String {
        switch metric {
        case .p50, .p99, .stage: "faster"
        case .cpu, .memory: "less"
        case .allocations, .drawCalls, .missed: "fewer"
        case .ratio: "lower"
        }
    }

    private static func number(_ value: Double) -> String { String(format: "%.1f", value) }

    /// Returns `value` rounded up: to tenths below 10, and to integers above.
    private static func upward(_ value: Double) -> String {
        // Adding 0 turns a negative zero into 0.
        value < 10 ? number((value * 10 - 1e-9).rounded(.up) / 10 + 0) : String(format: "%.0f", value.rounded(.up))
    }
}
