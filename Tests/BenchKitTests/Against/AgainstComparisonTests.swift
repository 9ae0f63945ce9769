import BenchKit
import Foundation
import FrameMetrics
import Testing

@Suite("Comparison of two programs over launches") struct AgainstComparisonTests {
    /// The time of a frame in `SimulatedLaunches`, in milliseconds.
    private static let frame = 1.25
    /// The number of simulated comparisons; four times as many if `SKELETON_ALL_SEQUENCES` is set, as in the optimized
    /// build.
    private static let runs = ProcessInfo.processInfo.environment["SKELETON_ALL_SEQUENCES"] == nil ? 100 : 400

    /// Returns the number of successes to require of `runs` comparisons that each succeed with `probability`. About one
    /// in 700 series has fewer.
    private static func fewest(of runs: Int, probability: Double) -> Int {
        let mean = Double(runs) * probability
        return Int(mean - 3 * (mean * (1 - probability)).squareRoot())
    }

    @Test("A program compared with itself rarely raises an alarm", arguments: [0.004, 0.008, 0.05])
    func noAlarm(noise: Double) {
        var program = SimulatedLaunches()
        program.noise = noise
        let alarms = (0..<Self.runs).filter { run in
            let comparison = AgainstComparison(program.pairs(seed: UInt64(run)))
            return comparison.rows.contains { $0.verdict == .more || $0.verdict == .less } || !comparison.passes
        }

        // Each comparison judges two times, with a chance of 0.2% each.
        #expect(alarms.count <= Self.runs / 100 + 1, "\(alarms)")
    }

    @Test("Adding launches after an uncertain result doesn't raise more alarms", arguments: [0.004, 0.008, 0.05])
    func noAlarmAfterMoreLaunches(noise: Double) {
        var program = SimulatedLaunches()
        (program.noise, program.pairs) = (noise, 40)
        let alarms = (0..<Self.runs).filter { run in
            let pairs = program.pairs(seed: 20_000 + UInt64(run))
            let first = AgainstComparison(Array(pairs.prefix(20)))
            let comparison = first.isUncertain ? AgainstComparison(pairs) : first
            return comparison.rows.contains { $0.verdict == .more || $0.verdict == .less }
        }

        #expect(alarms.count <= Self.runs / 100 + 1, "\(alarms)")
    }

    @Test("A subject is judged by the launches that measured it, and the table says how many there were")
    func differentLaunches() throws {
        var pairs = SimulatedLaunches(pairs: 40).pairs(seed: 1, slower: [.layout: 0.0375])
        let subject = ComparisonRow.Subject(
            scenario: "other", count: 1, surface: "software (memory)", pace: 60, event: nil)
        for index in 0..<20 {
            let values: [LaunchMetric: Double] = [.p50: 1, .cpu: 1, .stage(.draw): 1]
            pairs[index].other.add(LaunchSample(subjects: [subject], values: [subject: values]))
            let slower = values.mapValues { $0 * (1.1 + Double(index) / 1000) }
            pairs[index].this.add(LaunchSample(subjects: [subject], values: [subject: slower]))
        }
        let comparison = AgainstComparison(pairs)

        #expect(comparison.launches == 20...40)
        #expect(comparison.table().contains("Medians over 20 to 40 launches of each program"))
        let row = try #require(comparison.rows.first { $0.subject == subject && $0.metric == .p50 })
        #expect(row.verdict == .more && row.stage == .draw)
    }

    @Test(
        "More launches are needed while a time is uncertain",
        arguments: [
            (AgainstVerdict.perhaps, LaunchMetric.p50, true), (.perhaps, .cpu, true), (.perhaps, .allocations, false),
            (.unclear(below: 0.1), .p50, true), (.more, .p50, false), (.less, .cpu, false),
            (.same(within: 0.02), .p50, false), (.unjudged, .p50, false),
        ])
    func uncertain(verdict: AgainstVerdict, metric: LaunchMetric, isUncertain: Bool) {
        let row = AgainstRow(
            subject: SimulatedLaunches.subject, metric: metric, other: 1, this: 1, change: nil, verdict: verdict)

        #expect(row.isUncertain == isUncertain)
    }

