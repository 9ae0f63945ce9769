package import Foundation
import StageKit
import ViewKit

/// Measures a scenario of events: warm-up rounds, measured rounds, and finally steady frames of the remaining views.
@MainActor
package final class EventMeasurement {
    package let clock: EventClock
    package private(set) var costs = FrameCosts()
    /// The start of the measured rounds, on the recorders' clock.
    package private(set) var beginning: UInt64 = 0

    private let subject: any Subject

    /// Creates a measurement. `measuresWorkloads` is `false` to omit the fixed workloads before each event.
    package init(subject: any Subject, measuresWorkloads: Bool = true) {
        self.subject = subject
        clock = EventClock(subject: subject, measuresWorkloads: measuresWorkloads)
    }

    /// Runs `scenario` in a window of `size`: `warmup` rounds, then `rounds` measured rounds. If `rounds` is `nil`, the
    /// scenario's default is used. `progress` receives the completed fraction, 0...1.
    package func run(
        _ scenario: any EventScenario.Type, size: CGSize, rounds: Int? = nil, warmup: Int = 3,
        progress: (Double) -> Void
    ) throws {
        subject.window.backgroundColor = .white
        let (events, rounds) = (scenario.init(size: size), rounds ?? scenario.rounds)
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
            try events.run(round: round + warmup, clock: clock)
        }
        costs = try FrameCounter(subject: subject).count()
    }
}
