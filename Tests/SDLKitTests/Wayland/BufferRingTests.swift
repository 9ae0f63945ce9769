import DrawKit
import Testing

@testable import SDLKit

@MainActor @Suite struct BufferRingTests {
    private final class Buffer: PictureBuffer {
        let size: PixelSize
        var isHeld = false
        var stale = StalePixels()

        init(_ size: PixelSize) {
            self.size = size
        }
    }

    private static let small = PixelSize(width: 10, height: 10)
    private static let large = PixelSize(width: 20, height: 10)
    private var ring = BufferRing<Buffer>()

    /// Draws a picture and shows it; nil where there is no buffer for it.
    private mutating func draw(_ size: PixelSize = small) throws(SDLError) -> (buffer: Buffer, previous: Buffer?)? {
        let next = try ring.next(of: size) { Buffer(size) }
        next?.buffer.isHeld = true
        ring.noteDrawn(.none)
        return next
    }

    @Test mutating func `A desktop that gives pictures back at once is shown one buffer`() throws {
        let first = try #require(try draw())
        first.buffer.isHeld = false
        let second = try #require(try draw())

        #expect(first.buffer === second.buffer && first.previous == nil && second.previous == nil)
    }

    @Test mutating func `A buffer that is held is not drawn into, and the last picture is said`() throws {
        let first = try #require(try draw())
        let second = try #require(try draw())
        #expect(second.buffer !== first.buffer && second.previous === first.buffer)

        first.buffer.isHeld = false
        let third = try #require(try draw())
        #expect(third.buffer === first.buffer && third.previous === second.buffer)
    }

    @Test mutating func `A desktop that gives nothing back gets three pictures`() throws {
        for _ in 0..<3 {
            #expect(ring.hasRoom(for: Self.small))
            #expect(try draw() != nil)
        }
        #expect(!ring.hasRoom(for: Self.small))
        #expect(try draw() == nil)

        ring.front?.isHeld = false
        #expect(ring.hasRoom(for: Self.small))
        #expect(try draw() != nil)
    }

    @Test mutating func `Another size begins anew, whatever is held`() throws {
        for _ in 0..<3 { _ = try draw() }
        #expect(ring.hasRoom(for: Self.large))
        let next = try #require(try draw(Self.large))

        #expect(next.buffer.size == Self.large && next.previous == nil)
    }

    @Test mutating func `A failure to make a buffer leaves the last picture`() throws {
        let first = try #require(try draw())
        #expect(throws: SDLError.self) {
            try ring.next(of: Self.small) { () throws(SDLError) in throw SDLError("no", reason: "memory") }
        }
        first.buffer.isHeld = false
        #expect(try draw()?.buffer === first.buffer)
    }
}
