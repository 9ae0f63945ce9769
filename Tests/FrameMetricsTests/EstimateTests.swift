import FrameMetrics
import Testing

@Suite("Estimates with intervals") struct EstimateTests {
    @Test("The median is the middle value, or the mean of the two middle values")
    func medians() {
        #expect(median([3, 1, 2]) == 2)
        #expect(median([4, 1, 3, 2]) == 2.5)
        #expect(median([7]) == 7)
        #expect(median([]) == nil)
    }

    @Test("The generator matches the published output of SplitMix64")
    func generator() {
        var generator = SeededGenerator(seed: 1_234_567)

        let numbers = (0..<3).map { _ in generator.next() }

        #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }

    @Test("Equal values give an interval of zero width")
    func certain() {
        #expect(Estimate(medianOf: [5, 5, 5, 5], seed: 1) == Estimate(value: 5, low: 5, high: 5))
        #expect(Estimate(medianOf: [], seed: 1) == nil)
        #expect(Estimate(medianOf: [6, 6], over: [4, 4, 4], seed: 1) == Estimate(value: 1.5, low: 1.5, high: 1.5))
        #expect(Estimate(medianOf: [6], over: [0], seed: 1) == nil)
    }

    @Test("The same seed gives the same interval, which contains the value")
    func seeds() throws {
        let values = uniform(200, seed: 3)

        let one = try #require(Estimate(medianOf: values, seed: 9))

        #expect(Estimate(medianOf: values, seed: 9) == one)
        #expect(one.low <= one.value && one.value <= one.high)
        #expect(one.low < one.high)
    }

    @Test("The interval for the median of a uniform distribution contains the true median in 95 of 100 samples")
    func coverage() {
        let rounds = 200
        let held = (0..<rounds).count { round in
            guard let found = Estimate(medianOf: uniform(61, seed: UInt64(1000 + round)), seed: UInt64(round)) else {
                return false
            }
            return found.low <= 0.5 && 0.5 <= found.high
        }

        // The accepted range is three standard deviations around 190 of 200, plus the bootstrap's error for small
        // samples.
        #expect((178...200).contains(held), "\(held) of \(rounds)")
    }

    @Test("The half-width of a median's interval is 1.96 / (2 f sqrt(n)), where f is the density at the median")
    func width() throws {
        let found = try #require(Estimate(medianOf: uniform(2500, seed: 5), seed: 5))

        #expect(abs(found.relativeHalfWidth * found.value - 1.96 / 2 / 50) < 0.006)
    }

    @Test("The interval matches that of actual resampling", arguments: [12, 13])
    func resamples(count: Int) throws {
        let values = uniform(count, seed: 8)
        var generator = SeededGenerator(seed: 77)
        let medians = (0..<4000).map { _ in
            median(values.map { _ in values[Int.random(in: 0..<count, using: &generator)] }) ?? 0
        }.sorted()

        let found = try #require(Estimate(medianOf: values, seed: 2))

        #expect(abs(found.low - medians[100]) < 0.06)
        #expect(abs(found.high - medians[3900]) < 0.06)
    }

    @Test("The interval for the difference between two medians contains the true difference")
    func difference() throws {
        let found = try #require(
            Estimate(medianOf: uniform(400, seed: 11).map { $0 + 2 }, minus: uniform(400, seed: 12), seed: 1))

        #expect(found.low < 2 && 2 < found.high)
        #expect(found.high - found.low < 0.4)
    }

    @Test("The interval for the ratio of two medians contains the true ratio")
    func ratio() throws {
        let new = uniform(400, seed: 11).map { 3 * (1 + $0) }
        let old = uniform(400, seed: 12).map { 2 * (1 + $0) }

        let found = try #require(Estimate(medianOf: new, over: old, seed: 1))

        #expect(found.low < 1.5 && 1.5 < found.high)
        #expect(found.relativeHalfWidth < 0.08)
        #expect(found.overlaps(Estimate(value: 1.5, low: 1.5, high: 1.5)))
        #expect(!found.overlaps(Estimate(value: 2, low: 1.9, high: 2.1)))
    }

    // MARK: Private

    /// Returns uniformly distributed numbers in 0..<1.
    private func uniform(_ count: Int, seed: UInt64) -> [Double] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in Double.random(in: 0..<1, using: &generator) }
    }
}
