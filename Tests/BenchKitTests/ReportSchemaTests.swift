import BenchKit
import DrawKit
import Foundation
import Testing

@MainActor @Suite("Published report schema") struct ReportSchemaTests {
    private let schema: JSONSchema

    init() throws {
        schema = try .ofReports()
    }

    @Test("A report with every kind of scenario is valid according to the published schema")
    func valid() throws {
        let report = try BenchRunner(plan: plan(), progress: BenchProgress(isTerminal: false) { _ in }).run()

        let faults = try schema.faults(in: JSONSerialization.jsonObject(with: report.json()))

        #expect(faults.isEmpty, "\(faults.prefix(5))")
        #expect(report.results.map(\.scenario) == ["shimmer", "pulse", "idle", "constraints"])
    }

    @Test(
        "The schema rejects missing, unknown and mistyped fields",
        arguments: [
            ("sdl", nil, "$ has no sdl"), ("color", #""red""#, "$ has an unknown color"),
            ("seed", "-1", "$.seed is below 0"), ("schema", "2", "$.schema is not 1"),
            ("modified", #""no""#, "$.modified is no boolean"), ("results", "[{}]", "$.results[0] has no scenario"),
        ] as [(String, String?, String)])
    func invalid(field: String, value: String?, fault: String) throws {
        let report = try BenchRunner(plan: plan(), progress: BenchProgress(isTerminal: false) { _ in }).run()
        var json = try #require(JSONSerialization.jsonObject(with: report.json()) as? [String: Any])
        json[field] = try value.map {
            try JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed)
        }

        let faults = schema.faults(in: json)

        #expect(faults.contains(fault), "\(faults)")
    }

    // MARK: Private

    /// Returns a plan with steady-state frames and their baseline, a screen, an idle screen, and events.
    private func plan() throws -> BenchPlan {
        var plan = BenchPlan()
        plan.scenarios = Scenario.builtIn.filter { ["shimmer", "pulse", "idle", "constraints"].contains($0.name) }
        (plan.length, plan.warmup, plan.pace, plan.rounds, plan.bones) = (.frames(30), 0, 0, 1, [5])
        (plan.width, plan.height, plan.isSizeGiven, plan.surface) = (320, 320, true, .memory)
        return plan
    }
}
