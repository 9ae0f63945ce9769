import DrawKit
import Foundation
package import FrameMetrics
import StageKit

/// Fixed workloads that run beside the measurement. Their times show the current speed of the machine, so that reports
/// of slow and of fast moments can be compared.
///
/// A busy machine or one that saves power affects them differently, and a frame is a mixture of all.
@MainActor
package final class FixedWorkload {
    /// The resource that a workload mainly uses.
    package enum Kind: CaseIterable, Sendable {
        /// Arithmetic only, which two threads of one core share. About a twentieth of a millisecond.
        case arithmetic
        /// A processor's own cache: repeatedly fills a small bitmap with bones. About a tenth of a millisecond.
        case cache
        /// Memory shared by processors: fills a window-sized bitmap once. About a third of a millisecond.
        case memory
    }

    private let small = FixedWorkload.floor(PixelSize(width: 320, height: 200), bones: 200)
    private let large = FixedWorkload.floor(PixelSize(width: 1280, height: 800), bones: 1000)
    private var numbers = SIMD8<UInt64>(1, 2, 3, 4, 5, 6, 7, 8)
    private let processorWait = ProcessorWait()
    /// The position of the sweep, 0..<1, which changes each time.
    private var position = 0.0

    package init() {}

    /// Runs each workload once and records it in `recorders`.
    func run(_ recorders: FixedWorkRecorders) {
        position = (position + 0.1).truncatingRemainder(dividingBy: 1)
        // The large one first: it evicts the data of the others from the cache, and they load their own again.
        for kind in Kind.allCases.reversed() {
            let (recorder, waited) = (recorders[kind], processorWait.nanoseconds)
            recorder.begin()
            work(kind)
            recorder.mark(.draw)
            recorder.end(drawn: true)
            var counts = FrameCounts()
            counts[.processorWait] = processorWait.since(waited)
            recorder.add(counts)
        }
    }

    // MARK: Private

    private static func floor(_ picture: PixelSize, bones: Int) -> MemoryFloor {
        let shimmer = Shimmer(bones: bones, size: CGSize(width: Int(picture.width), height: Int(picture.height)))
        return MemoryFloor(
            BoneCopyFloor(rects: shimmer.grid.pixelRects, stops: shimmer.stops), memory: SharedMemory(size: picture))
    }

    private func work(_ kind: Kind) {
        switch kind {
        case .arithmetic: stirNumbers()
        case .cache:
            for step in 0..<10 {
                small.drawFrame(at: (position + Double(step) / 10).truncatingRemainder(dividingBy: 1))
            }
        case .memory: large.drawFrame(at: position)
        }
    }

    /// Runs eight xorshift generators (G. Marsaglia, "Xorshift RNGs", 2003) side by side, so that the processor always
    /// has independent work.
    private func stirNumbers() {
        var numbers = numbers
        for _ in 0..<10_000 {
            numbers ^= numbers &<< 13
            numbers ^= numbers &>> 7
            numbers ^= numbers &<< 17
        }
        self.numbers = numbers
    }
}

/// The recorded times of the workloads.
@MainActor
package struct FixedWorkRecorders {
    private let recorders: [FixedWorkload.Kind: FrameRecorder]

    /// Creates a recorder for each workload with `recorder`.
    init(_ recorder: () -> FrameRecorder) {
        recorders = Dictionary(uniqueKeysWithValues: FixedWorkload.Kind.allCases.map { ($0, recorder()) })
    }

    package subscript(kind: FixedWorkload.Kind) -> FrameRecorder {
        guard let recorder = recorders[kind] else { preconditionFailure("every work has a recorder") }
        return recorder
    }

    /// Starts the next block.
    func nextBlock() {
        for recorder in recorders.values { recorder.block += 1 }
    }

    /// Discards the recorded times.
    func reset() {
        for recorder in recorders.values { recorder.reset() }
    }

    /// Returns the recorded times. `origin` is the time on the recorders' clock that becomes 0.
    func columns(since origin: UInt64) -> FixedWorkColumns {
        FixedWorkColumns(
            arithmetic: FrameColumns(self[.arithmetic].samples, since: origin),
            cache: FrameColumns(self[.cache].samples, since: origin),
            memory: FrameColumns(self[.memory].samples, since: origin))
    }
}
