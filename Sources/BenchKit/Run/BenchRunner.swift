import DrawKit
import Foundation
import SDLKit

/// Measures everything that a plan asks for.
@MainActor
package struct BenchRunner {
    private let plan: BenchPlan
    private let progress: @MainActor (String) -> Void

    /// `progress` hears at most once a second what is being done, in words.
    package init(plan: BenchPlan, progress: @escaping @MainActor (String) -> Void) {
        self.plan = plan
        self.progress = progress
    }

    /// Of steady frames it takes as long as the plan says, twice: once for the library, once for the floor. Events are
    /// as many as their scenarios say.
    package func run() throws -> BenchReport {
        var results: [BenchResult] = []
        var lastReport: UInt64 = 0
        func report(_ text: String) {
            let now = MonotonicClock.nanoseconds
            guard now - lastReport >= 1_000_000_000 else { return }
            lastReport = now
            progress(text)
        }
        for scenario in plan.scenarios {
            results += try measure(scenario, report: report)
        }
        return BenchReport(plan: plan, results: results)
    }

    // MARK: Internal

    /// A new window for each measurement; without a display memory, unless a graphics driver was asked for by name.
    static func makeSubject(_ plan: BenchPlan) throws -> any Subject {
        if try VideoSystem.hasDisplay() || plan.renderer == .opengl || plan.renderer == .opengles2 {
            return try WindowSubject(plan: plan)
        }
        return MemorySubject(size: PixelSize(width: Int32(plan.width), height: Int32(plan.height)))
    }

    // MARK: Private

    private func measure(_ scenario: Scenario, report: (String) -> Void) throws -> [BenchResult] {
        switch scenario.kind {
        case .shimmer:
            return try (plan.bones ?? Shimmer.counts).map { bones in
                let subject = try Self.makeSubject(plan)
                let measurement = Measurement(plan: plan, subject: subject)
                let title = "\(scenario.name), \(bones) bones, \(subject.renderer.name)"
                try measurement.run(bones: bones) { part in report("\(title): \(Int(part * 100)) %") }
                return try BenchResult(measurement, of: scenario, bones: bones, plan: plan, subject: subject)
            }
        case .screen(let screen):
            let plan = plan.adapted(to: screen)
            return try ((scenario.takesBones ? plan.bones : nil) ?? screen.counts).map { count in
                let subject = try Self.makeSubject(plan)
                let measurement = ScreenMeasurement(plan: plan, subject: subject)
                let title = "\(scenario.name), \(count) \(screen.things), \(subject.renderer.name)"
                try measurement.run(screen.makeScreen(count: count)) { report("\(title): \(Int($0 * 100)) %") }
                return BenchResult(measurement, of: scenario, count: count, pace: plan.pace, subject: subject)
            }
        case .events(let events):
            let subject = try Self.makeSubject(plan)
            let measurement = EventMeasurement(subject: subject)
            try measurement.run(events, size: CGSize(width: plan.width, height: plan.height)) { part in
                report("\(scenario.name), \(subject.renderer.name): \(Int(part * 100)) %")
            }
            return [try BenchResult(measurement, of: scenario, events, subject: subject)]
        case .start:
            let measurement = StartMeasurement(arguments: plan.arguments)
            try measurement.run { report("\(scenario.name): \(Int($0 * 100)) %") }
            return [try BenchResult(measurement, of: scenario, subject: Self.makeSubject(plan))]
        }
    }
}
