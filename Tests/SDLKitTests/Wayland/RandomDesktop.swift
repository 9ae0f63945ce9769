import DrawKit
import RasterKit
import TestSupport

@testable import SDLKit

/// A buffer in this process's memory.
@MainActor
final class MemoryBuffer: FrameBuffer {
    let pixels: PixelBuffer
    var isHeld = false
    var stale = StalePixels()

    /// Creates a buffer filled with garbage.
    init(_ size: PixelSize) {
        let count = Int(size.width) * Int(size.height)
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        memory.initialize(repeating: 0xFFAA_0055, count: count)
        pixels = PixelBuffer(base: memory, size: size, stride: Int(size.width))
    }

    isolated deinit {
        pixels.base.deallocate()
    }

    var words: [UInt32] {
        Array(UnsafeBufferPointer(start: pixels.base, count: Int(pixels.size.width) * Int(pixels.size.height)))
    }
}

/// A desktop that returns buffers in random order.
@MainActor
final class RandomDesktop: WindowMemory {
    let size: PixelSize
    let isReadyForFrame = true
    let requestsFrames = true
    private(set) var ring = BufferRing<MemoryBuffer>()
    /// The bands that were presented last; `nil` if the whole frame was.
    private(set) var bands: [PixelRect]?
    private var held: [MemoryBuffer] = []
    private var random: SeededGenerator

    init(size: PixelSize, seed: UInt64) {
        self.size = size
        random = SeededGenerator(seed: seed)
    }

    var hasFreeBuffer: Bool { ring.hasFreeBuffer(for: size) }

    func withCanvas(for damage: Damage, _ draw: (Canvas) -> Void) throws(SDLError) {
        while held.count > 2 || (!held.isEmpty && random.chance(40)) {
            held.remove(at: random.number(0...held.count - 1)).isHeld = false
        }
        guard let canvas = try ring.next(of: size, for: damage, make: { MemoryBuffer(size) }) else {
            throw SDLError("there is no buffer", reason: "a test")
        }
        draw(canvas)
    }

    func show(_ bands: [PixelRect]?) {
        self.bands = bands
        guard let front = ring.front else { return }
        front.isHeld = true
        held.append(front)
    }

    func discardReplies() {}
}
