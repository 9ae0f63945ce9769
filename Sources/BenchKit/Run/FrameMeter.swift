import CHeapCount
import DrawKit
import Foundation
import FrameMetrics
import StageKit
import ViewKit

/// Runs frames of a subject and records their times and counts.
///
/// Counters are read before and after a frame, so reading them affects neither the times of frames nor
/// `processorTime(of:)`. Allocations made while processing events and presenting are excluded, because they are
/// made by SDL and the driver.
@MainActor
final class FrameMeter: FrameHost {
    typealias Failure = any Error

    /// The number of measured frames that were never shown because the next frame replaced them.
    private(set) var replacedFrames = 0
    /// The watch of the subject's window, which reads its events after each frame; `nil` if the window isn't watched.
    var watch: (any ShownFrameWatch)?

    private let subject: any Subject
    private let hardware: HardwareCounters
    private let processorWait = ProcessorWait()
    private var damage = Damage.none
    /// The CPU time spent reading counters before and after frames, in nanoseconds.
    private var overhead: UInt64 = 0

    init(subject: any Subject, hardware: HardwareCounters) {
        self.subject = subject
        self.hardware = hardware
    }

    /// The reason why instructions are not counted; `nil` if they are.
    var reasonWithoutInstructions: String? { hardware.reason }

    /// Runs one frame at `time`. Returns `true` if it drew anything; otherwise, no sample is recorded.
    @discardableResult
    func measureFrame(at time: TimeInterval, recorder: FrameRecorder) throws -> Bool {
        try measureFrame(at: time, recorder: recorder, events: processEvents)
    }

    /// Runs one frame at `time` that calls `events` instead of processing the pending events. Returns `true` if it drew
    /// anything.
    @discardableResult
    func measureFrame(at time: TimeInterval, recorder: FrameRecorder, events: () -> Void) throws -> Bool {
        let (before, waited) = excluding { (hardware.read(), processorWait.nanoseconds) }
        var counts = FrameCounts()
        let isDrawn = try runFrame(at: time, recorder: recorder, counts: &counts, events: events)
        excluding {
            add(hardware.read(), since: before, processorWait.since(waited), to: &counts)
            watch?.endFrame(isDrawn: isDrawn)
        }
        guard isDrawn else { return false }
        recorder.setCounts(counts)
        return true
    }

    /// Runs several frames as one sample, which includes the time between them. `nextTime` returns the time of the next
    /// frame, or `nil` after the last one; there must be at least one frame. The first frame calls `events` instead of
    /// processing the pending events. Returns `true` if any frame drew anything.
    ///
    /// Allocations, instructions, cache misses and waiting for a processor are added up. The other counts are those of
    /// the last drawn frame, because the number of frames can depend on the machine.
    @discardableResult
    func measureFrames(
        recorder: FrameRecorder, events: () -> Void, nextTime: () throws -> TimeInterval?
    ) throws -> Bool {
        let (before, waited) = excluding { (hardware.read(), processorWait.nanoseconds) }
        var counts = FrameCounts()
        var (isFirst, isDrawn) = (true, false)
        recorder.beginSpan()
        while let time = try nextTime() {
            let isFrameDrawn = try runFrame(at: time, recorder: recorder, counts: &counts) {
                if isFirst { events() } else { processEvents() }
            }
            isDrawn = isDrawn || isFrameDrawn
            isFirst = false
        }
        recorder.endSpan()
        excluding { add(hardware.read(), since: before, processorWait.since(waited), to: &counts) }
        guard isDrawn else { return false }
        recorder.setCounts(counts)
        return true
    }

