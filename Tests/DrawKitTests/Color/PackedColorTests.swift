import DrawKit
import Foundation
import Testing

@Suite("Packed colors")
struct PackedColorTests {
    @Test(
        "Components are premultiplied and rounded to the nearest step",
        arguments: [
            (RGBA.white, 1, 0xFFFF_FFFF), (.black, 1, 0xFF00_0000), (.clear, 1, 0), (.white, 0.5, 0x8080_8080),
            (RGBA(hex: 0x804020), 1, 0xFF80_4020), (RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5), 0.5, 0x4040_2000),
            (RGBA(red: 0.4999 / 255, green: 0.5001 / 255, blue: 1.5 / 255), 1, 0xFF00_0102),
        ] as [(RGBA, Double, UInt32)])
    func packing(color: RGBA, opacity: Double, bits: UInt32) {
        #expect(PackedColor(color, opacity: opacity).bits == bits)
    }

    @Test(
        "Values outside 0...1 are clamped, and NaN is 0",
        arguments: [
            (RGBA(red: 9, green: -9, blue: .nan), 1, 0xFFFF_0000),
            (RGBA(red: .infinity, green: -.infinity, blue: 1, alpha: 7), 3, 0xFFFF_00FF),
            (RGBA(red: 1, green: 1, blue: 1, alpha: .nan), 1, 0), (.white, .nan, 0), (.white, -1, 0),
        ] as [(RGBA, Double, UInt32)])
    func clamping(color: RGBA, opacity: Double, bits: UInt32) {
        #expect(PackedColor(color, opacity: opacity).bits == bits)
    }

    @Test("No component exceeds the alpha")
    func premultiplied() {
        for alpha in 0...255 {
            for level in stride(from: 0, through: 255, by: 5) {
                let gray = Double(level) / 255
                let packed = PackedColor(RGBA(red: gray, green: 1, blue: 1 - gray, alpha: Double(alpha) / 255))
                #expect(max(packed.red, packed.green, packed.blue) <= packed.alpha)
            }
        }
    }

    @Test("The bits have the layout of an X11 surface")
    func parts() {
        let color = PackedColor(bits: 0xFE12_3456)

        #expect([color.alpha, color.red, color.green, color.blue] == [0xFE, 0x12, 0x34, 0x56])
        #expect(!color.isOpaque && PackedColor(bits: 0xFF00_0000).isOpaque)
        #expect("\(PackedColor(bits: 0x0001_02FF))" == "#000102ff")
    }

    @Test("A dynamic color resolves to the requested style")
    func styles() {
        let color = CGColor(light: .white, dark: .black)

        #expect(color.resolved(dark: false) == .white && color.resolved(dark: true) == .black)
        #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    }
}
