import CHeapCount
import DrawKit
import SDLKit
import ViewKit

/// Runs frames pass by pass and counts what they do.
@MainActor
struct FrameCounter {
    static let frames = 60

    let subject: any Subject

    /// Counts over `frames` frames of the library.
    func count(time: () -> Double = { MonotonicClock.now }) throws -> FrameCosts {
        var costs = FrameCosts()
        var allocations: UInt64 = 0
        for _ in 0..<Self.frames {
            subject.takeEvents()
            let now = time()
            heap_count_start()
            let damage = subject.window.frame(at: now)
            if !damage.isEmpty { try drawAndShow(damage) }
            allocations += heap_count_stop()
            costs.damagePixels = max(costs.damagePixels, damage.pixelCount)
            guard !damage.isEmpty else { continue }
            costs.textureUploads = max(costs.textureUploads, subject.renderer.counts.textureUploads)
            (costs.drawCalls, costs.vertices) = (subject.renderer.counts.drawCalls, subject.renderer.counts.vertices)
        }
        costs.commands = subject.window.displayList.commands.count
        if heap_count_is_available() { costs.allocations = Double(allocations) / Double(Self.frames) }
        return costs
    }

    /// Counts over `frames` frames of the library and of `floor`; `time` gives the window's time.
    func count(_ shimmer: Shimmer, floor: any Floor, time: () -> Double) throws -> FrameCosts {
        var costs = try count(time: time)
        var allocations: UInt64 = 0
        try floor.begin()
        for _ in 0..<Self.frames {
            let start = shimmer.axisStart(at: time())
            heap_count_start()
            try floor.drawFrame(axisStart: start)
            allocations += heap_count_stop()
        }
        if heap_count_is_available() { costs.floorAllocations = Double(allocations) / Double(Self.frames) }
        return costs
    }

    /// Draws, and shows uncounted: what is allocated there is SDL's and the driver's.
    private func drawAndShow(_ damage: Damage) throws {
        try subject.renderer.draw(subject.window.displayList, damage: damage)
        heap_count_pause()
        defer { heap_count_resume() }
        try subject.renderer.present(damage)
    }
}
