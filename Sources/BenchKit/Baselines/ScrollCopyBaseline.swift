package import DrawKit
import Glibc

/// The software renderer's baseline for scrolling. In each frame, it moves the pixel rows of the framebuffer up and
/// copies a strip of rows from the library's last frame in below them, without drawing anything.
@MainActor
package final class ScrollCopyBaseline: MemoryDrawing {
    private let width: Int
    private let height: Int
    /// The number of rows to move per frame.
    private let step: Int
    /// The library's frame from before the series, from which the strips are copied.
    private let rows: UnsafeMutablePointer<UInt32>

    /// Creates a baseline for memory of `size` that moves `step` rows per frame, clamped to 1...height.
    package init(size: PixelSize, step: Int) {
        (width, height) = (Int(size.width), Int(size.height))
        self.step = min(max(step, 1), max(height, 1))
        rows = .allocate(capacity: max(1, width * height))
        rows.initialize(repeating: 0, count: width * height)
    }

    isolated deinit {
        rows.deallocate()
    }

    package var bands: [PixelRect] { [PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height))] }

    package func begin(in base: UnsafeMutablePointer<UInt32>, stride: Int) {
        for row in 0..<height { memcpy(rows + row * width, base + row * stride, width * 4) }
    }

    package func draw(at position: Double, into base: UnsafeMutablePointer<UInt32>, stride: Int) {
        let keptRows = height - step
        if keptRows > 0 { memmove(base, base + step * stride, ((keptRows - 1) * stride + width) * 4) }
        let first = max(0, Int(position)) % (keptRows + 1)
        for row in 0..<step { memcpy(base + (keptRows + row) * stride, rows + (first + row) * width, width * 4) }
    }

    package func end(in base: UnsafeMutablePointer<UInt32>, stride: Int) {
        for row in 0..<height { memcpy(base + row * stride, rows + row * width, width * 4) }
    }
}
