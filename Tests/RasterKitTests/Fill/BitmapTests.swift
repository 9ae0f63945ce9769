import DrawKit
import RasterKit
import TestSupport
import Testing

@Suite("Bitmaps")
struct BitmapTests {
    private static let background: UInt32 = 0xFF20_80E0
    private static let placements = [
        PixelRect(2, 3, 7, 5), PixelRect(-3, -2, 7, 5), PixelRect(0, 0, 24, 18), PixelRect(5, 1, 14, 10),
        PixelRect(1, 1, 9, 16), PixelRect(20, 15, 7, 5), PixelRect(-40, -30, 120, 90), PixelRect(3, 3, 6, 4),
    ]

    @Test("Color pixels are copied or stretched bilinearly, times the opacity", arguments: [255, 128, 3, 0])
    func color(opacity: Int) {
        var generator = SeededGenerator(seed: 1)
        for isOpaque in [true, false] {
            let words = (0..<35).map { _ in randomWord(&generator, isOpaque: isOpaque) }
            let bitmap = Bitmap(size: PixelSize(width: 7, height: 5), pixels: .color(words))
            let shades = words.map { Shade(PackedColor(bits: $0)) }
            for rect in Self.placements {
                expect(bitmap, opacity: UInt8(opacity), over: rect) { x, y in
                    Reference.sample(shades, size: bitmap.size, over: PlacedShape(rect: rect), x: x, y: y).times(
                        Double(opacity) / 255)
                }
            }
        }
    }

    @Test("Coverage is tinted", arguments: [0xFF30_2010, 0x8040_2010, 0x0000_0000] as [UInt32])
    func alpha(tint: UInt32) {
        var generator = SeededGenerator(seed: 2)
        let bytes = (0..<35).map { _ in UInt8(generator.chance(30) ? 255 : generator.number(0...255)) }
        let bitmap = Bitmap(size: PixelSize(width: 7, height: 5), pixels: .alpha(bytes))
        let shades = bytes.map { Shade(PackedColor(bits: tint)).times(Double($0) / 255) }
        for rect in Self.placements {
            expect(bitmap, tint: tint, over: rect) { x, y in
                Reference.sample(shades, size: bitmap.size, over: PlacedShape(rect: rect), x: x, y: y)
            }
        }
    }

    @Test("A bitmap drawn much smaller is averaged instead of sampled")
    func reduction() {
        let words = (0..<64 * 64).map { ($0 % 64 + $0 / 64) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 as UInt32 }
        let bitmap = Bitmap(size: PixelSize(width: 64, height: 64), pixels: .color(words), reducible: true)
        let gray = Shade(PackedColor(bits: 0xFF80_8080))
        for side in [1, 5, 8, 13, 31] {
            let rect = PixelRect(0, 0, side, side)
            expect(bitmap, over: rect) { _, _ in gray }
        }
    }

    @Test("Bitmaps drawn repeatedly look the same, whichever parts are redrawn")
    func again() {
        var generator = SeededGenerator(seed: 3)
        let rasterizer = Rasterizer()
        let bitmaps = (0..<4).map { index in
            let words = (0..<63).map { _ in randomWord(&generator, isOpaque: index % 2 == 0) }
            return Bitmap(size: PixelSize(width: 9, height: 7), pixels: .color(words))
        }
        for round in 0..<300 {
            var list = DisplayList(24, 18, background: Self.background)
            list.bitmaps = bitmaps
            for index in 0..<generator.number(1...6) {
                let (width, height) = (generator.number(1...4) * 7, generator.number(1...4) * 6)
                let rect = PixelRect(generator.number(-12...20), generator.number(-9...15), width, height)
                let shape = RoundedRect(rect: rect, radius: index % 3 == 0 ? 3 : 0)
                let opacity: UInt8 = generator.chance(30) ? 128 : 255
                list.commands.append(
                    .bitmap(shape, bitmap: Int32(index % 4), tint: .clear, opacity: opacity, clip: -1))
            }
            let part = PixelRect(0, generator.number(0...10), 24, generator.number(1...8))
            let (partly, wholly) = (Canvas(size: list.size, rasterizer: rasterizer), Canvas(size: list.size))
            wholly.draw(list)

            partly.draw(list, damage: Damage(keeping: [part], of: list))
            partly.draw(list)

            #expect(partly.picture == wholly.picture, "round \(round)")
            #expect(partly.guardsAreIntact)
        }
    }

