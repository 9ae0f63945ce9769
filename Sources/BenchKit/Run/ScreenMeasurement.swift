import Foundation
package import FrameMetrics
import StageKit
import ViewKit

/// Measures consecutive frames of a screen at the plan's pace. If the screen has a floor, blocks of the screen's and
/// the floor's frames alternate, as in `Measurement`.
///
/// The window's clock advances by one interval per frame, so slow and fast machines draw the same frames.
@MainActor
package final class ScreenMeasurement {
    /// The number of frames per block. The median of a block is compared with the fixed workloads in the same block.
    private static let blockLength = 5

    package let recorder: FrameRecorder
    /// The samples of the floor's frames; empty if there is no floor.
    package let floorRecorder: FrameRecorder
    /// The times of the fixed workloads. They run after each frame or, if there is a floor, after each pair of blocks,
    /// once per frame of a block.
    package let workRecorders: FixedWorkRecorders
    /// The CPU time of all threads during the screen's frames, in nanoseconds. `floorProcessorTime` is the CPU time
    /// during the floor's frames.
    package private(set) var processorTime: UInt64 = 0
    package private(set) var floorProcessorTime: UInt64 = 0
    /// The counts of separately measured frames, used if nothing was drawn.
    package private(set) var costs = FrameCosts()
    /// The start of the measured frames, on the recorder's clock.
    package private(set) var beginning: UInt64 = 0

    /// The number of measured frames that were never shown because the next frame replaced them.
    package var replacedFrames: Int { meter.replacedFrames - firstReplaced }

    private var firstReplaced = 0
    private let plan: BenchPlan
    private let subject: any Subject
    private let meter: FrameMeter
    private let work = FixedWorkload()
    private var pacer: Pacer
    private var frame = 0
    private var floorFrame = 0

    // MARK: Lifecycle

    package init(plan: BenchPlan, subject: any Subject) {
        self.plan = plan
        self.subject = subject
        pacer = Pacer(pace: plan.pace)
        meter = FrameMeter(subject: subject, hardware: HardwareCounters())
        recorder = FrameRecorder(plan)
        floorRecorder = FrameRecorder(plan)
        workRecorders = FixedWorkRecorders { FrameRecorder(plan) }
    }

    // MARK: Package

    /// Shows `screen` and measures its frames. `progress` receives the completed fraction, 0...1.
    package func run(_ screen: BenchScreen, progress: (Double) -> Void) throws {
        progress(0)
        let window = subject.window
        window.runTimers(until: MonotonicClock.now)
        window.rootViewController = screen.controller
        let clock = FrameTimes(start: window.time, pace: plan.pace)
        try runFrames(1, of: screen, at: clock)
        let floor = try (plan.measuresReferences ? screen.floor : nil).map {
            try ($0, subject.makeFloor(of: $0.picture(window)))
        }
        try runFrames(plan.warmup, of: screen, at: clock)
        if let floor { try runFloorFrames(plan.warmup, of: floor) }
        recorder.reset()
        floorRecorder.reset()
        workRecorders.reset()
        (processorTime, floorProcessorTime) = (0, 0)
        beginning = MonotonicClock.nanoseconds
        firstReplaced = meter.replacedFrames

        var blocks = BlockShuffle(seed: plan.seed)
        for lengths in 1...BenchPlan.maximumLengths {
            let plan = plan.lasting(lengths)
            if let floor {
                try runPairs(plan, &blocks, of: screen, floor, at: clock, progress: progress)
            } else {
                try runBlocks(plan, &blocks, of: screen, at: clock, progress: progress)
            }
            if floor == nil || plan.isPreciseEnough(of: ratio) { break }
        }
        guard recorder.drawnFrames == 0 else { return }
        let first = frame
        costs = try FrameCounter(subject: subject).count(
            time: { clock.time(of: first + $0) }, events: { screen.step(first + $0) })
    }

    // MARK: Private

    /// The current estimate of the ratio to the floor.
    private var ratio: Estimate? {
        PairedRatio(ours: FrameColumns(recorder.samples), floor: FrameColumns(floorRecorder.samples))
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
            try runFrames(count, of: screen, at: clock) { if plan.measuresReferences { work.run(workRecorders) } }
            blocks.nanoseconds += MonotonicClock.nanoseconds - start
            endBlock(of: plan, blocks, progress: progress)
        }
    }

    /// Runs pairs of blocks, one of the screen and one of the floor in random order, until the length of `plan` is
    /// reached.
    private func runPairs(
        _ plan: BenchPlan, _ blocks: inout BlockShuffle, of screen: BenchScreen, _ floor: (ScreenFloor, any Floor),
        at clock: FrameTimes, progress: (Double) -> Void
    ) throws {
        while let count = plan.nextBlock(
            of: Measurement.blockLength, after: recorder.frames, nanoseconds: blocks.nanoseconds)
        {
            Turns.shared?.next()
            let isFloorFirst = Bool.random(using: &blocks.generator)
            if isFloorFirst { try runFloorFrames(count, of: floor) }
            let start = MonotonicClock.nanoseconds
            try runFrames(count, of: screen, at: clock)
            blocks.nanoseconds += MonotonicClock.nanoseconds - start
            if !isFloorFirst { try runFloorFrames(count, of: floor) }
            for _ in 0..<count { work.run(workRecorders) }
            endBlock(of: plan, blocks, progress: progress)
        }
    }

    private func endBlock(of plan: BenchPlan, _ blocks: BlockShuffle, progress: (Double) -> Void) {
        recorder.block += 1
        floorRecorder.block += 1
        workRecorders.nextBlock()
        progress(plan.part(after: recorder.frames, nanoseconds: blocks.nanoseconds))
    }

    private func runFrames(
        _ count: Int, of screen: BenchScreen, at clock: FrameTimes, afterEach: () -> Void = {}
    ) throws {
        for _ in 0..<count {
            let start = ProcessorClock.nanoseconds
            try pacer.wait()
            subject.processEvents()
            try meter.measureFrame(at: clock.time(of: frame), recorder: recorder) { screen.step(frame) }
            processorTime += ProcessorClock.nanoseconds - start
            // Runs the run loop's blocks and timers. Work enqueued by them belongs to the next frame.
            if !MainLoop.hasWaitingBlocks { MainLoop.turn() }
            afterEach()
            frame += 1
        }
    }

    private func runFloorFrames(_ count: Int, of floor: (screen: ScreenFloor, picture: any Floor)) throws {
        try floor.picture.begin()
        let start = ProcessorClock.nanoseconds
        for _ in 0..<count {
            try pacer.wait()
            try meter.measureFrame(
                of: floor.picture, at: floor.screen.position(floorFrame), recorder: floorRecorder)
            floorFrame += 1
        }
        floorProcessorTime += ProcessorClock.nanoseconds - start
        try floor.picture.end()
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