    @Test("A planted slowdown of 3% is found in 9 of 10 comparisons, in its stage", arguments: FrameStage.allCases)
    func planted(stage: FrameStage) {
        let program = SimulatedLaunches()
        guard program.stages[stage] != nil else { return }
        let found = (0..<Self.runs / 4).count { run in
            let comparison = AgainstComparison(
                program.pairs(seed: 1000 + UInt64(run), slower: [stage: 0.03 * Self.frame]))
            return comparison.rows.first { $0.metric == .p50 }.map { $0.verdict == .more && $0.stage == stage } ?? false
        }

        #expect(found >= Self.runs / 4 * 9 / 10, "\(found) of \(Self.runs / 4)")
    }

    @Test("A slowdown of few frames is put down to their stage, even if another stage became a little slower in all")
    func fewFrames() throws {
        var program = SimulatedLaunches()
        (program.noise, program.disturbances, program.stages[.tasks]) = (0.004, 0, 0.001)
        program.rare = [.layout: 0.05 * Self.frame]
        let limits = AgainstLimits(limits: ScenarioLimits([try MetricLimit("p99=+20%")]))

        let comparison = AgainstComparison(program.pairs(seed: 7, slower: [.tasks: 0.0002]), limits: limits)

        for metric in [LaunchMetric.cpu, .p99] {
            let row = try #require(comparison.rows.first { $0.metric == metric })
            #expect(row.verdict == .more && row.stage == .layout, "\(row.wordsWithStage)")
        }
        let frame = try #require(comparison.rows.first { $0.metric == .p50 })
        #expect(frame.verdict != .more && frame.stage == nil)
    }

    @Test("No stage is named if none grew by 0.5% of the time", arguments: [LaunchMetric.p50, .cpu])
    func noStage(metric: LaunchMetric) throws {
        var program = SimulatedLaunches()
        (program.noise, program.disturbances) = (0.002, 0)
        program.stages = [.tasks: 0.001, .draw: 1]
        var pairs = program.pairs(seed: 7, slower: [.tasks: 0.0005])
        for index in pairs.indices {
            let values = pairs[index].this.values[SimulatedLaunches.subject] ?? [:]
            let slower = values.merging([metric: 1.05 * (values[metric] ?? 0)]) { $1 }
            pairs[index].this.add(
                LaunchSample(
                    subjects: [SimulatedLaunches.subject], values: [SimulatedLaunches.subject: slower]))
        }

        let row = try #require(AgainstComparison(pairs).rows.first { $0.metric == metric })

        #expect(row.verdict == .more && row.stage == nil, "\(row.wordsWithStage)")
    }

    @Test("More launches are not needed if an increase is certainly over its limit")
    func overLimit() throws {
        var program = SimulatedLaunches()
        program.drawNoise = 0.05
        let pairs = program.pairs(seed: 1, slower: [.layout: 0.5])
        func isUncertain(_ limits: [String]) throws -> Bool {
            let limits = AgainstLimits(limits: ScenarioLimits(try limits.map { try MetricLimit($0) }))
            return AgainstComparison(pairs, limits: limits).isUncertain
        }

        // The increase is about 40%.
        #expect(try isUncertain(["p50=+100%", "cpu=+41%"]))
        #expect(try !isUncertain(["p50=+5%", "cpu=+41%"]))
    }

    @Test("A planted slowdown of 1% is found on a quiet machine")
    func onePercent() {
        var program = SimulatedLaunches()
        (program.noise, program.disturbances) = (0.004, 0.02)
        let found = (0..<Self.runs / 4).count { run in
            AgainstComparison(program.pairs(seed: 5000 + UInt64(run), slower: [.record: 0.01 * Self.frame]))
                .rows.first { $0.metric == .p50 }?.verdict == .more
        }

        #expect(found >= Self.runs / 4 * 9 / 10, "\(found) of \(Self.runs / 4)")
    }

