import DrawKit
import Foundation
import LayerKit
import RasterKit
import TestSupport
import Testing

@testable import SDLKit

@MainActor @Suite("Wayland buffer ring") struct BufferRingTests {
    private typealias Buffer = MemoryBuffer

    private static let small = PixelSize(width: 10, height: 10)
    private static let large = PixelSize(width: 20, height: 10)
    private var ring = BufferRing<Buffer>()

    // MARK: Buffer choice

    /// Draws and shows a frame. Returns `nil` if no buffer is free.
    private mutating func draw(_ size: PixelSize = small) throws(SDLError) -> Canvas? {
        let canvas = try ring.next(of: size, for: .none) { Buffer(size) }
        if canvas != nil { ring.front?.isHeld = true }
        return canvas
    }

    @Test("A single buffer is used if the desktop returns it immediately")
    mutating func immediateReturn() throws {
        let first = try #require(try draw())
        #expect(first.isNew && first.previous == nil)
        ring.front?.isHeld = false
        let second = try #require(try draw())

        #expect(second.buffer.base == first.buffer.base && !second.isNew && second.previous == nil)
    }

    @Test("A held buffer is not drawn into, and a canvas refers to the previous buffer")
    mutating func heldBuffer() throws {
        let first = try #require(try draw())
        let buffer = ring.front
        let second = try #require(try draw())
        #expect(second.buffer.base != first.buffer.base && second.previous?.base == first.buffer.base)

        buffer?.isHeld = false
        let third = try #require(try draw())
        #expect(third.buffer.base == first.buffer.base && third.previous?.base == second.buffer.base)
    }

    @Test("At most three buffers are created for a desktop that returns none")
    mutating func noReturn() throws {
        for _ in 0..<3 {
            #expect(ring.hasFreeBuffer(for: Self.small))
            #expect(try draw() != nil)
        }
        #expect(!ring.hasFreeBuffer(for: Self.small))
        #expect(try draw() == nil)

        ring.front?.isHeld = false
        #expect(ring.hasFreeBuffer(for: Self.small))
        #expect(try draw() != nil)
    }

    @Test("A new size starts with new buffers, whichever are held")
    mutating func newSize() throws {
        for _ in 0..<3 { _ = try draw() }
        #expect(ring.hasFreeBuffer(for: Self.large))
        let next = try #require(try draw(Self.large))

        #expect(next.buffer.size == Self.large && next.isNew && next.previous == nil)
    }

    @Test("Failing to create a buffer keeps the last one")
    mutating func failure() throws {
        let first = try #require(try draw())
        #expect(throws: SDLError.self) {
            try ring.next(of: Self.small, for: .none) { () throws(SDLError) in throw SDLError("no", reason: "memory") }
        }
        ring.front?.isHeld = false
        #expect(try draw()?.buffer.base == first.buffer.base)
    }

    // MARK: Buffer content

    /// The number of screens with fifty frames each.
    private static var screens: Int {
        #if DEBUG
            12
        #else
            200
        #endif
    }

    @Test("Frames equal a full redraw, whichever buffers are free")
    func randomBuffers() throws {
        var (moves, copies) = (0, 0)
        for seed in 0..<Self.screens {
            var screen = RandomScreen(seed: UInt64(seed), side: 96, scale: 1)
            let desktop = RandomDesktop(size: PixelSize(width: 96, height: 96), seed: UInt64(seed))
            let renderer = SurfaceRenderer(memory: desktop)
            let host = LayerHost(root: screen.root)
            (host.pixelSize, host.movesPixels) = (desktop.size, true)
            let redrawn = MemoryRenderer(isDithering: true)
            var last: UnsafeMutablePointer<UInt32>?
            for step in 0..<50 {
                host.scheduler.runDue(until: Double(step) * 0.13)
                let animated = host.animate()
                if step % 5 != 4 { screen.step() }
                host.layout()
                let damage = host.record(adding: animated)
                guard !damage.isEmpty else { continue }
                try renderer.draw(host.list, damage: damage)
                try renderer.present(damage)
                redrawn.draw(host.list, damage: Damage(everythingIn: host.list))
                let front = try #require(desktop.ring.front)
                moves += damage.move == nil ? 0 : 1
                copies += front.pixels.base == last ? 0 : 1
                last = front.pixels.base

                guard case .color(let wanted) = redrawn.bitmap().pixels, front.words == wanted else {
                    Issue.record("screen \(seed), step \(step): the pictures differ\n\(host.list)")
                    return
                }
            }
        }
        #expect(moves > 5 * Self.screens && copies > 5 * Self.screens)
    }
}