    /// Measures one frame of `baseline`, with the same measurement overhead as a frame of the library.
    func measureFrame(of baseline: any Baseline, at position: Double, recorder: FrameRecorder) throws {
        let (before, waited) = excluding { (hardware.read(), processorWait.nanoseconds) }
        heap_count_start()
        defer { heap_count_stop() }
        recorder.begin()
        processEvents()
        recorder.mark(.events)
        try baseline.drawFrame(at: position)
        subject.finishFrame()
        recorder.mark(.draw)
        recorder.end(drawn: true)
        var counts = FrameCounts()
        counts[.allocations] = heap_count_is_available() ? heap_count_stop() : nil
        excluding {
            add(hardware.read(), since: before, processorWait.since(waited), to: &counts)
            watch?.endFrame(isDrawn: true)
        }
        recorder.setCounts(counts)
    }

    /// Returns the CPU time of all threads during `frames`, in nanoseconds. The time spent reading counters is
    /// excluded.
    func processorTime(of frames: () throws -> Void) rethrows -> UInt64 {
        let (start, overheadBefore) = (ProcessorClock.nanoseconds, overhead)
        try frames()
        let time = ProcessorClock.nanoseconds - start
        return time - min(overhead - overheadBefore, time)
    }

    // MARK: FrameHost

    var window: UIWindow { subject.window }

    func processEvents() {
        heap_count_pause()
        subject.processEvents()
        heap_count_resume()
    }

    func runMainQueue() {
        subject.runMainQueue()
    }

    func isFrameDue(at time: TimeInterval) -> Bool { subject.isFrameDue(at: time) }

    func damage(after changed: Damage) -> Damage { subject.damage(after: changed) }

    func draw(_ damage: Damage) throws -> Damage {
        self.damage = try subject.draw(damage)
        return self.damage
    }

    func present(_ damage: Damage) throws {
        heap_count_pause()
        defer { heap_count_resume() }
        try subject.present(damage)
    }

    // MARK: Private

    /// Runs one frame. Adds its allocations to `counts` and, if it drew anything, sets the counts of drawing. Returns
    /// `true` if it drew anything.
    private func runFrame(
        at time: TimeInterval, recorder: FrameRecorder, counts: inout FrameCounts, events: () -> Void
    ) throws -> Bool {
        let layers = window.visitedLayers
        let replaced = subject.replacedFrames
        heap_count_start()
        defer { heap_count_stop() }
        let isDrawn = try runFrame(at: time, recorder: recorder, events: events)
        if heap_count_is_available() { counts[.allocations] = (counts[.allocations] ?? 0) + heap_count_stop() }
        guard isDrawn else { return false }
        replacedFrames += subject.replacedFrames - replaced
        excluding { add(subject.renderer.counts, layers: window.visitedLayers - layers, to: &counts) }
        // Keeping the damage would make the next frame allocate a copy.
        damage = .none
        return true
    }

    /// Runs `work`, and excludes its CPU time from `processorTime(of:)`.
    private func excluding<Result>(_ work: () -> Result) -> Result {
        let beginning = ProcessorClock.nanoseconds
        defer { overhead += ProcessorClock.nanoseconds - beginning }
        return work()
    }

    private func add(_ drawn: RenderCounts, layers: UInt64, to counts: inout FrameCounts) {
        counts[.drawCalls] = UInt64(drawn.drawCalls)
        counts[.vertices] = UInt64(drawn.vertices)
        counts[.textureUploads] = UInt64(drawn.textureUploads)
        counts[.uploadedBytes] = UInt64(drawn.uploadedBytes)
        counts[.commands] = UInt64(window.displayList.commands.count)
        counts[.layersVisited] = layers
        counts[.damagePixels] = UInt64(damage.pixelCount)
    }

    private func add(
        _ after: HardwareCounters.Reading, since before: HardwareCounters.Reading, _ wait: UInt64?,
        to counts: inout FrameCounts
    ) {
        counts[.processorWait] = wait
        if let now = after.instructions, let then = before.instructions { counts[.instructions] = now - min(then, now) }
        if let now = after.cacheMisses, let then = before.cacheMisses { counts[.cacheMisses] = now - min(then, now) }
    }
}
