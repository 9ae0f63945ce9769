package import DrawKit
import RasterKit

/// Memory to which the library and the baseline draw alternately. Separate memory would make the comparison unfair,
/// because the speed of memory depends on its address.
@MainActor
package final class SharedMemory {
    package let size: PixelSize
    package let base: UnsafeMutablePointer<UInt32>

    /// Allocates memory of `size`, filled with white.
    package init(size: PixelSize) {
        self.size = size
        base = .allocate(capacity: max(1, Int(size.width) * Int(size.height)))
        base.initialize(repeating: 0xFFFF_FFFF, count: Int(size.width) * Int(size.height))
    }

    isolated deinit {
        base.deallocate()
    }

    /// The pixels, row by row.
    package var picture: [UInt32] {
        Array(UnsafeBufferPointer(start: base, count: Int(size.width) * Int(size.height)))
    }
}

/// Draws display lists to shared memory, just as the library draws to a window's memory.
@MainActor
final class SharedMemoryRenderer: DisplayListRenderer {
    let name = "software"
    /// The counts of the last `draw`. A draw call is one command in one damaged region.
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

    /// Does nothing, because there is no screen.
    func present(_ damage: Damage) {}
}
