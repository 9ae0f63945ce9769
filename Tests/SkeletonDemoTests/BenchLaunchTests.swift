import Foundation
import TestSupport
import Testing

/// Tests skeleton-bench as the child process that measures a ratio.
@Suite("Launches of the benchmark for ratios")
struct BenchLaunchTests {
    @Test("A launch prints only a line with the ratio of each element count, even if a count is repeated")
    func ratios() throws {
        let end = try run("shimmer", ["--bones", "5", "--bones", "9", "--bones", "5"])

        #expect(end.status == 0 && end.errors.isEmpty, "\(end.errors)")
        let lines = try end.output.split(separator: "\n").map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(lines.map { $0["count"] as? Int } == [5, 9, 5])
        #expect(lines.allSatisfy { ($0["ratio"] as? Double ?? 0) > 0 })
    }

    @Test(
        "A launch for a scenario without a ratio fails with the reason",
        arguments: [("none", "no scenario called none"), ("table", "table has no ratio")])
    func refused(scenario: String, reason: String) throws {
        let end = try run(scenario, [])

        #expect(end.status == 1 && end.output.isEmpty && end.errors.contains(reason), "\(end.errors)")
    }

    // MARK: Private

    private func run(_ scenario: String, _ arguments: [String]) throws -> ProgramEnd {
        let process = Demo.process(
            [], environment: ["SKELETON_BENCH_RATIOS": scenario, "SKELETON_BENCH_RATIO_SEED": "7"])
        process.executableURL = Demo.productsFolder.appendingPathComponent("skeleton-bench")
        process.arguments = ["--allow-debug", "--surface", "memory", "--size", "320x320"] + arguments
        return try process.runToEnd()
    }
}
