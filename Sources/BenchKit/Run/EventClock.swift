import CHeapCount
package import Foundation
package import FrameMetrics
import StageKit
package import ViewKit

/// Measures events in a subject's window. An event is a change to the views and the frame that shows it.
///
/// The window's clock advances by a sixtieth of a second per frame and is paused between frames, so slow and fast
/// machines do the same work.
@MainActor
package final class EventClock {
    /// The samples recorded under one event name.
    package struct Phase {
        package let name: String
        /// The number of elements affected by the event; `nil` uses the scenario's count.
        package let count: Int?
        package let recorder: FrameRecorder
        /// The times of the fixed workloads, which run once before each sample.
        package let workloads: FixedWorkloadRecorders
    }

    /// The recorded phases, in the order in which their names were first used.
    package private(set) var phases: [Phase] = []
    /// The CPU time of all threads during the samples, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0

    /// The capacity of a recorder, larger than the number of samples of any event in any scenario.
    private static let maximumSamples = 2000
    private static let frameInterval = ConditionWait.interval

    /// `true` if the fixed workloads run before each sample. Otherwise, the CPU times of stages are measured.
    let measuresWorkloads: Bool

    private let subject: any Subject
    private let meter: FrameMeter
    private let work = FixedWorkload()
    private let realTime: RealTime

    init(subject: any Subject, measuresWorkloads: Bool = true, realTime: RealTime = .system) {
        (self.subject, self.realTime) = (subject, realTime)
        self.measuresWorkloads = measuresWorkloads
        meter = FrameMeter(subject: subject, hardware: HardwareCounters())
    }

    /// The subject's window, empty at the start of each round.
    package var window: UIWindow { subject.window }

    /// Calls `change`, shows the result in one frame, and records the total time under `name`. The change is part of
    /// the stage `events`. `count` is the number of affected elements; `nil` uses the scenario's count.
    package func time(_ name: String, count: Int? = nil, _ change: () -> Void) throws {
        let phase = beginEvent(name, count: count)
        processorTime += try meter.processorTime {
            try meter.measureFrame(at: window.time, recorder: phase.recorder, events: change)
        }
    }

    /// Shows `screen` in the window, and runs frames until it is loaded.
    func show(_ screen: BenchScreen) throws {
        window.rootViewController = screen.controller
        try runFrame()
        try screen.waitUntilLoaded(realTime) { try runFrame() }
    }

    /// Measures an event of `screen` in one frame or, if it has a condition, in the frames until the condition holds.
    /// Throws if that takes too long.
    func time(_ event: BenchScreen.Event, of screen: BenchScreen) throws {
        guard let isDone = event.isDone else { return try time(event.name, event.perform) }
        let phase = beginEvent(event.name)
        var wait = ConditionWait(
            subject: "the event \"\(event.name)\" of the scenario \(screen.name) is not done",
            remedy: "its condition (until) has to return true once the result is shown", time: realTime)
        var time: TimeInterval?
        processorTime += try meter.processorTime {
            try meter.measureFrames(recorder: phase.recorder, events: event.perform) {
                guard let last = time else {
                    time = window.time
                    return time
                }
                guard !isDone() else { return nil }
                try wait.next()
                time = last + Self.frameInterval
                return time
            }
        }
    }

    /// Runs one unmeasured frame.
    package func runFrame() throws {
        try subject.runFrame(at: window.time + Self.frameInterval)
    }

    /// Advances the window's clock by at least `duration` seconds without measuring, running a frame about every tenth
    /// of a second.
    package func skip(_ duration: TimeInterval) throws {
        let end = window.time + duration
        while window.time < end {
            window.runTimers(until: min(end, window.time + 0.1))
            try runFrame()
        }
    }

    /// Resizes the window to `size`, in points, as if the user had dragged its edge.
    package func resize(to size: CGSize) {
        window.resize(to: size, scale: window.traitCollection.displayScale)
    }

    /// The reason why instructions are not counted; `nil` if they are.
    package var reasonWithoutInstructions: String? { meter.reasonWithoutInstructions }

    /// Discards all samples.
    func reset() {
        phases = []
        processorTime = 0
    }

    /// Runs the fixed workloads and all pending work before an event. Returns the phase to record the event in.
    private func beginEvent(_ name: String, count: Int? = nil) -> Phase {
        let phase = phase(named: name, count: count)
        if measuresWorkloads { work.run(phase.workloads) }
        // Run pending work first, because it isn't part of the event.
        subject.processEvents()
        MainLoop.turn()
        window.runTimers(until: window.time + Self.frameInterval)
        return phase
    }

    private func phase(named name: String, count: Int?) -> Phase {
        if let existing = phases.first(where: { $0.name == name }) {
            existing.recorder.block += 1
            existing.workloads.nextBlock()
            return existing
        }
        func recorder() -> FrameRecorder {
            let recorder = FrameRecorder(
                capacity: Self.maximumSamples, allocations: heap_count_value, clock: { MonotonicClock.nanoseconds })
            if !measuresWorkloads { recorder.processorClock = { ProcessorClock.threadNanoseconds } }
            return recorder
        }
        let phase = Phase(name: name, count: count, recorder: recorder(), workloads: FixedWorkloadRecorders(recorder))
        phases.append(phase)
        return phase
    }
}
