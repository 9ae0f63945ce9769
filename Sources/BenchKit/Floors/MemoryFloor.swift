package import DrawKit

/// The software floor without a screen, into memory that the library draws into too.
@MainActor
package final class MemoryFloor: Floor {
    private let rows: BoneRows
    private let memory: SharedMemory

    package init(rects: [PixelRect], stops: GradientStops, memory: SharedMemory) {
        rows = BoneRows(rects: rects, stops: stops)
        self.memory = memory
    }

    package func begin() {}

    package func drawFrame(axisStart: Double) {
        rows.draw(axisStart: axisStart, into: memory.base, stride: Int(memory.size.width))
    }
}
