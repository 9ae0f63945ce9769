import DrawKit

/// One of the buffers that a window's pictures are drawn into in turn.
@MainActor
protocol PictureBuffer: AnyObject {
    var size: PixelSize { get }
    /// Whether the desktop may still read it: then nothing is drawn into it.
    var isHeld: Bool { get }
    /// Where it does not show the last picture.
    var stale: StalePixels { get set }
}

/// Which buffer the next picture is drawn into.
@MainActor
struct BufferRing<Buffer: PictureBuffer> {
    /// One that is shown, one that is on its way there, and one to draw into.
    static var mostBuffers: Int { 3 }

    private var buffers: [Buffer] = []
    /// The buffer with the last picture.
    private(set) var front: Buffer?

    /// Whether there is a buffer for a picture of `size`, or may be one more.
    func hasRoom(for size: PixelSize) -> Bool {
        buffers.count < Self.mostBuffers || buffers[0].size != size || buffers.contains { !$0.isHeld }
    }

    /// The buffer for the next picture, which is then the last one, and the one before it, where that is another; nil
    /// while the desktop holds all of them. Buffers of another size are let go.
    mutating func next(
        of size: PixelSize, make: () throws(SDLError) -> Buffer
    ) throws(SDLError) -> (buffer: Buffer, previous: Buffer?)? {
        if buffers.first?.size != size {
            buffers.removeAll()
            front = nil
        }
        // A desktop that copies what it is shown gives the last picture back at once: then nothing is to be copied.
        if let front, !front.isHeld { return (front, nil) }
        let previous = front
        if let free = buffers.first(where: { !$0.isHeld }) {
            front = free
            return (free, previous)
        }
        guard buffers.count < Self.mostBuffers else { return nil }
        let made = try make()
        made.stale = StalePixels(everythingOf: size)
        buffers.append(made)
        front = made
        return (made, previous)
    }

    /// Notes that the front has a picture that differs from the one before by `damage`.
    func noteDrawn(_ damage: Damage) {
        for buffer in buffers {
            if buffer === front { buffer.stale.removeAll() } else { buffer.stale.add(damage) }
        }
    }
}
