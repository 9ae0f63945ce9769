package import FrameMetrics
import StageKit
import ViewKit

/// Measures one number of bones: runs of the library's frames and of the floor's by turns, so that a machine that
/// becomes faster or slower does so for both.
///
/// Both are paced alike: a processor that slept before a frame is slower in it than one that did not.
@MainActor
package final class Measurement {
    /// How many frames a run has.
    private static let runLength = 60

    package let recorder: FrameRecorder
    package private(set) var floorTimes: [UInt64] = []
    /// Of all threads, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0
    package private(set) var floorProcessorTime: UInt64 = 0
    package private(set) var costs = FrameCosts()

    private let plan: BenchPlan
    private let subject: any Subject

    // MARK: Lifecycle

    package init(plan: BenchPlan, subject: any Subject) {
        self.plan = plan
        self.subject = subject
        let budget = plan.pace > 0 ? UInt64(1_000_000_000 / plan.pace) : 16_666_667
        recorder = FrameRecorder(capacity: Self.mostSamples, budget: budget, clock: { MonotonicClock.nanoseconds })
        floorTimes.reserveCapacity(Self.mostSamples)
    }

    // MARK: Package

    /// Shows `bones` bones and measures them; `progress` hears of the part that is done, 0...1.
    package func run(bones: Int, progress: (Double) -> Void) throws {
        var shimmer = Shimmer(bones: bones, size: CGSize(width: plan.width, height: plan.height))
        progress(0)
        subject.window.runTimers(until: MonotonicClock.now)
        shimmer.show(in: subject.window)
        try runFrames(1)
        let floor = try subject.makeFloor(for: shimmer)
        try runFrames(plan.warmup)
        try runFloorFrames(plan.warmup, of: floor, shimmer)
        recorder.reset()
        floorTimes.removeAll(keepingCapacity: true)
        (processorTime, floorProcessorTime) = (0, 0)

        var elapsed: UInt64 = 0
        while let count = nextRun(after: elapsed) {
            let start = MonotonicClock.nanoseconds
            try runFrames(count)
            elapsed += MonotonicClock.nanoseconds - start
            try runFloorFrames(count, of: floor, shimmer)
            progress(part(after: elapsed))
        }
        guard recorder.drawnFrames > 0 else {
            throw BenchError("no frame drew anything: the window may be hidden; show it and run again")
        }
        costs = try FrameCounter(subject: subject).count(shimmer, floor: floor, time: { MonotonicClock.now })
    }

    // MARK: Private

    /// Half an hour at 60 frames a second.
    private static let mostSamples = 108_000

    /// How many frames the next run has; nil when the measurement is over.
    private func nextRun(after elapsed: UInt64) -> Int? {
        switch plan.length {
        case .frames(let wanted):
            return recorder.frames < wanted ? min(Self.runLength, wanted - recorder.frames) : nil
        case .seconds(let wanted):
            return Double(elapsed) / 1_000_000_000 < wanted ? Self.runLength : nil
        }
    }

    private func part(after elapsed: UInt64) -> Double {
        switch plan.length {
        case .frames(let wanted): Double(recorder.frames) / Double(wanted)
        case .seconds(let wanted): min(1, Double(elapsed) / 1_000_000_000 / wanted)
        }
    }

    private func runFrames(_ count: Int) throws {
        var pacer = Pacer(pace: plan.pace)
        let start = ProcessorClock.nanoseconds
        for _ in 0..<count {
            try pacer.wait()
            try subject.runFrame(at: MonotonicClock.now, recorder: recorder)
        }
        processorTime += ProcessorClock.nanoseconds - start
    }

    private func runFloorFrames(_ count: Int, of floor: any Floor, _ shimmer: Shimmer) throws {
        var pacer = Pacer(pace: plan.pace)
        try floor.begin()
        let startOfRun = ProcessorClock.nanoseconds
        for _ in 0..<count {
            try pacer.wait()
            let start = MonotonicClock.nanoseconds
            let now = MonotonicClock.now
            subject.takeEvents()
            try floor.drawFrame(axisStart: shimmer.axisStart(at: now))
            subject.finishFrame()
            floorTimes.append(MonotonicClock.nanoseconds - start)
        }
        floorProcessorTime += ProcessorClock.nanoseconds - startOfRun
    }
}
