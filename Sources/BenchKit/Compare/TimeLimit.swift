package import CommandOptions
import Foundation
import FrameMetrics
import Reporting

/// A limit on times, set with `--fail-over`. Without a limit, times never make a run fail.
package enum TimeLimit: Equatable, Sendable {
    /// The maximum lower bound of the ratio's confidence interval.
    case ratio(Double)
    /// The maximum 99th percentile of any scenario, in milliseconds.
    case p99(Double)

    /// Parses "ratio=1.2" or "p99=8ms".
    package init(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts.first, parts.count) {
        case ("ratio", 2):
            if let ratio = Double(parts[1]), ratio > 0, ratio.isFinite {
                self = .ratio(ratio)
                return
            }
        case ("p99", 2):
            if let time = Self.milliseconds(parts[1]) {
                self = .p99(time)
                return
            }
        default: break
        }
        throw UsageError("--fail-over is ratio=NUMBER, such as ratio=1.2, or p99=TIME, such as p99=8ms", not: text)
    }

    /// Returns the violations of the limit in `report`, as sentences.
    package func violations(in report: BenchReport) -> [String] {
        if case .ratio(let most) = self, report.results.allSatisfy({ $0.overhead == nil }) {
            return ["no ratio was measured, so ratio=\(most) can't be checked"]
        }
        return report.results.flatMap { violations(in: $0) }
    }

    private func violations(in result: BenchResult) -> [String] {
        let name = "\(printable(result.scenario)) of \(result.count)"
        switch self {
        case .ratio(let most):
            guard let low = result.overheadInterval?.first, let ratio = result.overhead, low > most else { return [] }
            return ["\(name): the ratio is \(rounded(ratio)), over \(most) with 95 % confidence"]
        case .p99(let most):
            let phases = result.phases.map { (name: "\(name), \(printable($0.name))", p99: $0.times?.p99) }
            let frames = [(name: name, p99: result.frameTimes?.p99)]
            return (frames + phases).compactMap { measured -> String? in
                guard let p99 = measured.p99, p99 > most else { return nil }
                return "\(measured.name): p99 is \(rounded(p99)) ms, over \(most) ms"
            }
        }
    }

    private func rounded(_ value: Double) -> String { String(format: "%.3f", value) }

    /// Parses a time such as "8ms", "500us" or "0.2s" to milliseconds; returns `nil` if it is invalid.
    private static func milliseconds(_ text: String) -> Double? {
        for (unit, factor) in [("ms", 1.0), ("us", 0.001), ("s", 1000)] where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count)), number > 0, number.isFinite else { return nil }
            return number * factor
        }
        return nil
    }
}
