import Foundation
package import FrameMetrics
import StageKit
import ViewKit

/// Measures consecutive frames of a screen at the plan's pace. If the screen has a baseline, blocks of the screen's and
/// the baseline's frames alternate, as in `Measurement`.
///
/// The window's clock advances by one interval per frame, so slow and fast machines draw the same frames.
@MainActor
package final class ScreenMeasurement {
    /// The number of frames per block if there is no baseline. The median of a block is compared with the fixed
    /// workloads in the same block.
    private static let blockLength = 5

    package let recorder: FrameRecorder
    /// The samples of the baseline's frames; empty if there is no baseline.
    package let baselineRecorder: FrameRecorder
    /// The recorders of the fixed workloads' times. If the plan measures references, the workloads run once after each
    /// measured frame or, with a baseline, after each pair of blocks, as many times as a block has frames. Otherwise
    /// they don't run.
    package let workloadRecorders: FixedWorkloadRecorders
    /// The CPU time of all threads during the screen's frames, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0
    /// The CPU time of all threads during the baseline's frames, in nanoseconds.
    package private(set) var baselineProcessorTime: UInt64 = 0
    /// The costs counted in separate frames if the measured frames drew nothing.
    package private(set) var costs = FrameCosts()
    /// The frames of the screen that the display server was given; `nil` if it can't report them.
    package private(set) var shown: ShownFrames?
    /// The start of the measured frames, on the recorder's clock.
    package private(set) var beginning: UInt64 = 0

    /// The number of measured frames that were never shown because the next frame replaced them.
    package var replacedFrames: Int { meter.replacedFrames - firstReplaced }

    private var firstReplaced = 0
    private let plan: BenchPlan
    private let subject: any Subject
    private let meter: FrameMeter
    private let work = FixedWorkload()
    private let realTime: RealTime
    private var pacer: Pacer
    private var frame = 0
    private var baselineFrame = 0

    // MARK: Lifecycle

    package init(plan: BenchPlan, subject: any Subject, realTime: RealTime = .system) {
        self.plan = plan
        self.subject = subject
        self.realTime = realTime
        pacer = Pacer(pace: plan.pace, time: realTime)
        meter = FrameMeter(subject: subject, hardware: HardwareCounters())
        recorder = FrameRecorder(plan)
        baselineRecorder = FrameRecorder(plan)
        workloadRecorders = FixedWorkloadRecorders { FrameRecorder(plan) }
    }

    // MARK: Package

    /// Shows `screen`, waits until it is loaded, and measures its frames. `progress` receives the completed fraction,
    /// 0...1.
    package func run(_ screen: BenchScreen, progress: (Double) -> Void) throws {
        progress(0)
        let window = subject.window
        window.runTimers(until: MonotonicClock.now)
        window.rootViewController = screen.controller
        meter.watch = try subject.makeWatch()
        meter.watch?.target = recorder.budget
        var clock = FrameTimes(start: window.time, pace: plan.pace)
        try runFrames(1, of: screen, at: clock)
        try screen.waitUntilLoaded(realTime) {
            try subject.runFrame(at: window.time + ConditionWait.interval)
            // The following frames continue from the time of this frame.
            clock = FrameTimes(start: window.time, pace: plan.pace)
        }
        let baseline = try (plan.measuresReferences ? screen.baseline : nil).map {
            try ($0, subject.makeBaseline(drawing: $0.picture(window)))
        }
        try runFrames(plan.warmup, of: screen, at: clock)
        if let baseline { try runBaselineFrames(plan.warmup, of: baseline) }
        recorder.reset()
        baselineRecorder.reset()
        workloadRecorders.reset()
        (processorTime, baselineProcessorTime) = (0, 0)
        beginning = MonotonicClock.nanoseconds
        firstReplaced = meter.replacedFrames
        meter.watch?.removeFrames()

        var blocks = BlockShuffle(seed: plan.seed)
        for lengths in 1...BenchPlan.maximumLengths {
            let plan = plan.lasting(lengths)
            if let baseline {
                try runPairs(plan, &blocks, of: screen, baseline, at: clock, progress: progress)
            } else {
                try runBlocks(plan, &blocks, of: screen, at: clock, progress: progress)
            }
            if baseline == nil || plan.isPreciseEnough(of: ratio) { break }
        }
        shown = meter.watch?.result(target: recorder.budget)
        meter.watch = nil
        guard recorder.drawnFrames == 0 else { return }
        let first = frame
        costs = try FrameCounter(subject: subject).count(
            time: { clock.time(of: first + $0) }, events: { screen.step(first + $0) })
    }

    // MARK: Private

    /// The current estimate of the ratio to the baseline.
    private var ratio: Estimate? {
        PairedRatio(ours: FrameColumns(recorder.samples), baseline: FrameColumns(baselineRecorder.samples))
            .estimate(seed: plan.seed)
    }

    /// Runs blocks until the length of `plan` is reached.
    private func runBlocks(
        _ plan: BenchPlan, _ blocks: inout BlockShuffle, of screen: BenchScreen, at clock: FrameTimes,
        progress: (Double) -> Void
    ) throws {
        while let count = plan.nextBlock(
            of: Self.blockLength, after: recorder.frames, nanoseconds: blocks.nanoseconds)
        {
            Turns.shared?.next()
            let start = MonotonicClock.nanoseconds
            try runFrames(count, of: screen, at: clock) { if plan.measuresReferences { work.run(workloadRecorders) } }
            blocks.nanoseconds += MonotonicClock.nanoseconds - start
            endBlock(of: plan, blocks, progress: progress)
        }
    }

    /// Runs pairs of blocks, one of the screen and one of the baseline in random order, until the length of `plan` is
    /// reached.
    private func runPairs(
        _ plan: BenchPlan, _ blocks: inout BlockShuffle, of screen: BenchScreen,
        _ baseline: (ScreenBaseline, any Baseline),
        at clock: FrameTimes, progress: (Double) -> Void
    ) throws {
        while let count = plan.nextBlock(
            of: Measurement.blockLength, after: recorder.frames, nanoseconds: blocks.nanoseconds)
        {
            Turns.shared?.next()
            let isBaselineFirst = Bool.random(using: &blocks.generator)
            if isBaselineFirst { try runBaselineFrames(count, of: baseline) }
            let start = MonotonicClock.nanoseconds
            try runFrames(count, of: screen, at: clock)
            blocks.nanoseconds += MonotonicClock.nanoseconds - start
            if !isBaselineFirst { try runBaselineFrames(count, of: baseline) }
            for _ in 0..<count { work.run(workloadRecorders) }
            endBlock(of: plan, blocks, progress: progress)
        }
    }

    private func endBlock(of plan: BenchPlan, _ blocks: BlockShuffle, progress: (Double) -> Void) {
        recorder.block += 1
        baselineRecorder.block += 1
        workloadRecorders.nextBlock()
        progress(plan.part(after: recorder.frames, nanoseconds: blocks.nanoseconds))
    }

    private func runFrames(
        _ count: Int, of screen: BenchScreen, at clock: FrameTimes, afterEach: () -> Void = {}
    ) throws {
        meter.watch?.beginBlock()
        defer { meter.watch?.endBlock() }
        for _ in 0..<count {
            processorTime += try meter.processorTime {
                try pacer.wait()
                subject.processEvents()
                try meter.measureFrame(at: clock.time(of: frame), recorder: recorder) { screen.step(frame) }
            }
            // Runs the run loop's blocks and timers, because a frame skips them if the main queue is empty. Work that
            // they enqueue belongs to the next frame.
            if !MainLoop.hasPendingBlocks { MainLoop.turn() }
            afterEach()
            frame += 1
        }
    }

    private func runBaselineFrames(_ count: Int, of baseline: (screen: ScreenBaseline, picture: any Baseline)) throws {
        try baseline.picture.begin()
        baselineProcessorTime += try meter.processorTime {
            for _ in 0..<count {
                try pacer.wait()
                try meter.measureFrame(
                    of: baseline.picture, at: baseline.screen.position(baselineFrame), recorder: baselineRecorder)
                baselineFrame += 1
            }
        }
        try baseline.picture.end()
    }
}

/// The schedule of frames on the window's clock.
private struct FrameTimes {
    let start: TimeInterval
    let interval: TimeInterval

    init(start: TimeInterval, pace: Double) {
        self.start = start
        interval = 1 / (pace > 0 ? pace : 60)
    }

    /// Returns the time of `frame`, computed from the start, so rounding errors don't accumulate.
    func time(of frame: Int) -> TimeInterval { start + Double(frame) * interval }
}
