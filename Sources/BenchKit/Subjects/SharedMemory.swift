package import DrawKit
import RasterKit

/// Memory for a picture that the library and the floor draw into by turns: how fast memory is depends on where it lies,
/// so each having its own would not be fair.
@MainActor
package final class SharedMemory {
    package let size: PixelSize
    package let base: UnsafeMutablePointer<UInt32>

    /// Makes memory that is white all over.
    package init(size: PixelSize) {
        self.size = size
        base = .allocate(capacity: max(1, Int(size.width) * Int(size.height)))
        base.initialize(repeating: 0xFFFF_FFFF, count: Int(size.width) * Int(size.height))
    }

    isolated deinit {
        base.deallocate()
    }

    /// The word of every pixel, row by row.
    package var picture: [UInt32] {
        Array(UnsafeBufferPointer(start: base, count: Int(size.width) * Int(size.height)))
    }
}

/// Draws the library's display lists into shared memory, as it does into a window's.
@MainActor
final class SharedMemoryRenderer: DisplayListRenderer {
    let name = "software"
    /// What the last `draw` did; a draw call is one command in one region.
    private(set) var counts = RenderCounts()

    private let memory: SharedMemory
    private let rasterizer = Rasterizer(isDithering: true)

    init(memory: SharedMemory) {
        self.memory = memory
    }

    func draw(_ list: DisplayList, damage: Damage) {
        counts.drawCalls = damage.order.count
        rasterizer.draw(
            list, damage: damage,
            into: PixelBuffer(base: memory.base, size: memory.size, stride: Int(memory.size.width)))
    }

    /// Does nothing: there is no screen.
    func present(_ damage: Damage) {}
}
