import DrawKit
import RasterKit
import TestSupport
import Testing

@Suite("Drawing in bands")
struct BandedDrawingTests {
    /// Returns rasterizers with 1, 2, 3 and 8 threads, which use all their threads even for small images.
    private static func rasterizers(isDithering: Bool = false) -> [Rasterizer] {
        [1, 2, 3, 8].map {
            Rasterizer(isDithering: isDithering, threads: DrawingThreads(count: $0), minimumPixels: 0)
        }
    }

    /// Draws `old` and then the changes to `new` with each rasterizer, and expects equal images.
    private func expectEqual(
        _ old: DisplayList, _ new: DisplayList, drawnBy rasterizers: [Rasterizer], _ comment: Comment
    ) {
        let damage = Damage(redrawing: new.changedRects(since: old), of: new)
        let canvases = rasterizers.map { Canvas(size: new.size, rasterizer: $0) }
        for canvas in canvases {
            canvas.draw(old)
            canvas.draw(new, damage: damage)
            #expect(canvas.guardsAreIntact, comment)
        }
        let pictures = canvases.map(\.picture)
        #expect(pictures.allSatisfy { $0 == pictures[0] }, comment)
    }

    @Test("Any number of threads gives the same bytes for whole images and for changes", arguments: [false, true])
    func lists(isDithering: Bool) {
        var generator = SeededGenerator(seed: 2024)
        let rasterizers = Self.rasterizers(isDithering: isDithering)
        for round in 0..<1000 {
            let (size, count) =
                round % 3 == 0 ? (PixelSize(width: 150, height: 90), 45) : (PixelSize(width: 47, height: 33), 9)
            let old = RandomList.make(&generator, size: size, commandCount: count)
            var new = old
            RandomList.change(&new, &generator)

            expectEqual(old, new, drawnBy: rasterizers, "round \(round)")
        }
    }

    @Test("Any number of threads gives the same bytes for nested groups and masks")
    func groups() {
        var generator = SeededGenerator(seed: 31)
        let rasterizers = Self.rasterizers()
        for round in 0..<300 {
            let size = PixelSize(width: 150, height: Int32(70 + round % 3 * 20))
            let old = RandomList.make(&generator, size: size, commandCount: 40)
            var new = old
            RandomList.change(&new, &generator)
            let lists = [old, new].map { $0.grouped(opacity: UInt8(round % 256), isMasked: round % 4 < 2) }

            expectEqual(lists[0], lists[1], drawnBy: rasterizers, "round \(round)")
        }
    }

    @Test("Any number of threads moves the same pixels", arguments: [-37, 61])
    func moves(distance: Int32) {
        var generator = SeededGenerator(seed: 7)
        let size = PixelSize(width: 1600, height: 1400)
        let list = RandomList.make(&generator, size: size, commandCount: 30)
        var damage = Damage.none
        var planner = DamagePlanner()
        planner.plan(
            &damage, redrawing: [PixelRect(100, 1380, 500, 20)], of: list,
            after: PixelMove(in: PixelRect(3, 11, 1590, 1380), dx: 0, dy: distance))
        let pictures = Self.rasterizers().map { rasterizer in
            let canvas = Canvas(size: size, rasterizer: rasterizer)
            canvas.draw(list)
            canvas.draw(list, damage: damage)
            #expect(canvas.guardsAreIntact)
            return canvas.picture
        }

        #expect(pictures.allSatisfy { $0 == pictures[0] })
    }

    @Test("A bitmap stretched in several places is the same in repeated drawings with any number of threads")
    func stretchedBitmaps() {
        var generator = SeededGenerator(seed: 12)
        let size = PixelSize(width: 120, height: 160)
        let pixels = (0..<(30 * 30)).map { _ in 0xFF00_0000 | UInt32(generator.number(0...0xFF_FFFF)) }
        let bitmap = Bitmap(size: PixelSize(width: 30, height: 30), pixels: .color(pixels))
        var list = DisplayList(120, 160)
        list.bitmaps = [bitmap]
        for row in 0..<8 {
            list.commands.append(
                .bitmap(
                    RoundedRect(rect: PixelRect(7 * row, 17 * row, 40, 40), radius: 9), bitmap: 0, tint: .clear,
                    opacity: 255, clip: DisplayList.noClip))
        }
        let canvases = Self.rasterizers().map { Canvas(size: size, rasterizer: $0) }

        for _ in 0..<5 {
            for canvas in canvases { canvas.draw(list) }
            for canvas in canvases { #expect(canvas.picture == canvases[0].picture) }
        }
    }
}
