import CHeapCount
import DrawKit
import RasterKit
import SDLKit

/// A software floor in a window: into the window's memory, showing what its drawing says.
///
/// It shares the window, and with it the memory, with the library, which draws over it later. So neither has a nearer
/// way to the screen.
@MainActor
final class SurfaceFloor: Floor {
    private let memory: any WindowMemory
    private let drawing: any MemoryDrawing
    private let bands: [PixelRect]
    private let size: PixelSize

    /// Makes a floor for a window's `memory` of `size`, which shows the library's picture already.
    init(memory: any WindowMemory, drawing: any MemoryDrawing, size: PixelSize) {
        self.memory = memory
        self.size = size
        self.drawing = drawing
        bands = drawing.bands
    }

    func begin() throws {
        try withMemory { drawing.begin(in: $0.base, stride: $0.stride) }
    }

    func drawFrame(at position: Double) throws {
        try withMemory { drawing.draw(at: position, into: $0.base, stride: $0.stride) }
        heap_count_pause()
        defer { heap_count_resume() }
        try memory.show(bands)
    }

    func end() throws {
        try withMemory { drawing.end(in: $0.base, stride: $0.stride) }
    }

    // MARK: Private

    /// Calls `draw` with the window's memory. All that ever changes is drawn each time, wherever that is.
    private func withMemory(_ draw: (PixelBuffer) -> Void) throws {
        guard memory.size.width >= size.width, memory.size.height >= size.height else {
            throw BenchError("the window became smaller while it was measured; leave it alone and run again")
        }
        try memory.withCanvas(for: .none) { draw($0.buffer) }
    }
}
