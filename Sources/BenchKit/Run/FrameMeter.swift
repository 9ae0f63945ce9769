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

    /// Runs one frame at `time` that handles `events` instead of the pending events. Returns `true` if it drew
    /// anything.
    @discardableResult
    func measureFrame(at time: TimeInterval, recorder: FrameRecorder, events: () -> Void) throws -> Bool {
        let beginning = ProcessorClock.nanoseconds
        let (before, waited) = (hardware.read(), processorWait.nanoseconds)
        let layers = window.visitedLayers
        let replaced = subject.replacedFrames
        overhead += ProcessorClock.nanoseconds - beginning
        heap_count_start()
        defer { heap_count_stop() }
        let isDrawn = try runFrame(at: time, recorder: recorder, events: events)
        let end = ProcessorClock.nanoseconds
        defer { overhead += ProcessorClock.nanoseconds - end }
        var counts = FrameCounts()
        counts[.allocations] = heap_count_is_available() ? heap_count_stop() : nil
        add(hardware.read(), since: before, to: &counts)
        counts[.processorWait] = processorWait.since(waited)
        guard isDrawn else { return false }
        replacedFrames += subject.replacedFrames - replaced
        let drawn = subject.renderer.counts
        counts[.drawCalls] = UInt64(drawn.drawCalls)
        counts[.vertices] = UInt64(drawn.vertices)
        counts[.textureUploads] = UInt64(drawn.textureUploads)
        counts[.uploadedBytes] = UInt64(drawn.uploadedBytes)
        counts[.commands] = UInt64(window.displayList.commands.count)
        counts[.layersVisited] = window.visitedLayers - layers
        counts[.damagePixels] = UInt64(damage.pixelCount)
        // Keeping the damage would make the next frame allocate a copy.
        damage = .none
        recorder.setCounts(counts)
        return true
    }

    /// Measures one frame of `baseline`, with the same measuring overhead as a frame of the library.
    func measureFrame(of baseline: any Baseline, at position: Double, recorder: FrameRecorder) throws {
        let beginning = ProcessorClock.nanoseconds
        let (before, waited) = (hardware.read(), processorWait.nanoseconds)
        overhead += ProcessorClock.nanoseconds - beginning
        heap_count_start()
        defer { heap_count_stop() }
        recorder.begin()
        processEvents()
        recorder.mark(.events)
        try baseline.drawFrame(at: position)
        subject.finishFrame()
        recorder.mark(.draw)
        recorder.end(drawn: true)
        let end = ProcessorClock.nanoseconds
        defer { overhead += ProcessorClock.nanoseconds - end }
        var counts = FrameCounts()
        counts[.allocations] = heap_count_is_available() ? heap_count_stop() : nil
        add(hardware.read(), since: before, to: &counts)
        counts[.processorWait] = processorWait.since(waited)
        recorder.setCounts(counts)
    }

    /// Returns the CPU time of all threads during `frames`, in nanoseconds. The time spent reading counters is excluded.
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

    private func add(
        _ after: HardwareCounters.Reading, since before: HardwareCounters.Reading, to counts: inout FrameCounts
    ) {
        if let now = after.instructions, let then = before.instructions { counts[.instructions] = now - min(then, now) }
        if let now = after.cacheMisses, let then = before.cacheMisses { counts[.cacheMisses] = now - min(then, now) }
    }
}