    @Test("The interval contains the true difference in 19 of 20 comparisons", arguments: [0.0, 0.03, 0.3])
    func coverage(difference: Double) {
        let program = SimulatedLaunches()
        let held = (0..<Self.runs).count { run in
            let comparison = AgainstComparison(
                program.pairs(seed: 9000 + UInt64(run), slower: program.stages.mapValues { $0 * difference }))
            guard let change = comparison.rows.first(where: { $0.metric == .p50 })?.change else { return false }
            return change.low <= difference && difference <= change.high
        }

        #expect(held >= Self.fewest(of: Self.runs, probability: 0.95), "\(held) of \(Self.runs)")
    }

    @Test("A faster program is reported with its stage and passes")
    func faster() throws {
        let comparison = AgainstComparison(SimulatedLaunches().pairs(seed: 3, slower: [.layout: -0.15]))

        let row = try #require(comparison.rows.first { $0.metric == .p50 })
        #expect(row.verdict == .less && row.stage == .layout)
        #expect(row.words.contains("% faster ("))
        #expect(comparison.passes && comparison.table().hasSuffix("Passed: no certain increase."))
    }

    @Test("A slowdown beyond the tolerance fails the comparison; otherwise, the conclusion counts the increases")
    func tolerance() {
        let pairs = SimulatedLaunches().pairs(seed: 4, slower: [.draw: 0.25])

        let strict = AgainstComparison(pairs)
        let loose = AgainstComparison(pairs, limits: AgainstLimits(tolerance: 0.5))

        #expect(!strict.passes && strict.table().contains("Failed:\n  inbox 1: p50 is "))
        #expect(strict.rows.filter(\.isOverLimit).map(\.metric) == [.p50, .cpu])
        #expect(
            loose.passes && loose.table().hasSuffix("2 increases within the limits; set lower ones with --fail-over."))
        #expect(loose.rows.map(\.verdict) == strict.rows.map(\.verdict))
    }

    @Test("An additional allocation per frame fails the comparison; a rare one doesn't")
    func allocations() throws {
        let more = AgainstComparison(SimulatedLaunches().pairs(seed: 5, allocations: 1))
        let same = AgainstComparison(SimulatedLaunches().pairs(seed: 6))

        let row = try #require(more.rows.first { $0.metric == .allocations })
        #expect(row.verdict == .more && row.words == "1.0 more (1.0 to 1.0)" && !more.passes)
        #expect(same.rows.first { $0.metric == .allocations }?.words.contains("more") == false && same.passes)
        let limits = AgainstLimits(limits: ScenarioLimits([MetricLimit(.allocations, .increase(0.1))]))
        #expect(AgainstComparison(SimulatedLaunches().pairs(seed: 5, allocations: 1), limits: limits).passes)
    }

    @Test("A scenario or subject that only one program has is named and fails the comparison")
    func missing() {
        let pairs = SimulatedLaunches().pairs(seed: 7)
        let names = ScenarioDifference(other: ["a", "b\u{1B}"], this: ["a", "c"])
        var gone = pairs
        for index in gone.indices { gone[index].this = LaunchSample() }

        let scenarios = AgainstComparison(pairs, missing: names)
        let subjects = AgainstComparison(gone)

        #expect(
            scenarios.failures == [
                #"b\u{1B}: only the other program has this scenario"#, "c: only this program has this scenario",
            ])
        #expect(subjects.failures == ["inbox 1: only the other program measured it"] && !subjects.passes)
    }

    @Test("The table names other programs as the reason for wide intervals, if they were busy")
    func noise() {
        var program = SimulatedLaunches()
        program.noise = 0.2

        let busy = AgainstComparison(program.pairs(seed: 8), othersPercent: 60).table()
        let quiet = AgainstComparison(program.pairs(seed: 8), othersPercent: 2).table()

        #expect(busy.contains("cannot tell below ") && busy.contains("other programs took 60% of it"))
        #expect(quiet.contains("cannot tell below ") && !quiet.contains("other programs"))
    }

    @Test("The table shows the load of other programs, even if every verdict is clear", arguments: [10.0, 57.2])
    func load(othersPercent: Double) {
        let comparison = AgainstComparison(
            SimulatedLaunches().pairs(seed: 4, slower: [.draw: 0.25]), othersPercent: othersPercent)

        #expect(!comparison.table().contains("cannot tell"))
        #expect(
            comparison.table().contains("\nOther programs took 57% of this machine's CPU time.\n")
                == (othersPercent > 10))
    }

    @Test("The table explains \"perhaps\" by the two intervals")
    func perhaps() {
        // Ten launches are slower, but two are faster.
        let factors = Array(repeating: 1.03, count: 10) + [0.98, 0.96]
        let subject = SimulatedLaunches.subject
        let pairs = factors.map { factor in
            AgainstComparison.Pair(
                other: LaunchSample(subjects: [subject], values: [subject: [.p50: 1]]),
                this: LaunchSample(subjects: [subject], values: [subject: [.p50: factor]]))
        }

        let comparison = AgainstComparison(pairs)

        #expect(comparison.rows.map(\.verdict) == [.perhaps])
        #expect(comparison.table().contains("\n\"perhaps\": the 95% interval excludes 0, but the 99.8% interval "))
    }

    @Test(
        "A stage has no verdict if its difference is below 0.5% of the frame time",
        arguments: [(0.0005, true), (-0.0005, true), (0.05, false)])
    func negligible(difference: Double, isNegligible: Bool) throws {
        var program = SimulatedLaunches()
        (program.noise, program.disturbances, program.stages[.animate]) = (0.004, 0, 0.001)

        let comparison = AgainstComparison(program.pairs(seed: 2, slower: [.animate: difference]))

        let row = try #require(comparison.stages.first { $0.metric == .stage(.animate) })
        #expect(row.isNegligible == isNegligible && row.verdict == (isNegligible ? .unjudged : .more))
        #expect((row.words == "less than 0.5% of the frame time") == isNegligible)
        #expect(comparison.table(showsStages: true).contains("animate ms"))
    }

    @Test(
        "The table starts with the renderer, the destination and the pace of the frames",
        arguments: [(60.0, "60 frames per second"), (0, "as fast as possible")])
    func setting(pace: Double, words: String) {
        var subject = SimulatedLaunches.subject
        subject.pace = pace
        func paced(_ launch: LaunchSample) -> LaunchSample {
            LaunchSample(
                subjects: [subject], values: [subject: launch.values[SimulatedLaunches.subject] ?? [:]])
        }
        let pairs = SimulatedLaunches().pairs(seed: 3).map {
            AgainstComparison.Pair(other: paced($0.other), this: paced($0.this))
        }

        #expect(AgainstComparison(pairs).table().hasPrefix("software (memory), \(words)\nscenario "))
    }

    @Test("The JSON contains every row and stage with its verdict, and whether the comparison passed")
    func json() throws {
        let comparison = AgainstComparison(SimulatedLaunches().pairs(seed: 4, slower: [.draw: 0.25]), othersPercent: 12)

        let file = try #require(JSONSerialization.jsonObject(with: comparison.json()) as? [String: Any])

        #expect(file["passed"] as? Bool == false && file["launches"] as? Int == 20)
        #expect(file["others_percent"] as? Double == 12 && (file["failures"] as? [String])?.count == 2)
        let rows = try #require(file["rows"] as? [[String: Any]])
        #expect(rows.count == 9 && rows.filter { $0["is_stage"] as? Bool == true }.count == 6)
        let first = try #require(rows.first)
        #expect(first["metric"] as? String == "p50" && first["verdict"] as? String == "more")
        #expect(first["stage"] as? String == "draw" && first["over_limit"] as? Bool == true)
        #expect((first["change"] as? [String: Double])?.keys.sorted() == ["high", "low", "value"])
    }
}
