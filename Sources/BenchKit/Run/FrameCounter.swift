import CHeapCount
import DrawKit
import ViewKit

/// Runs frames pass by pass and counts what they do.
@MainActor
struct FrameCounter {
    static let frames = 60

    let subject: any Subject

    /// Counts over `frames` frames of the library and of `floor`; `time` gives the window's time.
    func count(_ shimmer: Shimmer, floor: any Floor, time: () -> Double) throws -> FrameCosts {
        var costs = FrameCosts()
        let isCounting = heap_count_is_available()
        var allocations: UInt64 = 0
        for _ in 0..<Self.frames {
            subject.takeEvents()
            let now = time()
            heap_count_start()
            let damage = subject.window.frame(at: now)
            if !damage.isEmpty { try drawAndShow(damage) }
            allocations += heap_count_stop()
            costs.damagePixels = max(costs.damagePixels, damage.pixelCount)
            costs.textureUploads = max(costs.textureUploads, subject.renderer.counts.textureUploads)
        }
        costs.drawCalls = subject.renderer.counts.drawCalls
        costs.vertices = subject.renderer.counts.vertices
        costs.commands = subject.window.displayList.commands.count
        var floorAllocations: UInt64 = 0
        try floor.begin()
        for _ in 0..<Self.frames {
            let start = shimmer.axisStart(at: time())
            heap_count_start()
            try floor.drawFrame(axisStart: start)
            floorAllocations += heap_count_stop()
        }
        guard isCounting else { return costs }
        costs.allocations = Double(allocations) / Double(Self.frames)
        costs.floorAllocations = Double(floorAllocations) / Double(Self.frames)
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
