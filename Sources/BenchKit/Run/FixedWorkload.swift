import DrawKit
import Foundation
package import FrameMetrics
import StageKit

/// Fixed workloads that run between measured frames. Their times reflect the current speed of the machine, so reports
/// from slow and fast moments are comparable.
///
/// There are several workloads, because a busy or power-saving machine slows down each kind of work differently, and a
/// frame is a mixture of all kinds.
@MainActor
package final class FixedWorkload {
    /// The resource that a workload mainly uses.
    package enum Kind: CaseIterable, Sendable {
        /// The execution units of a core, which its hardware threads share. The workload does only arithmetic and takes
        /// about a twentieth of a millisecond.
        case arithmetic
        /// A processor's private cache. The workload fills a small bitmap with bones repeatedly and takes about a tenth
        /// of a millisecond.
        case cache
        /// The memory shared by all processors. The workload fills a window-sized bitmap once and takes about a third
        /// of a millisecond.
        case memory
    }

    private let small = FixedWorkload.baseline(PixelSize(width: 320, height: 200), bones: 200)
    private let large = FixedWorkload.baseline(PixelSize(width: 1280, height: 800), bones: 1000)
    private var numbers = SIMD8<UInt64>(1, 2, 3, 4, 5, 6, 7, 8)
    private let processorWait = ProcessorWait()
    /// The position of the sweep, 0..<1, which changes with each run.
    private var position = 0.0

    package init() {}

    /// Runs each workload once and records its time in `recorders`.
    func run(_ recorders: FixedWorkloadRecorders) {
        position = (position + 0.1).truncatingRemainder(dividingBy: 1)
        // The largest workload runs first. It evicts the data of the others from the cache, so they always reload it.
        for kind in Kind.allCases.reversed() {
            let (recorder, waited) = (recorders[kind], processorWait.nanoseconds)
            recorder.begin()
            work(kind)
            recorder.mark(.draw)
            recorder.end(drawn: true)
            var counts = FrameCounts()
            counts[.processorWait] = processorWait.since(waited)
            recorder.setCounts(counts)
        }
    }

    // MARK: Private

    private static func baseline(_ picture: PixelSize, bones: Int) -> MemoryBaseline {
        let shimmer = Shimmer(bones: bones, size: CGSize(width: Int(picture.width), height: Int(picture.height)))
        return MemoryBaseline(
            BoneCopyBaseline(rects: shimmer.grid.pixelRects, stops: shimmer.stops), memory: SharedMemory(size: picture))
    }

    private func work(_ kind: Kind) {
        switch kind {
        case .arithmetic: generateNumbers()
        case .cache:
            for step in 0..<10 {
                small.drawFrame(at: (position + Double(step) / 10).truncatingRemainder(dividingBy: 1))
            }
        case .memory: large.drawFrame(at: position)
        }
    }

    /// Runs eight xorshift generators (G. Marsaglia, "Xorshift RNGs", 2003) side by side, so the processor always has
    /// independent instructions to execute.
    private func generateNumbers() {
        var numbers = numbers
        for _ in 0..<10_000 {
            numbers ^= numbers &<< 13
            numbers ^= numbers &>> 7
            numbers ^= numbers &<< 17
        }
        self.numbers = numbers
    }
}

/// The recorders of the fixed workloads.
@MainActor
package struct FixedWorkloadRecorders {
    private let recorders: [FixedWorkload.Kind: FrameRecorder]

    /// Creates a recorder for each workload by calling `recorder`.
    init(_ recorder: () -> FrameRecorder) {
        recorders = Dictionary(uniqueKeysWithValues: FixedWorkload.Kind.allCases.map { ($0, recorder()) })
    }

    package subscript(kind: FixedWorkload.Kind) -> FrameRecorder {
        guard let recorder = recorders[kind] else { preconditionFailure("every workload has a recorder") }
        return recorder
    }

    /// Begins the next block.
    func nextBlock() {
        for recorder in recorders.values { recorder.block += 1 }
    }

    /// Discards all recorded times.
    func reset() {
        for recorder in recorders.values { recorder.reset() }
    }

    /// Returns the recorded runs. Their start and end times are in nanoseconds since `origin`, a time on the recorders'
    /// clock.
    func columns(since origin: UInt64) -> FixedWorkloadColumns {
        FixedWorkloadColumns(
            arithmetic: FrameColumns(self[.arithmetic].samples, since: origin),
            cache: FrameColumns(self[.cache].samples, since: origin),
            memory: FrameColumns(self[.memory].samples, since: origin))
    }
}
