import FrameMetrics
import Testing

@Suite("Percentiles") struct PercentilesTests {
    @Test("The p-th percentile of the numbers from 1 to 100, in any order, is p")
    func hundred() throws {
        let percentiles = try #require(Percentiles((1...100).reversed()))

        #expect(percentiles.p50 == 50)
        #expect(percentiles.p90 == 90)
        #expect(percentiles.p95 == 95)
        #expect(percentiles.p99 == 99)
        #expect(percentiles.max == 100)
    }

    /// A common example of the nearest-rank method: 15, 20, 35, 40, 50.
    @Test("A percentile is always one of the samples")
    func fewSamples() throws {
        let percentiles = try #require(Percentiles([35, 20, 15, 50, 40]))

        #expect(percentiles.p50 == 35)
        #expect(percentiles.p90 == 50)
        #expect(percentiles.p99 == 50)
    }

    @Test(
        "A fractional rank is rounded up, and a whole rank is used as it is",
        arguments: [(count: 1, p50: 1, p95: 1), (2, 1, 2), (3, 2, 3), (20, 10, 19), (21, 11, 20), (40, 20, 38)])
    func ranks(_ row: (count: UInt64, p50: UInt64, p95: UInt64)) throws {
        let percentiles = try #require(Percentiles(1...row.count))

        #expect(percentiles.p50 == row.p50)
        #expect(percentiles.p95 == row.p95)
        #expect(percentiles.max == row.count)
    }

    @Test("One slow frame in a thousand affects only the maximum")
    func outlier() throws {
        let percentiles = try #require(Percentiles(Array(repeating: 4, count: 999) + [1000]))

        #expect(percentiles.p99 == 4)
        #expect(percentiles.max == 1000)
    }

    @Test("An empty sequence has no percentiles")
    func empty() {
        #expect(Percentiles(EmptyCollection()) == nil)
    }
}
