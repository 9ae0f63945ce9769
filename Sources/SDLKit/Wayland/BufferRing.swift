import DrawKit
import RasterKit

/// One of the buffers of a window's frames.
@MainActor
protocol PictureBuffer: AnyObject {
    var pixels: PixelBuffer { get }
    /// `true` while the desktop may still read it, so that it must not be drawn into.
    var isHeld: Bool { get }
    /// The parts that don't show the last frame.
    var stale: StalePixels { get set }
}

/// The buffers of a window. Chooses the buffer for the next frame, and tracks which parts of each buffer are out of
/// date.
@MainActor
struct BufferRing<Buffer: PictureBuffer> {
    /// One that is on the screen, one that is on its way there, and one to draw into.
    static var maximumBuffers: Int { 3 }

    private var buffers: [Buffer] = []
    private var copies: [PixelRect] = []
    /// The buffer that contains the last frame.
    private(set) var front: Buffer?

    /// Returns `true` if a buffer for a frame of `size` is free or can be created.
    func hasRoom(for size: PixelSize) -> Bool {
        buffers.count < Self.maximumBuffers || buffers[0].pixels.size != size || buffers.contains { !$0.isHeld }
    }

    /// Returns the canvas for a frame of `size` that differs from the last one by `damage`; `nil` while the desktop
    /// holds all buffers. Its buffer becomes the front buffer and contains the last frame outside of the damage, unless
    /// the canvas is new. Buffers of another size are released.
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
        // Desktops that copy the frame release the last buffer at once. Then nothing has to be copied.
        if let front, !front.isHeld { return front }
        if let free = buffers.first(where: { !$0.isHeld }) { return free }
        guard buffers.count < Self.maximumBuffers else { return nil }
        let made = try make()
        made.stale = StalePixels(everythingOf: size)
        buffers.append(made)
        return made
    }
}
