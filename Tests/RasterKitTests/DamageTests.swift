import DrawKit
import RasterKit
import TestSupport
import Testing

@Suite("Drawing damage only")
struct DamageTests {
    @Test("Drawing the damage over the old image gives the new image, byte for byte", arguments: [false, true])
    func changes(isDithering: Bool) {
        var generator = SeededGenerator(seed: 2024)
        let rasterizer = Rasterizer(isDithering: isDithering)
        var exactPlans = 0
        for round in 0..<1000 {
            let (size, count) =
                round % 3 == 0 ? (PixelSize(width: 150, height: 90), 45) : (PixelSize(width: 47, height: 33), 9)
            let old = RandomList.make(&generator, size: size, commandCount: count)
            var new = old
            RandomList.change(&new, &generator)
            let damage = Damage(redrawing: new.changedRects(since: old), of: new)
            exactPlans += damage.regions.map(\.rect) == damage.bands ? 0 : 1
            let partly = Canvas(size: size, rasterizer: rasterizer)
            let wholly = Canvas(size: size, rasterizer: Rasterizer(isDithering: isDithering))

            partly.draw(old)
            partly.draw(new, damage: damage)
            wholly.draw(new)

            #expect(partly.picture == wholly.picture, "round \(round)")
        }
        #expect(exactPlans > 60, "Hardly any case had separate rectangles")
    }

    @Test("Overlapping regions draw the same as their union")
    func overlappingRegions() {
        var generator = SeededGenerator(seed: 77)
        let size = PixelSize(width: 60, height: 40)
        for round in 0..<150 {
            let list = RandomList.make(&generator, size: size, commandCount: 8 + 30 * (round % 2))
            let rects = (0..<12).map { _ in RandomList.rect(&generator, in: size) }
            let canvas = Canvas(size: size)
            let wholly = Canvas(size: size)
            wholly.draw(list)

            canvas.draw(list, damage: Damage(keeping: rects, of: list))

            let isRight = (0..<40).allSatisfy { y in
                (0..<60).allSatisfy { x in
                    let isDamaged = rects.contains { $0.contains(PixelRect(x, y, 1, 1)) }
                    return canvas.pixel(x, y) == (isDamaged ? wholly.pixel(x, y) : PackedColor(bits: 0xFF12_3456))
                }
            }
            #expect(isRight, "round \(round)")
        }
    }

    @Test("Empty damage and empty images draw nothing")
    func nothing() {
        var generator = SeededGenerator(seed: 5)
        let list = RandomList.make(&generator, size: PixelSize(width: 9, height: 9), commandCount: 5)
        let canvas = Canvas(size: list.size)

        canvas.draw(list, damage: Damage.none)
        canvas.draw(DisplayList(size: .zero))
        canvas.draw(DisplayList(size: list.size))

        #expect(canvas.picture.allSatisfy { $0 == 0xFF12_3456 })
    }
}
