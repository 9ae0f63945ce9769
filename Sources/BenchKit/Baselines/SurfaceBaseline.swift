import CHeapCount
import DrawKit
import RasterKit
import SDLKit

/// A software baseline in a window. It draws to the window's memory and presents the bands of its drawing.
///
/// It shares the window and the memory with the library, so presenting costs both the same.
@MainActor
final class SurfaceBaseline: Baseline {
    private let memory: any WindowMemory
    private let drawing: any MemoryDrawing
    private let bands: [PixelRect]
    private let size: PixelSize

    /// Creates a baseline for a window's `memory` of `size`, which already contains the library's frame.
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

    /// Calls `draw` with the window's memory. Each drawing repaints everything that can change, whichever buffer it
    /// gets.
    private func withMemory(_ draw: (PixelBuffer) -> Void) throws {
        guard memory.size.width >= size.width, memory.size.height >= size.height else {
            throw BenchError("the window shrank during the measurement; don't resize it, and run again")
        }
        try memory.withCanvas(for: .none) { draw($0.buffer) }
    }
}
