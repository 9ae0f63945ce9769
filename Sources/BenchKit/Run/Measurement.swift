import CHeapCount
package import FrameMetrics
import StageKit
import ViewKit

/// Measures the scenario `shimmer` with a given number of bones. The library and the baseline alternate in blocks of
/// frames. The two blocks of a pair run in random order, so that changes in the machine's speed affect both sides, and
/// neither side always comes second.
///
/// Both sides run at the same pace, because a processor is slower right after sleeping.
@MainActor
package final class Measurement {
    /// The number of frames in each block of a pair. It is small enough for the machine's speed to be the same for both
    /// blocks, but large enough for a median.
    package static let blockLength = 3

    /// The samples of the library's frames.
    package let recorder: FrameRecorder
    /// The samples of the baseline's frames. Both blocks of a pair have the same block number.
    package let baselineRecorder: FrameRecorder
    /// The times of the fixed workloads, which run after each pair of blocks, once per frame of a block.
    package let workloadRecorders: FixedWorkloadRecorders
    /// The CPU time of all threads during the library's frames, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0
    /// The CPU time of all threads during the baseline's frames, in nanoseconds.
    package private(set) var baselineProcessorTime: UInt64 = 0
    /// The frames of the library that the display server was given; `nil` if it can't report them.
    package private(set) var shown: ShownFrames?
    /// The start of the measured frames, on the recorders' clock.
    package private(set) var beginning: UInt64 = 0

    /// The number of measured frames that were never shown because the next frame replaced them.
    package var replacedFrames: Int { meter.replacedFrames - firstReplaced }

    private var firstReplaced = 0
    private let plan: BenchPlan
    private let subject: any Subject
    private let meter: FrameMeter
    private let work = FixedWorkload()
    private var pacer: Pacer

    // MARK: Lifecycle

    package init(plan: BenchPlan, subject: any Subject) {
        self.plan = plan
        self.subject = subject
        pacer = Pacer(pace: plan.pace)
        meter = FrameMeter(subject: subject, hardware: HardwareCounters())
        recorder = FrameRecorder(plan)
        baselineRecorder = FrameRecorder(plan)
        workloadRecorders = FixedWorkloadRecorders { FrameRecorder(plan) }
    }

    // MARK: Package

    /// The reason why instructions are not counted; `nil` if they are.
    package var reasonWithoutInstructions: String? { meter.reasonWithoutInstructions }

    /// Shows `bones` bones and measures their frames. `progress` receives the completed fraction, 0...1.
    package func run(bones: Int, progress: (Double) -> Void) throws {
        var shimmer = Shimmer(bones: bones, size: CGSize(width: plan.width, height: plan.height))
        progress(0)
        subject.window.runTimers(until: MonotonicClock.now)
        shimmer.show(in: subject.window)
        meter.watch = try subject.makeWatch()
        meter.watch?.target = recorder.budget
        try runFrames(1)
        let baseline = plan.measuresReferences ? try subject.makeBaseline(drawing: shimmer.baselineContent) : nil
        try runFrames(plan.warmup)
        if let baseline { try runBaselineFrames(plan.warmup, of: baseline, shimmer) }
        recorder.reset()
        baselineRecorder.reset()
        workloadRecorders.reset()
        (processorTime, baselineProcessorTime) = (0, 0)
        beginning = MonotonicClock.nanoseconds
        firstReplaced = meter.replacedFrames
        meter.watch?.removeFrames()

        var blocks = BlockShuffle(seed: plan.seed)
        for lengths in 1...BenchPlan.maximumLengths {
            try runBlocks(plan.lasting(lengths), &blocks, of: baseline, shimmer, progress: progress)
            if plan.isPreciseEnough(of: ratio) { break }
        }
        shown = meter.watch?.result(target: recorder.budget)
        meter.watch = nil
        guard recorder.drawnFrames > 0 else {
            throw BenchError("no frame drew anything: the window may be hidden; show it and run again")
        }
    }

    // MARK: Private

    /// The current estimate of the ratio to the baseline.
    private var ratio: Estimate? {
        PairedRatio(ours: FrameColumns(recorder.samples), baseline: FrameColumns(baselineRecorder.samples))
            .estimate(seed: plan.seed)
    }

    /// Runs pairs of blocks until the length of `plan` is reached.
    private func runBlocks(
        _ plan: BenchPlan, _ blocks: inout BlockShuffle, of baseline: (any Baseline)?, _ shimmer: Shimmer,
        progress: (Double) -> Void
    ) throws {
        while let count = plan.nextBlock(
            of: Self.blockLength, after: recorder.frames, nanoseconds: blocks.nanoseconds)
        {
            Turns.shared?.next()
            let isBaselineFirst = Bool.random(using: &blocks.generator)
            if isBaselineFirst, let baseline { try runBaselineFrames(count, of: baseline, shimmer) }
            let start = MonotonicClock.nanoseconds
            try runFrames(count)
            blocks.nanoseconds += MonotonicClock.nanoseconds - start
            if !isBaselineFirst, let baseline { try runBaselineFrames(count, of: baseline, shimmer) }
            if plan.measuresReferences { for _ in 0..<count { work.run(workloadRecorders) } }
            recorder.block += 1
            baselineRecorder.block += 1
            workloadRecorders.nextBlock()
            progress(plan.part(after: recorder.frames, nanoseconds: blocks.nanoseconds))
        }
    }

    private func runFrames(_ count: Int) throws {
        meter.watch?.beginBlock()
        defer { meter.watch?.endBlock() }
        processorTime += try meter.processorTime {
            for _ in 0..<count {
                try pacer.wait()
                try meter.measureFrame(at: MonotonicClock.now, recorder: recorder)
            }
        }
    }

    private func runBaselineFrames(_ count: Int, of baseline: any Baseline, _ shimmer: Shimmer) throws {
        try baseline.begin()
        baselineProcessorTime += try meter.processorTime {
            for _ in 0..<count {
                try pacer.wait()
                try meter.measureFrame(
                    of: baseline, at: shimmer.axisStart(at: MonotonicClock.now), recorder: baselineRecorder)
            }
        }
        try baseline.end()
    }
}

extension FrameRecorder {
    /// The capacity of a recorder: half an hour at 60 frames per second.
    private static let maximumSamples = 108_000

    /// Creates a recorder for `plan`. The budget of a frame is the interval of the pace or, without a pace, a sixtieth
    /// of a second.
    @MainActor
    convenience init(_ plan: BenchPlan) {
        self.init(
            capacity: Self.maximumSamples, budget: plan.pace > 0 ? UInt64(1_000_000_000 / plan.pace) : 16_666_667,
            allocations: heap_count_value, clock: { MonotonicClock.nanoseconds })
        if !plan.measuresReferences { processorClock = { ProcessorClock.threadNanoseconds } }
    }
}
