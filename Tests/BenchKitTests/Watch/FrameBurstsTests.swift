import BenchKit
import DrawKit
import Testing

@Suite("Frames from what a program draws") struct FrameBurstsTests {
    private static let size = PixelSize(width: 300, height: 200)
    private static let whole = PixelRect(size: size)
    private static let (left, right) = (rect(0), rect(100))

    /// A rectangle that was drawn at a time in microseconds.
    struct Drawing {
        let time: UInt64
        let rect: PixelRect

        init(_ time: UInt64, _ rect: PixelRect) { (self.time, self.rect) = (time, rect) }
    }

    @Test(
        "Rectangles drawn to a window are grouped into frames",
        arguments: [
            (
                name: "each covers the window", drawings: [0, 400, 800].map { Drawing($0, whole) },
                frames: [0, 400, 800]
            ),
            (
                "three parts each, at 60 frames per second",
                [0, 16_667, 33_333].flatMap { frame in
                    (0..<3).map { Drawing(frame + UInt64($0) * 100, rect($0 * 50)) }
                },
                [0, 16_667, 33_333]
            ),
            (
                "the same part at 400 frames per second", [0, 2500, 5000, 7500].map { Drawing($0, left) },
                [0, 2500, 5000, 7500]
            ),
            ("cleared, then drawn over", [Drawing(0, whole), Drawing(300, left), Drawing(600, left)], [0]),
            ("parts that arrive slowly", (0..<3).map { Drawing(UInt64($0) * 3000, rect($0 * 50)) }, [0]),
            ("another part soon after", [Drawing(0, left), Drawing(7999, right)], [0]),
            ("another part later", [Drawing(0, left), Drawing(8000, right)], [0, 8000]),
            ("the same part soon after", [Drawing(0, left), Drawing(1999, left)], [0]),
            ("the same part later", [Drawing(0, left), Drawing(2000, left)], [0, 2000]),
            ("many parts over a long time", (0..<6).map { Drawing(UInt64($0) * 4000, rect($0 * 50)) }, [0]),
            (
                "drawing that never pauses", (0..<240).map { Drawing($0 * 100, rect(Int($0) % 2 * 100)) },
                [0, 12_000]
            ),
            ("nothing", [], []),
        ] as [(String, [Drawing], [UInt64])])
    func bursts(_ row: (name: String, drawings: [Drawing], frames: [UInt64])) {
        var bursts = FrameBursts()

        for drawing in row.drawings { bursts.draw(drawing.rect, in: Self.size, at: drawing.time * 1000) }

        #expect(bursts.frames == row.frames.map { $0 * 1000 }, "\(row.name)")
    }

    @Test("The rest of a frame that began before the measurement doesn't count")
    func removal() {
        var bursts = FrameBursts()
        bursts.draw(Self.left, in: Self.size, at: 0)

        bursts.removeAll()
        bursts.draw(Self.right, in: Self.size, at: 100_000)
        #expect(bursts.frames.isEmpty)

        bursts.draw(Self.left, in: Self.size, at: 16_000_000)
        #expect(bursts.frames == [16_000_000])
    }

    @Test("After the end of a frame, any rectangle begins a new one")
    func ends() {
        var bursts = FrameBursts()
        bursts.draw(Self.left, in: Self.size, at: 0)
        bursts.draw(Self.right, in: Self.size, at: 1000)

        bursts.endFrame()
        bursts.draw(Self.right, in: Self.size, at: 2000)
        bursts.draw(Self.left, in: Self.size, at: 3000)

        #expect(bursts.frames == [0, 2000])
    }

    @Test("Many small rectangles are one frame, and overlaps with them are still found")
    func many() {
        var bursts = FrameBursts()
        for index in 0..<200 {
            let rect = PixelRect(minX: Int32(index), minY: 0, maxX: Int32(index + 1), maxY: 1)
            bursts.draw(rect, in: Self.size, at: UInt64(index) * 1000)
        }
        #expect(bursts.frames == [0])

        bursts.draw(PixelRect(minX: 199, minY: 0, maxX: 200, maxY: 1), in: Self.size, at: 3_000_000)
        #expect(bursts.frames == [0, 3_000_000])
    }

    /// Returns a part of the window whose left edge is at `x`.
    private static func rect(_ x: Int) -> PixelRect {
        PixelRect(minX: Int32(x), minY: 10, maxX: Int32(x + 50), maxY: 60)
    }
}
