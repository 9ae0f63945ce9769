import BenchKit
import Foundation
import Testing

@MainActor
@Suite("Ratios over several launches")
struct RatioLaunchesTests {
    /// Refines the ratios of results with the given `counts` in launches of the shell `script`.
    private func refine(
        _ script: String, counts: [Int] = [1], limit: TimeInterval? = nil
    ) throws -> (results: [BenchResult], parts: [Double]) {
        let result = try SyntheticReport().make(seed: 1).results[0]
        var results = counts.map { count in
            var result = result
            result.count = count
            return result
        }
        let shell = ChildProcess(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script])
        var parts: [Double] = []
        try RatioLaunches(shell, plan: BenchPlan(), limit: limit).refine(&results, of: .shimmer) { parts.append($0) }
        return (results, parts)
    }

    @Test("The ratio and its interval come from eight launches, which have different seeds and are listed in order")
    func launches() throws {
        let (results, parts) = try refine(
            """
            test "$SKELETON_BENCH_RATIOS" = shimmer || exit 3
            echo "a message of the screen"
            echo "{\\"count\\":1,\\"ratio\\":$SKELETON_BENCH_RATIO_SEED.5}"
            """)

        #expect(results[0].launches == (2...9).map { Double($0) + 0.5 })
        let ratio = try #require(results[0].overhead)
        let interval = try #require(results[0].overheadInterval)
        #expect(ratio > 4 && ratio < 7 && interval[0] < ratio && interval[1] > ratio)
        #expect(parts.count == 8 && parts.first == 0 && parts == parts.sorted() && parts.allSatisfy { $0 < 1 })
    }

    @Test("Each result has its own ratios, even if two have the same element count")
    func repeatedCount() throws {
        let (results, _) = try refine(
            "for ratio in 1.25 2 4; do echo \"{\\\"count\\\":5,\\\"ratio\\\":$ratio}\"; done", counts: [5, 5, 5])

        #expect(results.map(\.launches) == [1.25, 2, 4].map { Array(repeating: $0, count: 8) })
    }

    @Test(
        "A launch that fails, or doesn't print the ratio of every element count, is an error that names the scenario",
        arguments: [
            ("echo no >&2; exit 4", "exited with 4: no"), ("kill -9 $$", "crashed"), ("true", "did not print"),
            ("sleep 1000 & exit 0", "did not print"), ("sleep 1000", "did not end within 1 s"),
            ("echo '{\"count\":1}'", "did not print"), ("echo '{\"count\":2,\"ratio\":1}'", "did not print"),
            ("echo '{\"count\":1,\"ratio\":0}'", "did not print"),
            ("for i in 1 2; do echo '{\"count\":1,\"ratio\":1}'; done", "did not print"),
        ])
    func failure(script: String, reason: String) {
        let error = #expect(throws: BenchError.self) { try refine(script, limit: script == "sleep 1000" ? 1 : nil) }
        #expect(error?.description.contains("shimmer \(reason)") == true, "\(String(describing: error))")
    }

    @Test(
        "Launches are short at every pace, and are omitted if they would have too few pairs of blocks",
        arguments: [(60, 36), (30, 18), (29, nil), (1, nil), (0, nil)] as [(Double, Int?)])
    func plan(pace: Double, frames: Int?) throws {
        var plan = BenchPlan()
        (plan.pace, plan.precision) = (pace, 0.03)

        let launch = RatioLaunches.plan(of: .shimmer, in: plan)

        #expect(launch?.requestedFrames == frames && (launch == nil) == (pace > 0 && frames == nil))
        if let launch {
            #expect(launch.warmup == 9 && launch.precision == nil && launch.length == .seconds(0.6))
        }
        plan.warmup = 2
        if launch != nil { #expect(RatioLaunches.plan(of: .shimmer, in: plan)?.warmup == 2) }
        #expect(RatioLaunches.plan(of: .table, in: plan) == nil)
        plan.precision = nil
        #expect(RatioLaunches.plan(of: .shimmer, in: plan) == nil)
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
