import Foundation
import FrameMetrics
import Testing

@Suite("Centers of paired differences") struct SignedRankTests {
    @Test(
        "The bounds of the interval match the published critical values of the signed-rank test",
        arguments: [
            (6, 0), (7, 2), (8, 3), (9, 5), (10, 8), (11, 10), (12, 13), (13, 17), (15, 25), (20, 52), (25, 89),
        ])
    func criticalValues(count: Int, trim: Int) throws {
        // Powers of 3, because no two of their Walsh averages are equal.
        let values = (0..<count).map { pow(3, Double($0)) }
        let averages = values.indices.flatMap { one in values[one...].map { (values[one] + $0) / 2 } }.sorted()

        let found = try #require(Estimate(centerOf: values))

        #expect(found.low == averages[trim])
        #expect(found.high == averages[averages.count - 1 - trim])
        #expect(found.value == median(averages))
    }

    @Test("Too few values for the requested confidence have no interval", arguments: [(5, 0.95), (9, 0.998)])
    func few(count: Int, confidence: Double) {
        #expect(Estimate(centerOf: [], confidence: confidence) == nil)
        #expect(Estimate(centerOf: Array(repeating: 1, count: count), confidence: confidence) == nil)
        #expect(Estimate(centerOf: Array(repeating: 1, count: count + 1), confidence: confidence)?.low == 1)
    }

    @Test(
        "The interval contains the true center in 19 of 20 samples of each symmetric distribution",
        arguments: Noise.allCases)
    func coverage(noise: Noise) {
        let rounds = 1000
        var generator = SeededGenerator(seed: 41)
        let held = (0..<rounds).count { _ in
            let values = (0..<12).map { _ in 3 + noise.next(using: &generator) }
            guard let found = Estimate(centerOf: values) else { return false }
            return found.low <= 3 && 3 <= found.high
        }

        // 95.8% is the exact value for 12 differences; three standard deviations are 1.9%.
        #expect(abs(Double(held) / Double(rounds) - 0.958) < 0.019, "\(held) of \(rounds)")
    }

    @Test("One outlier moves the center by less than the spread of the other values")
    func outlier() throws {
        let quiet = (0..<12).map { Double($0) / 10 }

        let found = try #require(Estimate(centerOf: quiet.dropLast() + [1000]))

        #expect((0.4...0.8).contains(found.value) && found.high < 2)
    }
}

/// Distributions of noise that are symmetric around 0.
enum Noise: CaseIterable {
    case uniform, normal, cauchy
    /// Normal noise in which, on average, one value in five is multiplied by 10.
    case contaminated

    func next(using generator: inout SeededGenerator) -> Double {
        func unit() -> Double { Double.random(in: 0..<1, using: &generator) }
        func normal() -> Double { (-2 * log(1 - unit())).squareRoot() * cos(2 * Double.pi * unit()) }
        switch self {
        case .uniform: return unit() - 0.5
        case .normal: return normal()
        case .cauchy: return tan(Double.pi * (unit() - 0.5))
        case .contaminated: return normal() * (unit() < 0.2 ? 10 : 1)
        }
    }
}
