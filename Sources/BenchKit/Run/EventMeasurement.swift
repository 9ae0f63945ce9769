package import Foundation
import StageKit
import ViewKit

/// Measures the events of an event scenario or of a screen in warm-up rounds, followed by measured rounds. After an
/// event scenario, counts the costs of steady-state frames of the views that it left in the window.
@MainActor
package final class EventMeasurement {
    package let clock: EventClock
    package private(set) var costs = FrameCosts()
    /// The start of the measured rounds, on the recorders' clock.
    package private(set) var beginning: UInt64 = 0

    /// The default number of measured rounds of a screen's events.
    private static let screenRounds = 30

    private let subject: any Subject

    /// Creates a measurement. `measuresWorkloads` is `false` to omit the fixed workloads before each event.
    package init(subject: any Subject, measuresWorkloads: Bool = true, realTime: RealTime = .system) {
        self.subject = subject
        clock = EventClock(subject: subject, measuresWorkloads: measuresWorkloads, realTime: realTime)
    }

    /// Runs `scenario` in a window of `size`: `warmup` rounds, then `rounds` measured rounds. If `rounds` is `nil`, the
    /// scenario's default is used. `progress` receives the completed fraction, 0...1.
    package func run(
        _ scenario: any EventScenario.Type, size: CGSize, rounds: Int? = nil, warmup: Int = 3,
        progress: (Double) -> Void
    ) throws {
        subject.window.backgroundColor = .white
        let events = scenario.init(size: size)
        try runRounds(rounds ?? scenario.rounds, warmup: warmup, progress: progress) {
            try events.run(round: $0, clock: clock)
        }
        costs = try FrameCounter(subject: subject).count()
    }

    /// Runs the events of `screen` with `count` elements in a window of `size`: `warmup` rounds, then `rounds` measured
    /// rounds, by default 30. Each round creates the screen again. `progress` receives the completed fraction, 0...1.
    package func run(
        _ screen: any BenchScenario, count: Int, size: CGSize, rounds: Int? = nil, warmup: Int = 3,
        progress: (Double) -> Void
    ) throws {
        try runRounds(rounds ?? Self.screenRounds, warmup: warmup, progress: progress) { _ in
            // Steady-state frames and earlier events may have resized the window.
            if clock.window.bounds.size != size { clock.resize(to: size) }
            let shown = screen.makeScreen(count: count)
            try clock.show(shown)
            for event in shown.events {
                // Shows the remaining changes of the previous event, which aren't part of this one.
                try clock.runFrame()
                try clock.time(event, of: shown)
            }
        }
    }

    /// Returns the results of all events. Events without an element count get `count`. Start and end times are in
    /// nanoseconds since `origin`, a time on the recorders' clock.
    func phases(count: Int, since origin: UInt64) -> [BenchPhase] {
        clock.phases.map {
            BenchPhase(
                name: $0.name, count: $0.count ?? count, recorder: $0.recorder,
                workloads: clock.measuresWorkloads ? $0.workloads.columns(since: origin) : nil, since: origin)
        }
    }

    // MARK: Private

    /// Runs `warmup` rounds, which are not recorded, and `rounds` recorded rounds, each in an empty window. `run`
    /// receives the index of the round, which includes warm-up rounds.
    private func runRounds(
        _ rounds: Int, warmup: Int, progress: (Double) -> Void, run: (Int) throws -> Void
    ) throws {
        for round in -warmup..<rounds {
            progress(max(0, Double(round) / Double(rounds)))
            Turns.shared?.next()
            subject.window.rootViewController = nil
            for view in subject.window.subviews { view.removeFromSuperview() }
            try clock.runFrame()
            if round == 0 {
                clock.reset()
                beginning = MonotonicClock.nanoseconds
            }
            try run(round + warmup)
        }
    }
}
