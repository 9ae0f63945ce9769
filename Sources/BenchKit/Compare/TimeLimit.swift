package import CommandOptions
import Foundation
import FrameMetrics
import Reporting

/// A limit on times or allocations, set with `--fail-over`. Without limits, a measurement never fails because of its
/// times or allocations, but a comparison can.
package enum TimeLimit: Equatable, Sendable {
    /// The maximum lower bound of the ratio's confidence interval.
    case ratio(Double)
    /// The maximum 99th percentile of the frame times of any scenario or event, in milliseconds.
    case p99(Double)
    /// The maximum number of heap allocations per frame of any scenario.
    case allocations(Double)
    /// The maximum increase relative to another program; 0.05 is 5%.
    case growth(LaunchMetric, Double)

    /// Parses "ratio=1.2", "p99=8ms", "allocations=0" or, for an increase, "p50=+5%".
    package init(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2, let growth = Self.growth(parts[0], parts[1]) {
            self = growth
            return
        }
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
        case ("allocations", 2):
            if let count = Double(parts[1]), count >= 0, count.isFinite, !parts[1].hasPrefix("+") {
                self = .allocations(count)
                return
            }
        default: break
        }
        throw UsageError(
            "--fail-over is ratio=NUMBER, such as ratio=1.2, p99=TIME, such as p99=8ms, allocations=NUMBER, or an "
                + "increase of p50, p99, cpu, allocations or ratio, such as p50=+5%", not: text)
    }

    /// Returns the violations of the limit in `report`, as sentences.
    package func violations(in report: BenchReport) -> [String] {
        if case .ratio(let maximum) = self, report.results.allSatisfy({ $0.overhead == nil }) {
            return [Self.noRatio(maximum)]
        }
        if case .allocations(let maximum) = self, report.results.allSatisfy({ $0.allocations == nil }) {
            return [Self.noAllocations(maximum)]
        }
        return report.results.flatMap { violations(in: $0) }
    }

    /// The violation to report if there is a limit on ratios but no ratio was measured.
    static func noRatio(_ maximum: Double) -> String { "no ratio was measured, so ratio=\(maximum) can't be checked" }

    /// The violation to report if there is a limit on allocations but none were counted.
    static func noAllocations(_ maximum: Double) -> String {
        "no allocations were counted, so allocations=\(maximum) can't be checked"
    }

    /// `true` if the limit is on a ratio, or on its increase.
    var isOnRatio: Bool {
        switch self {
        case .ratio, .growth(.ratio, _): true
        case .p99, .allocations, .growth: false
        }
    }

    /// `true` if the limit is on an increase.
    package var isGrowth: Bool { if case .growth = self { true } else { false } }

    private func violations(in result: BenchResult) -> [String] {
        let name = "\(printable(result.scenario)) of \(result.count)"
        switch self {
        case .ratio(let maximum):
            guard let low = result.overheadInterval?.first, let ratio = result.overhead, low > maximum else {
                return []
            }
            return ["\(name): the ratio is \(rounded(ratio)), over \(maximum) with 95% confidence"]
        case .p99(let maximum):
            let phases = result.phases.map { (name: "\(name), \(printable($0.name))", p99: $0.times?.p99) }
            let frames = [(name: name, p99: result.frameTimes?.p99)]
            return (frames + phases).compactMap { measured -> String? in
                guard let p99 = measured.p99, p99 > maximum else { return nil }
                return "\(measured.name): p99 is \(rounded(p99)) ms, over \(maximum) ms"
            }
        case .allocations(let maximum):
            guard let allocations = result.allocations, allocations > maximum else { return [] }
            return ["\(name): \(rounded(allocations)) allocations per frame, over \(maximum)"]
        case .growth: return []
        }
    }

    private func rounded(_ value: Double) -> String { String(format: "%.3f", value) }

    /// Parses an increase of `name` such as "+5%"; returns `nil` if it is another limit or invalid.
    private static func growth(_ name: String, _ text: String) -> TimeLimit? {
        let metrics: [LaunchMetric] = [.p50, .p99, .cpu, .allocations, .ratio]
        guard let metric = metrics.first(where: { $0.name == name }), text.hasPrefix("+"), text.hasSuffix("%"),
            let percent = Double(text.dropFirst().dropLast()), (0...1000).contains(percent),
            text.dropFirst().first?.isNumber == true
        else { return nil }
        return .growth(metric, percent / 100)
    }

    /// Parses a time such as "8ms", "500us" or "0.2s" to milliseconds; returns `nil` if it is invalid.
    private static func milliseconds(_ text: String) -> Double? {
        for (unit, factor) in [("ms", 1.0), ("us", 0.001), ("s", 1000)] where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count)), number > 0, number.isFinite else { return nil }
            return number * factor
        }
        return nil
    }
}
