import DrawKit
import RasterKit
import Testing

@Suite("Solid fills")
struct SolidTests {
    @Test(
        "A color covers the background according to its opacity",
        arguments: [0xFF20_4060, 0x8010_2030, 0x0100_0001, 0xFE7F_0001, 0x0000_0000] as [UInt32])
    func blending(bits: UInt32) {
        for under in [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_40C0] as [UInt32] {
            var list = DisplayList(6, 5, background: under)
            let color = PackedColor(bits: bits)
            list.commands.append(.solid(RoundedRect(rect: PixelRect(1, 1, 3, 2)), color: color, clip: -1))
            let canvas = Canvas(size: list.size)

            canvas.draw(list)

            let expected = Shade(color).over(Shade(PackedColor(bits: under)))
            for y in 0..<5 {
                for x in 0..<6 {
                    let isInside = (1..<4).contains(x) && (1..<3).contains(y)
                    let wanted = isInside ? expected : Shade(PackedColor(bits: under))
                    #expect(wanted.distance(to: canvas.pixel(x, y)) <= 0.5 + 1e-9)
                }
            }
            #expect(canvas.guardsAreIntact)
        }
    }

    @Test("Every product of two components is rounded to the nearest step")
    func rounding() {
        for opacity in 0...255 as ClosedRange<UInt32> {
            var list = DisplayList(256, 1)
            list.commands[0].color = .clear
            for value in 0...255 as ClosedRange<UInt32> {
                let pixel = RoundedRect(rect: PixelRect(Int(value), 0, 1, 1))
                let gray = PackedColor(bits: 0xFF00_0000 | value << 16 | value << 8 | value)
                list.commands.append(.solid(pixel, color: gray, clip: -1))
            }
            let veil = PackedColor(bits: opacity << 24)
            list.commands.append(.solid(RoundedRect(rect: list.bounds), color: veil, clip: -1))
            let canvas = Canvas(size: list.size)

            canvas.draw(list)

            let isExact = (0...255).allSatisfy { value in
                let exact = (Double(value) * Double(255 - opacity) / 255).rounded()
                let pixel = canvas.pixel(value, 0)
                return [pixel.red, pixel.green, pixel.blue].allSatisfy { Double($0) == exact } && pixel.alpha == 255
            }
            #expect(isExact, "opacity \(opacity)")
        }
    }
}
