import FrameMetrics
import Reporting
import SDLKit

/// Launches two programs in pairs and compares them.
@MainActor
struct AgainstRun {
    let plan: BenchPlan
    let against: AgainstPlan
    let limits: AgainstLimits
    let progress: BenchProgress
    /// This program's name.
    let command: String

    /// Runs all launches and returns the comparison. Throws if a launch fails.
    func run() throws(BenchError) -> AgainstComparison {
        let other = try ComparedProgram(path: against.path, command: command)
        let this = ComparedProgram(thisProgram: command)
        let (scenarios, missing) = try common(other)
        let before = MachineState.currentWithChildren
        var pairs: [AgainstComparison.Pair] = []
        var generator = SeededGenerator(seed: plan.seed)
        let isInMemory = try drawsInMemory()
        for (index, scenario) in scenarios.enumerated() {
            progress.begin(scenario.name)
            var launch = Launch(
                scenario: scenario, further: scenarios.count - index - 1, isInMemory: isInMemory, seed: plan.seed,
                measuresReferences: measuresReferences)
            // The first launch of each program isn't compared, because it loads the program from disk. If either
            // program is an earlier version that can't omit references, neither may omit them.
            for program in [this, other] where try measure(program, launch).hasReferences {
                launch.measuresReferences = true
            }
            launch.takesTurns = isInMemory && (!launch.measuresReferences || measuresReferences)
            try measure(other, this, launch, into: &pairs, using: &generator)
        }
        var comparison = AgainstComparison(
            pairs, limits: limits, othersPercent: MachineState.currentWithChildren.othersPercent(since: before),
            missing: missing, plan: plan)
        comparison.otherName = other.name
        return comparison
    }

    // MARK: Private

    private struct Launch {
        let scenario: Scenario
        /// The number of scenarios that follow.
        let further: Int
        let isInMemory: Bool
        var seed: UInt64
        /// `true` if baselines and fixed workloads are measured.
        var measuresReferences: Bool
        /// `true` if both programs run at the same time and take turns.
        var takesTurns = false
    }

    /// Launches both programs as often as planned, and adds the measurements to `pairs`.
    private func measure(
        _ other: ComparedProgram, _ this: ComparedProgram, _ launch: Launch,
        into pairs: inout [AgainstComparison.Pair], using generator: inout SeededGenerator
    ) throws(BenchError) {
        var (launch, measured) = (launch, [AgainstComparison.Pair]())
        var runs = against.runs
        let start = progress.now
        while measured.count < runs {
            progress.report(
                launch.scenario.name, launch: measured.count + 1, of: runs, since: start, further: launch.further)
            launch.seed = plan.seed &+ UInt64(measured.count)
            let reports = try measure([other, this], launch, using: &generator)
            measured.append(
                AgainstComparison.Pair(
                    other: LaunchSample(reports[0], comparedWith: reports[1]),
                    this: LaunchSample(reports[1], comparedWith: reports[0])))
            if measured.count == against.runs, AgainstComparison(measured, limits: limits).isUncertain {
                runs = against.maximumRuns
            }
        }
        for (index, pair) in measured.enumerated() {
            if index == pairs.count {
                pairs.append(AgainstComparison.Pair(other: LaunchSample(), this: LaunchSample()))
            }
            pairs[index].other.add(pair.other)
            pairs[index].this.add(pair.this)
        }
    }

    /// `true` if a limit needs baselines.
    private var measuresReferences: Bool { limits.needsRatio }

    /// Returns `true` if both programs draw to memory and can therefore run at the same time. Two windows would cover
    /// each other, so they are never open at the same time.
    private func drawsInMemory() throws(BenchError) -> Bool {
        if let surface = plan.surface { return surface == .memory }
        guard plan.renderer != .opengl, plan.renderer != .opengles2 else { return false }
        do {
            return try !VideoSystem.hasDisplay()
        } catch {
            throw BenchError("\(error)")
        }
    }

    /// Launches each of `programs` once, in random order or taking turns, and returns their reports.
    private func measure(
        _ programs: [ComparedProgram], _ launch: Launch, using generator: inout SeededGenerator
    ) throws(BenchError) -> [BenchReport] {
        if launch.takesTurns {
            return try ComparedProgram.measureInTurns(
                programs, arguments(launch), environment(launch),
                within: 2 * against.deadline(of: launch.scenario, plan), using: &generator)
        }
        var reports: [Int: BenchReport] = [:]
        for index in programs.indices.shuffled(using: &generator) {
            reports[index] = try measure(programs[index], launch)
        }
        return programs.indices.compactMap { reports[$0] }
    }

    private func measure(_ program: ComparedProgram, _ launch: Launch) throws(BenchError) -> BenchReport {
        try program.measure(
            arguments(launch), environment(launch),
            within: against.deadline(of: launch.scenario, plan))
    }

    private func arguments(_ launch: Launch) -> [String] {
        against.arguments(for: launch.scenario, seed: launch.seed)
    }

    private func environment(_ launch: Launch) -> [String: String] {
        launch.measuresReferences ? [:] : [BenchPlan.referencesEnvironmentName: "0"]
    }

    /// Returns the scenarios that both programs have, which are measured, and those that only one has. If scenarios are
    /// chosen by name, all others are ignored.
    private func common(_ other: ComparedProgram) throws(BenchError) -> ([Scenario], ScenarioDifference) {
        // A scene isn't in either program's list.
        guard !against.measuresScene else { return (plan.scenarios, ScenarioDifference()) }
        let planned = Set(plan.scenarios.map(\.name))
        var available = try other.scenarios()
        if against.isChosen { available.formIntersection(planned) }
        let scenarios = plan.scenarios.filter { available.contains($0.name) }
        guard !scenarios.isEmpty else {
            let names = planned.sorted().map { printable($0) }.joined(separator: ", ")
            throw BenchError("\(other.name) has none of the scenarios \(names)")
        }
        return (scenarios, ScenarioDifference(other: available, this: planned))
    }
}

extension BenchReport {
    /// `true` if baselines or fixed workloads were measured along with the frames.
    fileprivate var hasReferences: Bool {
        results.contains { $0.workloads != nil || $0.phases.contains { $0.workloads != nil } }
    }
}
