import DrawKit
import RasterKit

/// A buffer for a window's frames.
@MainActor
protocol FrameBuffer: AnyObject {
    var pixels: PixelBuffer { get }
    /// `true` while the desktop may still read the buffer. The buffer must not be changed during that time.
    var isHeld: Bool { get }
    /// The areas that don't show the last frame.
    var stale: StalePixels { get set }
}

/// The buffers of a window. Chooses the buffer for the next frame and tracks the stale areas of each buffer.
@MainActor
struct BufferRing<Buffer: FrameBuffer> {
    /// The maximum number of buffers: one on the screen, one on its way there, and one to draw to.
    static var maximumBuffers: Int { 3 }

    private var buffers: [Buffer] = []
    private var copies: [PixelRect] = []
    /// The buffer that contains the last frame.
    private(set) var front: Buffer?

    /// Returns `true` if a buffer for a frame of `size` is free or can be created.
    func hasFreeBuffer(for size: PixelSize) -> Bool {
        buffers.count < Self.maximumBuffers || buffers[0].pixels.size != size || buffers.contains { !$0.isHeld }
    }

    /// Returns the canvas for a frame of `size` that differs from the last one by `damage`; `nil` if the desktop holds
    /// all buffers. The canvas's buffer becomes `front` and, unless the canvas is new, contains the last frame outside
    /// of the damage. Buffers of other sizes are released.
    mutating func next(
        of size: PixelSize, for damage: Damage, make: () throws(SDLError) -> Buffer
    ) throws(SDLError) -> Canvas? {
        if buffers.first?.pixels.size != size {
            buffers.removeAll()
            front = nil
        }
        guard let next = try chooseBuffer(of: size, make: make) else { return nil }
        let last = front
        front = next
        let isNew = last == nil
        var previous: PixelBuffer?
        if let last, last !== next {
            previous = last.pixels
            copies.removeAll(keepingCapacity: true)
            next.stale.appendCopies(before: damage, to: &copies)
            for area in copies { next.pixels.copy(area, from: last.pixels) }
        }
        next.stale.removeAll()
        for buffer in buffers where buffer !== next { buffer.stale.add(damage) }
        return Canvas(buffer: next.pixels, isNew: isNew, previous: previous)
    }

    private mutating func chooseBuffer(
        of size: PixelSize, make: () throws(SDLError) -> Buffer
    ) throws(SDLError) -> Buffer? {
        // Desktops that copy frames release a buffer immediately. Reusing it avoids copying the last frame.
        if let front, !front.isHeld { return front }
        if let buffer = buffers.first(where: { !$0.isHeld }) { return buffer }
        guard buffers.count < Self.maximumBuffers else { return nil }
        let newBuffer = try make()
        newBuffer.stale = StalePixels(everythingOf: size)
        buffers.append(newBuffer)
        return newBuffer
    }
}
