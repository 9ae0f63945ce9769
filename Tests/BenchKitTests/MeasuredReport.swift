import BenchKit
import DrawKit
import Foundation
import ViewKit

/// A report measured in memory, too short for confidence intervals of ratios: bones with their baseline, a screen, an
/// idle screen, and events.
@MainActor
enum MeasuredReport {
    private static let size = CGSize(width: 320, height: 240)

    static func make(pace: Double = 0) throws -> BenchReport {
        var plan = BenchPlan()
        (plan.length, plan.warmup, plan.pace) = (.frames(15), 2, pace)
        (plan.width, plan.height) = (320, 240)
        var results: [BenchResult] = []
        for bones in [12, 60] {
            let subject = MemorySubject(size: PixelSize(width: 320, height: 240))
            let measurement = Measurement(plan: plan, subject: subject)
            try measurement.run(bones: bones) { _ in }
            results.append(
                try BenchResult(measurement, of: .shimmer, bones: bones, plan: plan, subject: subject))
        }
        for screen in [MixedScenario(), IdleScenario()] as [any BenchScenario] {
            let subject = MemorySubject(size: PixelSize(width: 320, height: 240))
            let measurement = ScreenMeasurement(plan: plan, subject: subject)
            try measurement.run(screen.makeScreen(count: 1)) { _ in }
            results.append(
                BenchResult(measurement, of: Scenario(screen), count: 1, plan: plan, subject: subject))
        }
        let subject = MemorySubject(size: PixelSize(width: 320, height: 240))
        let measurement = EventMeasurement(subject: subject)
        let events = ThreePhases.self
        try measurement.run(events, size: size, rounds: 3, warmup: 0) { _ in }
        let scenario = Scenario("<three> & \"more\", phases", .events(events))
        results.append(try BenchResult(measurement, of: scenario, events, subject: subject))
        return BenchReport(plan: plan, results: results)
    }
}

/// An event scenario whose event names contain characters that must be escaped in each file format.
@MainActor
private struct ThreePhases: EventScenario {
    static let summary = "three color changes"
    static let count = 3

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        try clock.time("appear, with \"quotes\"") {
            view.backgroundColor = .systemRed
            clock.window.addSubview(view)
        }
        try clock.time("blue & <green>") { view.backgroundColor = .systemBlue }
        try clock.time("gray") { view.backgroundColor = .systemGray }
    }
}
