import CHeapCount
package import Foundation
package import FrameMetrics
import StageKit
package import ViewKit

/// Times events in the window of a subject: what changes the views, and the frame that shows it.
///
/// The window's clock goes on by a sixtieth of a second with each frame and stands still between, so that on a slow
/// machine the same happens as on a fast one.
@MainActor
package final class EventClock {
    /// What was timed under one name.
    package struct Phase {
        package let name: String
        /// How many things it happened to.
        package let count: Int?
        package let recorder: FrameRecorder
        /// Works that are always the same, once before each time.
        package let works: FixedWorkRecorders
    }

    /// What was timed, in the order in which the names were first used.
    package private(set) var phases: [Phase] = []
    /// Of all threads, in all that was timed, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0

    /// More than any scenario has rounds.
    private static let mostSamples = 2000
    private static let frameInterval = 1.0 / 60

    private let subject: any Subject
    private let meter: FrameMeter
    private let work = FixedWork()

    init(subject: any Subject) {
        self.subject = subject
        meter = FrameMeter(subject: subject, hardware: HardwareCounters())
    }

    /// The window; empty when a round begins.
    package var window: UIWindow { subject.window }

    /// Makes `change` and shows it in one frame, and adds the time of both to those of `name`; the change counts as the
    /// stage `events`. `count` is how many things it happens to, where that is not the scenario's count.
    package func time(_ name: String, count: Int? = nil, _ change: () -> Void) throws {
        let phase = phase(named: name, count: count)
        work.run(phase.works)
        // What waits already is no part of the event.
        subject.takeEvents()
        MainLoop.turn()
        window.runTimers(until: window.time + Self.frameInterval)
        let start = ProcessorClock.nanoseconds
        try meter.measureFrame(at: window.time, recorder: phase.recorder, events: change)
        processorTime += ProcessorClock.nanoseconds - start
    }

    /// Shows what changed in one frame, and measures nothing.
    package func runFrame() throws {
        try subject.runFrame(at: window.time + Self.frameInterval)
    }

    /// Lets `duration` seconds pass on the window's clock, with a frame in each tenth, and measures nothing.
    package func skip(_ duration: TimeInterval) throws {
        let end = window.time + duration
        while window.time < end {
            window.runTimers(until: min(end, window.time + 0.1))
            try runFrame()
        }
    }

    /// Gives the tree another size in points, as a window does whose edge is dragged.
    package func resize(to size: CGSize) {
        window.resize(to: size, scale: window.traitCollection.displayScale)
    }

    /// Why instructions are not counted; nil where they are.
    package var reasonWithoutInstructions: String? { meter.reasonWithoutInstructions }

    /// Forgets what was timed.
    func reset() {
        phases = []
        processorTime = 0
    }

    private func phase(named name: String, count: Int?) -> Phase {
        if let known = phases.first(where: { $0.name == name }) {
            known.recorder.block += 1
            known.works.nextBlock()
            return known
        }
        func recorder() -> FrameRecorder {
            FrameRecorder(
                capacity: Self.mostSamples, allocations: heap_count_value, clock: { MonotonicClock.nanoseconds })
        }
        let made = Phase(name: name, count: count, recorder: recorder(), works: FixedWorkRecorders(recorder))
        phases.append(made)
        return made
    }
}
