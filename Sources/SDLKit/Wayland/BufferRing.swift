import DrawKit
import RasterKit

/// One of the buffers that a window's pictures are drawn into in turn.
@MainActor
protocol PictureBuffer: AnyObject {
    var pixels: PixelBuffer { get }
    /// Whether the desktop may still read it: then nothing is drawn into it.
    var isHeld: Bool { get }
    /// Where it does not show the last picture.
    var stale: StalePixels { get set }
}

/// The buffers of a window: which of them the next picture is drawn into, and what that one misses.
@MainActor
struct BufferRing<Buffer: PictureBuffer> {
    /// One that is shown, one that is on its way there, and one to draw into.
    static var mostBuffers: Int { 3 }

    private var buffers: [Buffer] = []
    private var copies: [PixelRect] = []
    /// The buffer with the last picture.
    private(set) var front: Buffer?

    /// Whether there is a buffer for a picture of `size`, or may be one more.
    func hasRoom(for size: PixelSize) -> Bool {
        buffers.count < Self.mostBuffers || buffers[0].pixels.size != size || buffers.contains { !$0.isHeld }
    }

    /// The canvas for a picture of `size` that differs from the last one by `damage`, in a buffer that is the front
    /// then; nil while the desktop holds all of them. What lies outside the damage is there, unless the canvas is new.
    /// Buffers of another size are let go.
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
        // A desktop that copies what it is shown gives the last picture back at once: then nothing is to be copied.
        if let front, !front.isHeld { return front }
        if let free = buffers.first(where: { !$0.isHeld }) { return free }
        guard buffers.count < Self.mostBuffers else { return nil }
        let made = try make()
        made.stale = StalePixels(everythingOf: size)
        buffers.append(made)
        return made
    }
}
