import CHeapCount
import DrawKit
import RasterKit
import SDLKit

/// The software floor in a window: into the window's memory, showing one rectangle for each row of bones.
///
/// It shares the window, and with it the memory, with the library, which draws the same bones over it later. So
/// neither has a nearer way to the screen.
@MainActor
final class SurfaceFloor: Floor {
    private let memory: any WindowMemory
    private let rows: BoneRows
    private let bands: [PixelRect]
    private let size: PixelSize

    /// Makes a floor for a window's `memory` of `size`, which shows a white ground already.
    init(memory: any WindowMemory, rects: [PixelRect], stops: GradientStops, size: PixelSize) {
        self.memory = memory
        self.size = size
        rows = BoneRows(rects: rects, stops: stops)
        bands = rows.bands
    }

    func begin() {}

    func drawFrame(axisStart: Double) throws {
        guard memory.size.width >= size.width, memory.size.height >= size.height else {
            throw BenchError("the window became smaller while it was measured; leave it alone and run again")
        }
        // All that ever changes is drawn each time, wherever that is.
        try memory.withCanvas(for: .none) { canvas in
            rows.draw(axisStart: axisStart, into: canvas.buffer.base, stride: canvas.buffer.stride)
        }
        heap_count_pause()
        defer { heap_count_resume() }
        try memory.show(bands)
    }
}
