import BenchKit
import DrawKit
import Foundation
import TestSupport
import ViewKit

/// Benchmark reports to compare: JSON with replaced values, damaged JSON, and special files.
@MainActor
enum ReportCases {
    static func run(_ random: inout SeededGenerator) throws {
        try CaseFolder.use { folder in
            let paths = [folder + "/old.json", folder + "/new.json"]
            for path in paths {
                if random.chance(3) {
                    try CaseFolder.placeOddFile(at: path, &random)
                } else {
                    try damaged(&random).write(to: URL(fileURLWithPath: path))
                }
            }
            if random.chance(5) {
                Programs.run(
                    "skeleton-bench", ["--compare"] + paths + ["--fail-over", "p99=1ms", "--fail-over", "cpu=+5%"])
            } else {
                compare(paths, folder)
            }
        }
    }

    private static func damaged(_ random: inout SeededGenerator) throws -> Data {
        var data = try valid.get()
        if random.chance(80) { data = JSONDamage.damaged(data, &random) }
        if random.chance(10) { data = Mutation.damaged(data, &random) }
        return data
    }

    /// Compares reports as `--compare` does.
    private static func compare(_ paths: [String], _ folder: String) {
        let reports = SavedReports(folder: URL(fileURLWithPath: folder))
        let limits = ScenarioLimits(
            ["ratio=1.2", "p99=1ms", "draw_calls=1", "p50=+5%", "cpu=+5%"].compactMap { try? MetricLimit($0) })
        guard let old = try? reports.load(paths[0]), let new = try? reports.load(paths[1]),
            let comparison = try? BenchComparison(old: old, new: new, limits: limits)
        else { return }
        _ = (comparison.table, comparison.passes, limits.violations(in: new))
    }

    /// A short report with a scenario of bones, its baseline, and an event scenario.
    private static let valid = Result { () throws -> Data in
        var plan = BenchPlan()
        (plan.length, plan.warmup, plan.pace) = (.frames(12), 0, 0)
        (plan.width, plan.height) = (320, 240)
        let size = PixelSize(width: 320, height: 240)
        let subject = MemorySubject(size: size)
        let measurement = Measurement(plan: plan, subject: subject)
        try measurement.run(bones: 2) { _ in }
        let bones = try BenchResult(measurement, of: .shimmer, bones: 2, plan: plan, subject: subject)
        let other = MemorySubject(size: size)
        let events = EventMeasurement(subject: other)
        try events.run(OneChange.self, size: CGSize(width: 320, height: 240), rounds: 3, warmup: 0) { _ in }
        let event = try BenchResult(
            events, of: Scenario("change", .events(OneChange.self)), OneChange.self, subject: other)
        return try BenchReport(plan: plan, results: [bones, event]).json()
    }
}

/// An event scenario that changes one color.
@MainActor
private struct OneChange: EventScenario {
    static let summary = "one color change"
    static let count = 1

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        try clock.time("appear") {
            view.backgroundColor = .systemRed
            clock.window.addSubview(view)
        }
    }
}
