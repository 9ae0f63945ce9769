import DrawKit
import Testing

@testable import SDLKit

@Suite("Stale pixels of a Wayland buffer") struct StalePixelsTests {
    private static let size = PixelSize(width: 100, height: 100)

    /// Returns damage that redraws exactly `rects` after `move`, of a list with a background.
    private func damage(_ rects: PixelRect..., move: PixelMove? = nil) -> Damage {
        var list = DisplayList(size: Self.size)
        list.commands.append(.solid(RoundedRect(rect: list.bounds), color: PackedColor(.white), clip: -1))
        var (damage, planner) = (Damage.none, DamagePlanner())
        planner.plan(&damage, redrawing: rects, of: list, after: move)
        return damage
    }

    private func copies(_ stale: StalePixels, before damage: Damage) -> [PixelRect] {
        var copies: [PixelRect] = []
        stale.appendCopies(before: damage, to: &copies)
        return copies
    }

    private func rect(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) -> PixelRect {
        PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    @Test("Areas redrawn in every frame are never copied")
    func redrawnAreas() {
        let bones = damage(rect(0, 0, 10, 10), rect(80, 0, 10, 10))
        #expect(bones.regions.count == 2 && bones.bands.count == 1)
        var stale = StalePixels()
        for _ in 0..<3 {
            stale.add(bones)
            #expect(stale.rects == bones.bands)
            #expect(copies(stale, before: bones).isEmpty)
        }
    }

    @Test("Areas drawn earlier but not now are copied")
    func earlierAreas() {
        var stale = StalePixels()
        stale.add(damage(rect(0, 0, 10, 10)))
        stale.add(damage(rect(50, 50, 10, 10)))

        #expect(copies(stale, before: damage(rect(0, 0, 20, 20))) == [rect(50, 50, 10, 10)])
        stale.removeAll()
        #expect(copies(stale, before: damage(rect(0, 0, 1, 1))).isEmpty)
    }

    @Test("Larger damage replaces smaller missing areas")
    func largerDamage() {
        var stale = StalePixels()
        let (small, large) = (damage(rect(0, 0, 10, 10)), damage(rect(0, 0, 40, 40)))
        stale.add(small)
        stale.add(large)

        #expect(copies(stale, before: small) == [rect(0, 0, 40, 40)])
        #expect(copies(stale, before: large).isEmpty)
    }

    @Test("Everything but moved areas is copied to a new buffer, unless the damage covers all of it")
    func newBuffer() {
        let stale = StalePixels(everythingOf: Self.size)
        let full = rect(0, 0, 100, 100)

        #expect(copies(stale, before: damage(rect(0, 0, 10, 10))) == [full])
        #expect(copies(stale, before: damage(full)).isEmpty)
        let move = PixelMove(in: rect(0, 10, 100, 90), dx: 0, dy: -5)
        let scrolled = copies(stale, before: damage(rect(0, 95, 100, 5), move: move))
        #expect(scrolled == [rect(0, 0, 100, 10), rect(0, 95, 100, 5)])
    }

    @Test("Moved areas are missing in other buffers")
    func movedAreas() {
        var stale = StalePixels()
        let move = PixelMove(in: rect(0, 10, 100, 90), dx: 0, dy: -5)
        stale.add(damage(rect(0, 95, 100, 5), move: move))

        #expect(copies(stale, before: damage(rect(0, 95, 100, 5))) == [rect(0, 10, 100, 90)])
    }

    @Test("Many damage rectangles are merged")
    func merging() {
        var stale = StalePixels()
        for index in 0..<90 { stale.add(damage(rect(Int32(index), Int32(index), 2, 2))) }

        #expect(stale.rects.count < 64)
        #expect(stale.rects.reduce(PixelRect.zero) { $0.union($1) } == rect(0, 0, 91, 91))
    }
}
