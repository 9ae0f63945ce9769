import BenchKit
import Foundation
import Testing

@MainActor
@Suite("Ratios over several launches")
struct RatioLaunchesTests {
    /// Refines the ratio of a synthetic report with launches of the shell `script`.
    private func refine(_ script: String) throws -> (result: BenchResult, first: Double, parts: [Double]) {
        var results = try SyntheticReport().make(seed: 1).results
        let first = try #require(results[0].overhead)
        let shell = ChildProcess(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script])
        var parts: [Double] = []
        try RatioLaunches(shell).refine(&results, of: Scenario.shimmer) { parts.append($0) }
        return (results[0], first, parts)
    }

    @Test("The ratio and its interval come from all launches, which are listed in order")
    func launches() throws {
        let (result, first, parts) = try refine(
            """
            test "$SKELETON_BENCH_RATIOS" = shimmer || exit 3
            echo "a message of the screen"
            echo '{"count":1,"ratio":1.5}'; echo '{"count":7,"ratio":9}'
            """)

        #expect(result.launches == [first] + Array(repeating: 1.5, count: 7))
        #expect(result.overhead.map { abs($0 - 1.5) < 1e-9 } == true)
        let interval = try #require(result.overheadInterval)
        #expect(interval[0] <= 1.5 + 1e-9 && interval[1] >= 1.5 - 1e-9)
        #expect(parts.first == 0 && parts == parts.sorted() && parts.allSatisfy { $0 < 1 })
    }

    @Test(
        "A launch that fails or prints no ratio is an error that names the scenario",
        arguments: ["exit 4", "true", "echo '{\"count\":1}'"])
    func failure(script: String) {
        let error = #expect(throws: BenchError.self) { try refine(script) }
        #expect(error?.description.contains("shimmer") == true)
    }

    @Test(
        "The interval over launches contains the center of the ratios",
        arguments: [
            ([1.2, 1.21, 1.19, 1.22, 1.2, 1.25, 1.18, 1.2], 1.2, 1.19, 1.225),
            ([1, 1, 1, 1, 1, 1, 1, 1], 1, 1, 1),
        ] as [([Double], Double, Double, Double)])
    func interval(ratios: [Double], center: Double, low: Double, high: Double) throws {
        var result = try SyntheticReport().make(seed: 1).results[0]
        result.setRatios(ratios)

        let interval = try #require(result.overheadInterval)
        #expect(result.overhead.map { abs($0 - center) < 0.006 } == true, "\(String(describing: result.overhead))")
        #expect(abs(interval[0] - low) < 0.006 && abs(interval[1] - high) < 0.01, "\(interval)")
    }

    @Test("Too few launches leave the ratio as it was measured")
    func fewLaunches() throws {
        let before = try SyntheticReport().make(seed: 1).results[0]
        var result = before
        result.setRatios([2, 2, 2])

        #expect(result == before)
    }
}
