import Foundation

/// The limits on a metric.
extension LaunchMetric {
    /// The metrics that limits apply to, in the order in which messages list them.
    package static let limited: [LaunchMetric] = [
        .p50, .p99, .cpu, .ratio, .allocations, .drawCalls, .missed, .memory,
    ]

    /// `true` if an increase of the metric can be limited. Comparisons report every increase of other counts, even
    /// without a limit.
    var hasIncrease: Bool {
        switch self {
        case .p50, .p99, .cpu, .ratio, .allocations: true
        case .drawCalls, .missed, .memory, .stage: false
        }
    }

    /// `true` if a limit on the metric can be 0.
    var canBeZero: Bool {
        switch self {
        case .allocations, .drawCalls, .missed: true
        case .p50, .p99, .cpu, .ratio, .memory, .stage: false
        }
    }

    /// The units that a limit can have, longest first, and the factors that convert them to the metric's unit.
    var units: [(name: String, factor: Double)] {
        switch self {
        case .p50, .p99, .cpu, .stage: [("ms", 1), ("us", 0.001), ("s", 1000)]
        case .memory: [("MiB", 1), ("GiB", 1024)]
        case .ratio, .allocations, .drawCalls, .missed: [("", 1)]
        }
    }

    /// The values that a limit can have, for messages.
    var allowedLimits: String {
        let example =
            switch self {
            case .p50: "a time, such as p50=4ms"
            case .p99: "a time, such as p99=8ms"
            case .cpu: "a time, such as cpu=3ms"
            case .ratio: "a number above 0, such as ratio=1.2"
            case .allocations: "a number, such as allocations=0"
            case .drawCalls: "a number, such as draw_calls=1"
            case .missed: "a number, such as missed=0"
            case .memory: "a size, such as memory=200MiB"
            case .stage: "no limit"
            }
        return hasIncrease ? "\(example), or an increase up to 1000%, such as \(name)=+5%" : example
    }

    /// Formats a limit with the metric's unit, as on the command line.
    func limitText(_ number: Double) -> String { "\(MetricLimit.plain(number))\(units[0].name)" }

    /// The words after "no" in messages about limits that can't be checked, such as "CPU time was measured".
    var measuredNoun: String {
        switch self {
        case .p50, .p99, .stage: "\(name) was measured"
        case .cpu: "CPU time was measured"
        case .ratio: "ratio with an interval was measured"
        case .allocations: "allocations were counted"
        case .drawCalls: "draw calls were counted"
        case .missed: "missed frames were counted"
        case .memory: "memory was measured"
        }
    }

    /// Returns a message saying that `value` exceeds the limit `maximum`. The caller adds the name of the scenario.
    func violation(_ value: Double, over maximum: Double) -> String {
        let limit = limitText(maximum)
        let (short, isExact) = (String(format: "%.3f", value), value == value.rounded())
        // Rounding must not hide the difference from the limit.
        let rounded = (Double(short) ?? value) > maximum ? short : "\(value)"
        let count = isExact && abs(value) < 1e15 ? String(format: "%.0f", value) : rounded
        let plural = value == 1 ? "" : "s"
        return switch self {
        case .p50, .p99, .stage: "\(name) is \(rounded) ms, over \(limit)"
        case .cpu: "cpu is \(rounded) ms per frame, over \(limit)"
        case .ratio: "the ratio is \(rounded), over \(limit) with 95% confidence"
        case .allocations: "\(count) allocation\(plural) per frame, over \(limit)"
        case .drawCalls: "\(count) draw call\(plural) per frame, over \(limit)"
        case .missed: "\(count) missed frame\(plural), over \(limit)"
        case .memory: "the memory peaked at \(rounded) MiB, over \(limit)"
        }
    }
}

extension Scenario {
    /// Returns `true` if a measurement of the scenario has the metric, unless it drew nothing.
    package func has(_ metric: LaunchMetric) -> Bool {
        let isStart = if case .start = kind { true } else { false }
        return switch metric {
        case .p50, .p99, .stage: !isUse
        case .cpu: true
        case .ratio: hasBaseline
        case .allocations, .drawCalls: !isStart && !isUse
        case .missed: isSteady
        case .memory: isUse
        }
    }

    /// Returns `true` if `--compare` can judge an increase of the metric: it has an interval, and fixed workloads show
    /// the machine's speed.
    func comparesIncrease(of metric: LaunchMetric) -> Bool {
        guard metric.hasIncrease, metric != .p99, has(metric), !isUse else { return false }
        if case .start = kind { return false }
        return true
    }
}
