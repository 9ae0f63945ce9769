import DrawKit
import Foundation
import FrameMetrics
import StageKit

/// A piece of work that is always the same, done beside frames that have no floor: how long it takes says how fast the
/// machine is at that moment, so that reports of slow and of fast moments can be compared.
///
/// It fills a small picture with bones, again and again: arithmetic and memory of a processor's own cache, so that it
/// leaves the caches nearly as they were.
@MainActor
package final class FixedWork {
    private static let size = PixelSize(width: 320, height: 200)
    private static let bones = 200
    /// How often the picture is drawn; about a tenth of a millisecond in all.
    private static let times = 10

    private let floor: MemoryFloor
    private let processorWait = ProcessorWait()

    package init() {
        let size = CGSize(width: Int(Self.size.width), height: Int(Self.size.height))
        let shimmer = Shimmer(bones: Self.bones, size: size)
        floor = MemoryFloor(
            rects: shimmer.grid.pixelRects, stops: shimmer.stops, memory: SharedMemory(size: Self.size))
    }

    /// Does the work once and adds it to `recorder`.
    func run(_ recorder: FrameRecorder) {
        let waited = processorWait.nanoseconds
        recorder.begin()
        for step in 0..<Self.times { floor.drawFrame(axisStart: Double(step) / Double(Self.times)) }
        recorder.mark(.draw)
        recorder.end(drawn: true)
        var counts = FrameCounts()
        counts[.processorWait] = processorWait.since(waited)
        recorder.add(counts)
    }
}
