import DrawKit

/// A headless software baseline that draws to the same memory as the library.
@MainActor
package final class MemoryBaseline: Baseline {
    private let drawing: any MemoryDrawing
    private let memory: SharedMemory

    package init(_ drawing: any MemoryDrawing, memory: SharedMemory) {
        self.drawing = drawing
        self.memory = memory
    }

    package func begin() {
        drawing.begin(in: memory.base, stride: Int(memory.size.width))
    }

    package func drawFrame(at position: Double) {
        drawing.draw(at: position, into: memory.base, stride: Int(memory.size.width))
    }

    package func end() {
        drawing.end(in: memory.base, stride: Int(memory.size.width))
    }
}
