import DrawKit
import RasterKit
import Testing

@Suite("MemoryRenderer")
@MainActor
struct MemoryRendererTests {
    @Test("The renderer keeps the image and draws only the damage over it")
    func damage() {
        var list = DisplayList(4, 3, background: 0xFF11_1111)
        let renderer = MemoryRenderer()
        renderer.draw(list, damage: Damage(everythingIn: list))
        list.commands[0].color = PackedColor(bits: 0xFF22_2222)

        renderer.draw(list, damage: Damage(keeping: [PixelRect(1, 1, 2, 1)], of: list))

        for y in 0..<3 {
            for x in 0..<4 {
                let isDamaged = y == 1 && (1..<3).contains(x)
                #expect(renderer.pixel(x: x, y: y).bits == (isDamaged ? 0xFF22_2222 : 0xFF11_1111))
            }
        }
        #expect(renderer.counts.drawCalls == 1)
    }

    @Test("A new size redraws everything, regardless of the damage")
    func resize() {
        let renderer = MemoryRenderer()
        for (width, height) in [(4, 3), (3, 4), (12, 1), (1, 1)] as [(Int32, Int32)] {
            let list = DisplayList(width, height, background: 0xFF00_0000 | UInt32(width))

            renderer.draw(list, damage: .none)

            #expect(renderer.size == list.size)
            guard case .color(let words) = renderer.bitmap().pixels else {
                Issue.record("The copy has no colors")
                continue
            }
            #expect(words == Array(repeating: 0xFF00_0000 | UInt32(width), count: Int(width * height)))
        }
    }

    @Test("A copy of the image doesn't change when the image does")
    func copy() {
        let renderer = MemoryRenderer()
        let (first, second) = (DisplayList(2, 2, background: 0xFF00_0001), DisplayList(2, 2, background: 0xFF00_0002))
        renderer.draw(first, damage: Damage(everythingIn: first))
        let copy = renderer.bitmap()

        renderer.draw(second, damage: Damage(everythingIn: second))

        guard case .color(let words) = copy.pixels else {
            Issue.record("The copy has no colors")
            return
        }
        #expect(words == [0xFF00_0001, 0xFF00_0001, 0xFF00_0001, 0xFF00_0001])
        #expect(renderer.pixel(x: 1, y: 1).bits == 0xFF00_0002)
    }

    @Test("Pixels are clear outside the image and before the first one")
    func outside() {
        let renderer = MemoryRenderer()
        #expect(renderer.pixel(x: 0, y: 0) == .clear)
        #expect(renderer.bitmap().size == .zero)

        let list = DisplayList(2, 2)
        renderer.draw(list, damage: .none)

        for (x, y) in [(-1, 0), (0, -1), (2, 0), (0, 2), (Int.max, Int.min)] {
            #expect(renderer.pixel(x: x, y: y) == .clear)
        }
    }

    @Test("Drawing an empty image results in an empty bitmap")
    func empty() {
        let renderer = MemoryRenderer()
        for size in [PixelSize.zero, PixelSize(width: 0, height: 9), PixelSize(width: -4, height: 3)] {
            renderer.draw(DisplayList(size: size), damage: .none)
            #expect(renderer.bitmap().size == .zero)
        }
    }
}
