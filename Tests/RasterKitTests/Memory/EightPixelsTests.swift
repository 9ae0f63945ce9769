import DrawKit
import TestSupport
import Testing

@testable import RasterKit

@Suite("Eight-pixel blending")
struct EightPixelsTests {
    /// Returns eight random words, some of which aren't premultiplied colors.
    private static func words(_ generator: inout SeededGenerator) -> [UInt32] {
        (0..<8).map { _ in UInt32(generator.number(0...0xFFFF_FFFF)) }
    }

    @Test(
        "Blending eight pixels equals blending one at a time, bit for bit, for any coverage and colors",
        arguments: [true, false])
    func coverage(isOpaque: Bool) {
        var generator = SeededGenerator(seed: 8)
        for round in 0..<2048 {
            let word = UInt32(generator.number(0...0xFFFF_FFFF)) | (isOpaque ? 0xFF00_0000 : 0)
            var pixels = Self.words(&generator)
            let parts = SIMD8<UInt8>((0..<8).map { UInt8((round + 31 * $0) % 256) })
            let expected = (0..<8).map { index in
                let part = UInt32(parts[index])
                return isOpaque
                    ? Blend.opaque(word, over: pixels[index], coverage: part)
                    : Blend.over(Blend.scaled(word, by: part), pixels[index])
            }
            pixels.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                let (source, under) = (EightPixels(word), EightPixels(at: base))
                let drawn =
                    isOpaque ? source.opaque(over: under, coverage: parts) : source.over(under, coverage: parts)
                drawn.store(at: base)
            }

            #expect(pixels == expected)
        }
    }

    @Test(
        "Rows of any length and position equal pixel-by-pixel drawing",
        arguments: [0xFF12_80FE, 0x8040_2000, 0] as [UInt32])
    func rows(word: UInt32) {
        var generator = SeededGenerator(seed: 3)
        for count in 0..<40 {
            let coverage = (0..<count).map { place in
                generator.chance(30) ? 0 : generator.chance(40) ? 255 : UInt8(place * 37 % 256)
            }
            var pixels = (0..<44).map { _ in 0xFF00_0000 | UInt32(generator.number(0...0xFF_FFFF)) }
            var expected = pixels
            for (index, part) in coverage.enumerated() {
                expected[index + 2] =
                    word >= 0xFF00_0000
                    ? Blend.opaque(word, over: expected[index + 2], coverage: UInt32(part))
                    : Blend.over(Blend.scaled(word, by: UInt32(part)), expected[index + 2])
            }
            pixels.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                PixelBuffer(base: base, size: PixelSize(width: 44, height: 1), stride: 44)
                    .blend(word, x: 2, y: 0, coverage: coverage + [9], count: count)
            }

            #expect(pixels == expected, "\(count)")
        }
    }
}
