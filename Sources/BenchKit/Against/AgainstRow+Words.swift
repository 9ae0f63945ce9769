import Foundation
import FrameMetrics

/// The verdict in plain words.
extension AgainstRow {
    /// The verdict with the stage, such as "3.1% slower (2.2 to 4.0), in layout".
    package var wordsWithStage: String {
        let place = stage.map { ", in \($0.rawValue)" } ?? ""
        return words + place + (certainPart.map { "; elsewhere, \($0.restWords)" } ?? "")
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
        case .unjudged: return "not judged"
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

    // MARK: Private

    /// The difference and its interval: "3.1% slower (2.2 to 4.0)". Bounds in the opposite direction are negative.
    private var size: String {
        guard let change else { return "" }
        let isMore = change.value > 0
        // The bounds are positive in the direction that the word names.
        let ends = isMore ? (change.low, change.high) : (-change.high, -change.low)
        let factor = metric == .allocations ? 1.0 : 100
        func text(_ value: Double) -> String { Self.number(value * factor) }
        let value = text(abs(change.value))
        return "\(value)\(metric == .allocations ? "" : "%") \(isMore ? more : less)"
            + " (\(text(ends.0)) to \(text(ends.1)))"
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
