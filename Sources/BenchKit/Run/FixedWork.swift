import DrawKit
import Foundation
package import FrameMetrics
import StageKit

/// Pieces of work that are always the same, done beside what is measured: how long they take says how fast the machine
/// is at that moment, so that reports of slow and of fast moments can be compared.
///
/// A busy machine, or one that saves power, changes them by different amounts, and a frame is a mixture of all.
@MainActor
package final class FixedWork {
    /// What a work needs most.
    package enum Kind: CaseIterable, Sendable {
        /// Numbers only: what two threads of one core share. About a twentieth of a millisecond.
        case arithmetic
        /// Fills a small picture with bones, again and again: a processor's own cache. About a tenth of a millisecond.
        case cache
        /// Fills a picture of a window's size, once: memory that processors share. About a third of a millisecond.
        case memory
    }

    private let small = FixedWork.floor(PixelSize(width: 320, height: 200), bones: 200)
    private let large = FixedWork.floor(PixelSize(width: 1280, height: 800), bones: 1000)
    private var numbers = SIMD8<UInt64>(1, 2, 3, 4, 5, 6, 7, 8)
    private let processorWait = ProcessorWait()
    /// Where the light is, 0..<1: elsewhere each time.
    private var position = 0.0

    package init() {}

    /// Does each work once and adds it to `recorders`.
    func run(_ recorders: FixedWorkRecorders) {
        position = (position + 0.1).truncatingRemainder(dividingBy: 1)
        // The large one first: it drives the others' memory out of the cache, and they bring their own back.
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
            BoneRows(rects: shimmer.grid.pixelRects, stops: shimmer.stops), memory: SharedMemory(size: picture))
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

    /// Xorshift (G. Marsaglia, "Xorshift RNGs", 2003), eight of them side by side: there is always something that a
    /// processor can do at once.
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

/// What the works took, each time.
@MainActor
package struct FixedWorkRecorders {
    private let recorders: [FixedWork.Kind: FrameRecorder]

    /// Makes one of `recorder` for each work.
    init(_ recorder: () -> FrameRecorder) {
        recorders = Dictionary(uniqueKeysWithValues: FixedWork.Kind.allCases.map { ($0, recorder()) })
    }

    package subscript(kind: FixedWork.Kind) -> FrameRecorder {
        guard let recorder = recorders[kind] else { preconditionFailure("every work has a recorder") }
        return recorder
    }

    /// Begins the next block.
    func nextBlock() {
        for recorder in recorders.values { recorder.block += 1 }
    }

    /// Forgets what was recorded.
    func reset() {
        for recorder in recorders.values { recorder.reset() }
    }

    /// What was recorded; `origin` is the instant, on the recorders' clock, that becomes 0.
    func columns(since origin: UInt64) -> FixedWorkColumns {
        FixedWorkColumns(
            arithmetic: FrameColumns(self[.arithmetic].samples, since: origin),
            cache: FrameColumns(self[.cache].samples, since: origin),
            memory: FrameColumns(self[.memory].samples, since: origin))
    }
}
