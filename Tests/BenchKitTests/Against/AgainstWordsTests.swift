import BenchKit
import FrameMetrics
import Testing

@Suite("Descriptions of differences") struct AgainstWordsTests {
    @Test(
        "A verdict names the size, the direction and the interval",
        arguments: [
            (.p50, .more, 0.031, 0.022, 0.04, "3.1% slower (2.2 to 4.0)"),
            (.p50, .less, -0.031, -0.04, -0.022, "3.1% faster (2.2 to 4.0)"),
            (.p99, .more, 0.5, 0.25, 1, "50.0% slower (25.0 to 100.0)"),
            (.cpu, .more, 0.05, 0.04, 0.06, "5.0% more (4.0 to 6.0)"),
            (.cpu, .less, -0.05, -0.06, -0.04, "5.0% less (4.0 to 6.0)"),
            (.ratio, .more, 0.05, 0.04, 0.06, "5.0% higher (4.0 to 6.0)"),
            (.stage(.draw), .more, 0.05, 0.04, 0.06, "5.0% slower (4.0 to 6.0)"),
            (.allocations, .more, 12, 11, 12.5, "12.0 more (11.0 to 12.5)"),
            (.allocations, .less, -12, -13, -11, "12.0 fewer (11.0 to 13.0)"),
            (.p50, .perhaps, 0.02, 0.001, 0.04, "perhaps 2.0% slower (0.1 to 4.0)"),
            (.p50, .same(within: 0.01), 0, -0.01, 0.01, "no difference over 1.0% (95%)"),
            (.p50, .same(within: 0.0101), 0, -0.01, 0.0101, "no difference over 1.1% (95%)"),
            (.p50, .same(within: 0), 0, 0, 0, "no difference over 0.0% (95%)"),
            (.allocations, .same(within: 0), 0, 0, 0, "the same"),
            (.allocations, .same(within: 0.5), 0, 0, 0.5, "no difference over 0.5 (95%)"),
            (.p50, .unclear(below: 0.08), 0, -0.08, 0.08, "cannot tell below 8.0%"),
            (.p50, .unclear(below: 0.151), 0, -0.151, 0.08, "cannot tell below 16%"),
            (.p50, .unjudged, 0, 0, 0, "not judged"),
        ] as [(LaunchMetric, AgainstVerdict, Double, Double, Double, String)])
    func words(_ row: (LaunchMetric, AgainstVerdict, Double, Double, Double, String)) {
        let (metric, verdict, value, low, high, words) = row
        let made = AgainstRow(
            subject: SimulatedLaunches.subject, metric: metric, other: 1, this: 1,
            change: Estimate(value: value, low: low, high: high), verdict: verdict)

        #expect(made.words == words)
    }

    @Test("Differences are judged by their interval and certainty")
    func verdicts() {
        let spread = (0..<12).map { Double($0 - 6) / 10_000 }

        #expect(AgainstVerdict(relative: spread.map { $0 + 0.03 }) == .more)
        #expect(AgainstVerdict(relative: spread.map { $0 - 0.03 }) == .less)
        // The difference is certain, but too small to matter.
        #expect(AgainstVerdict(relative: spread.map { $0 * 0.01 + 0.004 }).isSame)
        #expect(AgainstVerdict(relative: spread).isSame)
        #expect(AgainstVerdict(relative: spread.map { $0 * 1000 }).isUnclear)
        // Ten launches are slower, but two are faster.
        #expect(AgainstVerdict(relative: Array(repeating: 0.03, count: 10) + [-0.02, -0.04]) == .perhaps)
        #expect(AgainstVerdict(relative: Array(repeating: 0.03, count: 10)) == .more)
        // Results of more than 20 launches must be more certain.
        func wide(_ count: Int) -> AgainstVerdict {
            AgainstVerdict(relative: (0..<count).map { 0.01 + 0.0017 * (Double($0) - Double(count - 1) / 2) })
        }
        #expect(wide(20) == .more && wide(22) == .perhaps)
        #expect(AgainstVerdict(relative: [0.03, 0.03]) == .unjudged)
        #expect(AgainstVerdict(relative: []) == .unjudged)
        #expect(AgainstVerdict(allocations: Array(repeating: 0, count: 10)) == .same(within: 0))
        #expect(AgainstVerdict(allocations: Array(repeating: 0.04, count: 10)) == .same(within: 0.04))
        #expect(AgainstVerdict(allocations: Array(repeating: 1, count: 10)) == .more)
    }
}

extension AgainstVerdict {
    fileprivate var isSame: Bool { if case .same = self { true } else { false } }
    fileprivate var isUnclear: Bool { if case .unclear = self { true } else { false } }
}
