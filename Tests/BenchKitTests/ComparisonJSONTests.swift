import BenchKit
import Foundation
import FrameMetrics
import Testing

@MainActor @Suite("JSON of a comparison of two reports") struct ComparisonJSONTests {
    @Test("The JSON has every row, and failures that agree with the exit code")
    func rows() throws {
        var new = SyntheticReport()
        new.counts[.drawCalls] = 2000
        let comparison = try BenchComparison(old: SyntheticReport().make(seed: 1), new: new.make(seed: 2))

        let file = try parsed(comparison.json())

        #expect(file["passed"] as? Bool == false)
        #expect(file["failures"] as? [String] == ["shimmer 1: draw_calls increased"])
        let rows = try #require(file["rows"] as? [[String: Any]])
        #expect(rows.count == comparison.rows.count)
        let ratio = try #require(rows.first { $0["metric"] as? String == "ratio" })
        #expect(ratio["verdict"] as? String == "no detectable difference" && ratio["regression"] as? Bool == false)
        let change = try #require(ratio["change"] as? [String: Double])
        // The change is relative to the old report: 0.03 is 3% more, as in comparisons over launches.
        #expect(abs(change["value"] ?? 1) < 0.05)
    }

    @Test("An exceeded limit is a failure, even if nothing regressed")
    func violations() throws {
        let (old, new) = (try SyntheticReport().make(seed: 1), try SyntheticReport().make(seed: 2))
        let limits = ScenarioLimits([MetricLimit(.memory, .number(1))])

        #expect(try parsed(BenchComparison(old: old, new: new).json())["passed"] as? Bool == true)
        let file = try parsed(BenchComparison(old: old, new: new, limits: limits).json())
        #expect(file["passed"] as? Bool == false)
        #expect(file["failures"] as? [String] == ["no memory was measured, so memory=1MiB can't be checked"])
    }

    @Test("The table notes that each report is only one launch, and refers to --against")
    func note() throws {
        let table = try BenchComparison(old: SyntheticReport().make(seed: 1), new: SyntheticReport().make(seed: 2))
            .table

        #expect(table.contains("Each report is one launch, at another time") && table.contains("--against"))
    }

    private func parsed(_ data: Data) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
