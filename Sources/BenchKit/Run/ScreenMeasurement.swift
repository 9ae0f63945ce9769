import Foundation
package import FrameMetrics
import StageKit
import ViewKit

/// Measures the frames of one screen, one after another at the plan's pace.
///
/// The window's clock goes on by one frame's time from frame to frame, so that a slow machine draws the same frames as
/// a fast one.
@MainActor
package final class ScreenMeasurement {
    /// How many frames a block has, whose middle one is compared with the middle of the fixed work beside them.
    private static let blockLength = 5

    package let recorder: FrameRecorder
    /// Works that are always the same, once after each frame.
    package let workRecorders: FixedWorkRecorders
    /// Of all threads, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0
    /// What was counted in frames of their own, where nothing was to be drawn.
    package private(set) var costs = FrameCosts()
    /// When the frames that count began, on the recorder's clock.
    package private(set) var beginning: UInt64 = 0

    private let plan: BenchPlan
    private let subject: any Subject
    private let meter: FrameMeter
    private let work = FixedWork()
    private var pacer: Pacer
    private var frame = 0

    // MARK: Lifecycle

    package init(plan: BenchPlan, subject: any Subject) {
        self.plan = plan
        self.subject = subject
        pacer = Pacer(pace: plan.pace)
        meter = FrameMeter(subject: subject, hardware: HardwareCounters())
        recorder = FrameRecorder(plan)
        workRecorders = FixedWorkRecorders { FrameRecorder(plan) }
    }

    // MARK: Package

    /// Shows `screen` and measures its frames; `progress` hears of the part that is done, 0...1.
    package func run(_ screen: BenchScreen, progress: (Double) -> Void) throws {
        progress(0)
        let window = subject.window
        window.runTimers(until: MonotonicClock.now)
        window.rootViewController = screen.controller
        let clock = FrameTimes(start: window.time, pace: plan.pace)
        try runFrames(1 + plan.warmup, of: screen, at: clock)
        recorder.reset()
        workRecorders.reset()
        processorTime = 0
        beginning = MonotonicClock.nanoseconds

        var elapsed: UInt64 = 0
        while let count = plan.nextBlock(of: Self.blockLength, after: recorder.frames, nanoseconds: elapsed) {
            let start = MonotonicClock.nanoseconds
            try runFrames(count, of: screen, at: clock)
            recorder.block += 1
            workRecorders.nextBlock()
            elapsed += MonotonicClock.nanoseconds - start
            progress(plan.part(after: recorder.frames, nanoseconds: elapsed))
        }
        guard recorder.drawnFrames == 0 else { return }
        let first = frame
        costs = try FrameCounter(subject: subject).count(
            time: { clock.time(of: first + $0) }, events: { screen.step(first + $0) })
    }

    // MARK: Private

    private func runFrames(_ count: Int, of screen: BenchScreen, at clock: FrameTimes) throws {
        for _ in 0..<count {
            let start = ProcessorClock.nanoseconds
            try pacer.wait()
            subject.takeEvents()
            try meter.measureFrame(at: clock.time(of: frame), recorder: recorder) { screen.step(frame) }
            processorTime += ProcessorClock.nanoseconds - start
            work.run(workRecorders)
            frame += 1
        }
    }
}

/// When frames are, on the window's clock.
private struct FrameTimes {
    let start: TimeInterval
    let interval: TimeInterval

    init(start: TimeInterval, pace: Double) {
        self.start = start
        interval = 1 / (pace > 0 ? pace : 60)
    }

    /// Computed from the start, so that rounding errors do not add up.
    func time(of frame: Int) -> TimeInterval { start + Double(frame) * interval }
}
