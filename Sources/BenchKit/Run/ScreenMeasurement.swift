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
    /// How many frames are run between two reports of progress.
    private static let runLength = 60
    /// Half an hour at 60 frames a second.
    private static let mostSamples = 108_000

    package let recorder: FrameRecorder
    /// Of all threads, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0
    package private(set) var costs = FrameCosts()

    private let plan: BenchPlan
    private let subject: any Subject
    private var frame = 0

    // MARK: Lifecycle

    package init(plan: BenchPlan, subject: any Subject) {
        self.plan = plan
        self.subject = subject
        let budget = plan.pace > 0 ? UInt64(1_000_000_000 / plan.pace) : 16_666_667
        recorder = FrameRecorder(capacity: Self.mostSamples, budget: budget, clock: { MonotonicClock.nanoseconds })
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
        processorTime = 0

        var elapsed: UInt64 = 0
        while let count = nextRun(after: elapsed) {
            let start = MonotonicClock.nanoseconds
            try runFrames(count, of: screen, at: clock)
            elapsed += MonotonicClock.nanoseconds - start
            progress(part(after: elapsed))
        }
        let first = frame
        costs = try FrameCounter(subject: subject).count(
            time: { clock.time(of: first + $0) }, events: { screen.step(first + $0) })
    }

    // MARK: Private

    /// How many frames are wanted; nil where only the time says so.
    private var wantedFrames: Int? {
        switch plan.length {
        case .frames(let wanted): wanted
        case .seconds(let seconds): plan.pace > 0 ? max(1, Int((seconds * plan.pace).rounded())) : nil
        }
    }

    /// How many frames the next run has; nil when the measurement is over.
    private func nextRun(after elapsed: UInt64) -> Int? {
        if let wanted = wantedFrames {
            return recorder.frames < wanted ? min(Self.runLength, wanted - recorder.frames) : nil
        }
        return part(after: elapsed) < 1 ? Self.runLength : nil
    }

    private func part(after elapsed: UInt64) -> Double {
        if let wanted = wantedFrames { return Double(recorder.frames) / Double(wanted) }
        guard case .seconds(let seconds) = plan.length else { return 1 }
        return min(1, Double(elapsed) / 1_000_000_000 / seconds)
    }

    private func runFrames(_ count: Int, of screen: BenchScreen, at clock: FrameTimes) throws {
        var pacer = Pacer(pace: plan.pace)
        let start = ProcessorClock.nanoseconds
        for _ in 0..<count {
            try pacer.wait()
            subject.takeEvents()
            try subject.runFrame(at: clock.time(of: frame), recorder: recorder) { screen.step(frame) }
            frame += 1
        }
        processorTime += ProcessorClock.nanoseconds - start
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
