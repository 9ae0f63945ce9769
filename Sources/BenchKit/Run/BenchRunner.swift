import DrawKit
import Foundation
import FrameMetrics
import RasterKit
import SDLKit

/// Runs the measurements of a plan.
@MainActor
package struct BenchRunner {
    private let plan: BenchPlan
    private let progress: BenchProgress
    private let program: ChildProcess

    /// Creates a runner. Child processes run `program`, which is this program with the plan's arguments by default.
    package init(plan: BenchPlan, progress: BenchProgress, program: ChildProcess? = nil) {
        self.plan = plan
        self.progress = progress
        self.program = program ?? ChildProcess(arguments: plan.arguments)
    }

    /// Runs all measurements. Steady-state frames are measured for the length of the plan, plus the same length for a
    /// baseline, if any. If the plan requires a precise ratio, the ratio is measured in other launches of this program
    /// or, if the pace is too slow for that, the measurement is extended. The number of events depends on the scenario
    /// and on the plan's rounds. Throws before the first measurement if a scenario has no element counts, an
    /// element count below 1, or two events with the same name.
    package func run() throws -> BenchReport {
        for scenario in plan.scenarios {
            try scenario.checkCounts(plan)
            try scenario.checkEvents()
        }
        var results: [BenchResult] = []
        // Launches of this program aren't other programs.
        let before = MachineState.currentWithChildren
        for scenario in plan.scenarios {
            progress.begin(scenario.name)
            let launch = RatioLaunches.plan(of: scenario, in: plan)
            var first = plan
            // The ratio of this launch is replaced, so it needn't be precise.
            if launch != nil { first.precision = nil }
            var measured = try measure(scenario, first)
            if let launch { refine(&measured, of: scenario, RatioLaunches(program, plan: launch)) }
            results += measured
        }
        let frames = results.reduce(0) { $0 + $1.frames + ($1.baselineMeasured?.raw.frames ?? 0) }
        let conditions = Conditions(
            from: before, to: .currentWithChildren, frames: frames, cores: ProcessInfo.processInfo.activeProcessorCount)
        return BenchReport(plan: plan, results: results, conditions: conditions)
    }

    // MARK: Internal

    /// Creates the window or memory for a measurement, as requested by `plan`. If there is no display, GPU renderers
    /// draw to an invisible window. Also sets the number of drawing threads, because child processes call this, too.
    static func makeSubject(_ plan: BenchPlan) throws -> any Subject {
        if let threads = plan.threads { DrawingThreads.shared.count = threads }
        let isAccelerated = plan.renderer == .opengl || plan.renderer == .opengles2
        let isWindow = try plan.surface.map { $0 == .window } ?? (VideoSystem.hasDisplay() || isAccelerated)
        guard isWindow else {
            return MemorySubject(size: PixelSize(width: Int32(plan.width), height: Int32(plan.height)))
        }
        guard try isAccelerated || VideoSystem.hasDisplay() else {
            throw BenchError("there is no display for a window; start one, or measure with --surface memory")
        }
        return try WindowSubject(plan: plan)
    }

    // MARK: Private

    /// Replaces the ratios in `results` by those over other launches. If a launch fails, the ratios of this one remain.
    private func refine(_ results: inout [BenchResult], of scenario: Scenario, _ launches: RatioLaunches) {
        do {
            try launches.refine(&results, of: scenario) {
                progress.report("\(scenario.name), other launches", part: $0)
            }
        } catch {
            progress.note("\(error); the ratio is that of a single launch")
        }
    }

    private func measure(_ scenario: Scenario, _ plan: BenchPlan) throws -> [BenchResult] {
        switch scenario.kind {
        case .shimmer:
            return try scenario.counts(plan).map { bones in
                let subject = try Self.makeSubject(plan)
                let measurement = Measurement(plan: plan, subject: subject)
                let title = "\(scenario.name), \(bones) bones, \(subject.renderer.name)"
                try measurement.run(bones: bones) { progress.report(title, part: $0) }
                return try BenchResult(measurement, of: scenario, bones: bones, plan: plan, subject: subject)
            }
        case .screen(let screen):
            let plan = plan.adapted(to: screen)
            return try scenario.counts(plan).map { count in
                let subject = try Self.makeSubject(plan)
                let measurement = ScreenMeasurement(plan: plan, subject: subject)
                let title = "\(scenario.name), \(count) \(screen.elementName), \(subject.renderer.name)"
                try measurement.run(screen.makeScreen(count: count)) { progress.report(title, part: $0) }
                let events = try measureEvents(of: screen, count: count, plan, subject) {
                    progress.report("\(title), events", part: $0)
                }
                return BenchResult(
                    measurement, events: events, of: scenario, count: count, plan: plan, subject: subject)
            }
        case .events(let events):
            let subject = try Self.makeSubject(plan)
            let measurement = EventMeasurement(subject: subject, measuresWorkloads: plan.measuresReferences)
            try measurement.run(
                events, size: CGSize(width: plan.width, height: plan.height), rounds: plan.rounds, warmup: warmupRounds
            ) { progress.report("\(scenario.name), \(subject.renderer.name)", part: $0) }
            return [try BenchResult(measurement, of: scenario, events, subject: subject)]
        case .start:
            let measurement = StartMeasurement(program)
            try measurement.run(rounds: plan.rounds ?? StartMeasurement.rounds) {
                progress.report(scenario.name, part: $0)
            }
            return [try BenchResult(measurement, of: scenario, subject: Self.makeSubject(plan))]
        case .use(let screen):
            let measurement = UseMeasurement(screen.name, seed: plan.seed, program: program)
            try measurement.run(frames: plan.randomUseFrames) { progress.report(scenario.name, part: $0) }
            return [try BenchResult(measurement, of: scenario, subject: Self.makeSubject(plan))]
        }
    }

    private var warmupRounds: Int { plan.rounds == nil ? 3 : 1 }

    /// Measures the events of `screen` in the window of `subject`. Returns `nil` if the screen has no events.
    /// `progress` receives the completed fraction, 0...1.
    private func measureEvents(
        of screen: any BenchScenario, count: Int, _ plan: BenchPlan, _ subject: any Subject,
        progress: (Double) -> Void
    ) throws -> EventMeasurement? {
        guard !screen.eventNames.isEmpty else { return nil }
        let measurement = EventMeasurement(subject: subject, measuresWorkloads: plan.measuresReferences)
        try measurement.run(
            screen, count: count, size: CGSize(width: plan.width, height: plan.height), rounds: plan.rounds,
            warmup: warmupRounds, progress: progress)
        return measurement
    }
}
