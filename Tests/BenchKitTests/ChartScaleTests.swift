import BenchKit
import Testing

@Suite("Chart scales") struct ChartScaleTests {
    @Test(
        "A linear scale starts, ends and has ticks at round numbers",
        arguments: [
            (0.0, 16.7, [0.0, 5, 10, 15, 20]), (0, 0.37, [0, 0.1, 0.2, 0.3, 0.4]), (14.2, 18.9, [14, 16, 18, 20]),
            (0, 100, [0, 50, 100]), (0, 0, [0, 0.5, 1]), (-0.5, 3.5, [0, 2, 4]), (-3, 8, [-5, 0, 5, 10]),
            (-7, -2, [-8, -6, -4, -2]), (-1, 0, [-1, -0.5, 0]),
        ])
    func linear(low: Double, high: Double, ticks: [Double]) {
        let scale = ChartScale.linear(low: low, to: high)

        #expect(scale.low <= low && scale.high >= high)
        #expect(scale.ticks.count == ticks.count)
        for (tick, wanted) in zip(scale.ticks, ticks) { #expect(abs(tick - wanted) < 1e-9) }
    }

    @Test("A logarithmic scale gives each decade the same length")
    func logarithmic() {
        let scale = ChartScale.logarithmic(from: 0.13, to: 17)

        #expect(abs(scale.low - 0.1) < 1e-12 && abs(scale.high - 20) < 1e-12)
        #expect(abs((scale.position(10) - scale.position(1)) - (scale.position(1) - scale.position(0.1))) < 1e-12)
        #expect(scale.ticks.count <= 7 && scale.ticks.contains { abs($0 - 1) < 1e-12 })
    }

    @Test(
        "Positions are in 0...1 for values outside a scale, and for scales with invalid ends",
        arguments: [
            ChartScale.linear(to: 10), .logarithmic(from: 1, to: 10), .logarithmic(from: 0, to: 0),
            .linear(low: 3, to: 3), .linear(to: .infinity), .linear(low: -.infinity, to: 1),
            .linear(low: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude), .linear(low: .nan, to: .nan),
        ])
    func outside(scale: ChartScale) {
        for value in [-1e9, -1, 0, 1e-30, 5, 1e30] { #expect((0...1).contains(scale.position(value))) }
        #expect(scale.position(scale.low) == 0 && scale.position(scale.high) == 1)
        #expect(scale.ticks.allSatisfy { $0.isFinite })
    }

    @Test("A chart column keeps the slowest and the fastest of its frames")
    func columns() {
        var times = [Double](repeating: 1, count: 10_000)
        (times[7777], times[9999]) = (90, 0.1)

        let columns = FrameTimeChart.columns(of: times)

        #expect(columns.count <= FrameTimeChart.columns)
        #expect(columns.count { $0.high == 90 } == 1 && columns.last?.low == 0.1)
        #expect(columns.allSatisfy { $0.middle == 1 })
        #expect(FrameTimeChart.columns(of: []).isEmpty)
        #expect(FrameTimeChart.columns(of: [3, 4]).map(\.middle) == [3, 4])
    }
}
