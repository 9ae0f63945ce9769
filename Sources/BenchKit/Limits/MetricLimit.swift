package import CommandOptions
import Foundation

/// A limit on a metric, such as "p50=4ms" or "p50=+5%". Without limits, a measurement never fails because of its
/// results, but a comparison can.
package struct MetricLimit: Equatable, Sendable {
    package enum Bound: Equatable, Sendable {
        /// The largest allowed value, in the unit of the metric.
        case number(Double)
        /// The largest allowed increase relative to another program or report; 0.05 is 5%.
        case increase(Double)
    }

    package let metric: LaunchMetric
    package let bound: Bound

    package init(_ metric: LaunchMetric, _ bound: Bound) {
        (self.metric, self.bound) = (metric, bound)
    }

    /// Parses a limit, such as "p50=4ms", "allocations=0" or, for an increase, "p50=+5%". The error's description
    /// starts with `source`, the option or the line of a file.
    package init(_ text: String, in source: String = "--fail-over") throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw UsageError(
                "\(source): a limit is METRIC=VALUE, such as p50=4ms, or p50=+5% for an increase", not: text)
        }
        guard let metric = LaunchMetric.limited.first(where: { $0.name == parts[0] }) else {
            let names = LaunchMetric.limited.map(\.name)
            throw UsageError("\(source): the metric of a limit must be", oneOf: names, not: parts[0])
        }
        guard let bound = Self.bound(of: metric, parts[1]) else {
            throw UsageError("\(source): \(metric.name) takes \(metric.allowedLimits)", not: parts[1])
        }
        self.init(metric, bound)
    }

    /// `true` if the limit is on an increase.
    package var isIncrease: Bool { if case .increase = bound { true } else { false } }

    /// `true` if the limit also applies to events. Of an event, only frame times and an increase of its allocations are
    /// limited.
    package var appliesToEvents: Bool {
        switch metric {
        case .p50, .p99: true
        case .allocations: isIncrease
        case .cpu, .ratio, .drawCalls, .missed, .memory, .stage: false
        }
    }

    /// The limit as it is written, such as "p99=8ms".
    package var text: String {
        switch bound {
        case .number(let number): "\(metric.name)=\(metric.limitText(number))"
        case .increase(let share): "\(metric.name)=+\(Self.plain(share * 100))%"
        }
    }

    // MARK: Internal

    /// Formats a number with up to ten significant digits, without trailing zeros.
    static func plain(_ number: Double) -> String { String(format: "%.10g", number) }

    /// Returns the violation to report if nothing was measured that the limit applies to. `subject` is the scenario
    /// that the limit is on; `nil` if it is on all scenarios.
    func unchecked(of subject: String?) -> String {
        let name = subject.map { "\($0): " } ?? ""
        guard isIncrease else { return "\(name)no \(metric.measuredNoun), so \(text) can't be checked" }
        return "\(name)no increase of \(metric.name) could be judged, so \(text) can't be checked"
    }

    // MARK: Private

    private static func bound(of metric: LaunchMetric, _ text: String) -> Bound? {
        // Other characters, such as a sign or "nan", are never part of a number here.
        guard let first = text.first, first.isASCII else { return nil }
        if first == "+" {
            guard metric.hasIncrease, text.hasSuffix("%"), let percent = number(text.dropFirst().dropLast()),
                percent <= 1000
            else { return nil }
            return .increase(percent / 100)
        }
        for (unit, factor) in metric.units where text.hasSuffix(unit) {
            guard let number = number(text.dropLast(unit.count)), number > 0 || metric.canBeZero else { continue }
            return .number(number * factor)
        }
        return nil
    }

    /// Parses a finite decimal number without a sign.
    private static func number(_ text: Substring) -> Double? {
        guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            text.utf8.allSatisfy({ Self.digits.contains($0) }), let number = Double(text), number.isFinite
        else { return nil }
        return number
    }

    private static let digits = Set("0123456789.e-".utf8)
}