    @Test("Bitmaps that exceed the cache are drawn correctly")
    func manySizes() {
        let words = (0..<63).map { 0xFF00_0000 | UInt32($0 * 3) }
        let bitmap = Bitmap(size: PixelSize(width: 9, height: 7), pixels: .color(words))
        let rasterizer = Rasterizer()
        var list = DisplayList(24, 18, background: Self.background)
        list.bitmaps.append(bitmap)
        // Together, these have more than ten times as many pixels as the cache holds.
        for index in 0..<60 {
            let rect = PixelRect(-index % 7, -index % 5, 12 + index % 12, 8 + index % 10)
            list.commands.append(.bitmap(RoundedRect(rect: rect), bitmap: 0, tint: .clear, opacity: 200, clip: -1))
        }
        let wholly = Canvas(size: list.size)
        wholly.draw(list)
        for _ in 0..<5 {
            let canvas = Canvas(size: list.size, rasterizer: rasterizer)

            canvas.draw(list)

            #expect(canvas.picture == wholly.picture)
        }
    }

    @Test("Bitmaps without pixels draw nothing")
    func empty() {
        for pixels in [.color([]), .alpha([])] as [Bitmap.Pixels] {
            let bitmap = Bitmap(size: PixelSize(width: 0, height: 5), pixels: pixels)
            expect(bitmap, over: PixelRect(0, 0, 8, 8)) { _, _ in .clear }
        }
    }

    @Test("A bitmap in a rectangle larger than any screen is sampled without overflow")
    func hugeRectangle() {
        let words: [UInt32] = [0xFFFF_0000, 0xFF00_00FF]
        let bitmap = Bitmap(size: PixelSize(width: 2, height: 1), pixels: .color(words))
        let rect = PixelRect(minX: -1_000_000_000, minY: -1_000_000_000, maxX: 10, maxY: 1_000_000_000)
        expect(bitmap, over: rect) { x, _ in x < 10 ? Shade(PackedColor(bits: words[1])) : .clear }
    }

    // MARK: Helpers

    private func randomWord(_ generator: inout SeededGenerator, isOpaque: Bool) -> UInt32 {
        let alpha = isOpaque ? 1 : Double(generator.number(0...255)) / 255
        let (red, green) = (generator.number(0...255), generator.number(0...255))
        let color = RGBA(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(generator.number(0...255)) / 255,
            alpha: alpha)
        return PackedColor(color).bits
    }

    private func expect(
        _ bitmap: Bitmap, tint: UInt32 = 0, opacity: UInt8 = 255, over rect: PixelRect,
        is source: (_ x: Int, _ y: Int) -> Shade
    ) {
        var list = DisplayList(24, 18, background: Self.background)
        list.bitmaps.append(bitmap)
        let shape = RoundedRect(rect: rect)
        list.commands.append(.bitmap(shape, bitmap: 0, tint: PackedColor(bits: tint), opacity: opacity, clip: -1))
        let canvas = Canvas(size: list.size)

        canvas.draw(list)

        let under = Shade(PackedColor(bits: Self.background))
        var worst = 0.0
        for y in 0..<18 {
            for x in 0..<24 {
                let isInside = PixelRect(x, y, 1, 1).intersects(rect)
                let wanted = isInside ? source(x, y).over(under) : under
                worst = max(worst, wanted.distance(to: canvas.pixel(x, y)))
            }
        }
        // At 1:1, color, alpha and the sum are each rounded. Stretching rounds three more times, at positions in steps
        // of 1/256.
        let tolerance = bitmap.size == rect.size ? 1.5 : 3.5
        #expect(worst <= tolerance, "rect \(rect), opacity \(opacity)")
        #expect(canvas.guardsAreIntact)
    }
}
