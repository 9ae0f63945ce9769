import DrawKit
import Testing

@Suite("Bitmaps")
struct BitmapTests {
    @Test("Reductions halve both sides until one is a single pixel")
    func reductionSizes() {
        let bitmap = Bitmap(
            size: PixelSize(width: 20, height: 9), pixels: .alpha(Array(repeating: 7, count: 180)), reducible: true)

        #expect(bitmap.reductions.map(\.size.width) == [10, 5, 2])
        #expect(bitmap.reductions.map(\.size.height) == [4, 2, 1])
        for reduction in bitmap.reductions {
            guard case .alpha(let bytes) = reduction.pixels else {
                Issue.record("A reduction changed its kind")
                continue
            }
            #expect(bytes.allSatisfy { $0 == 7 })
        }
    }

    @Test("A reduction is the rounded mean of each block of two by two pixels, per component")
    func averaging() throws {
        let alpha = Bitmap(
            size: PixelSize(width: 4, height: 2), pixels: .alpha([0, 1, 255, 255, 1, 0, 255, 254]), reducible: true)
        let color = Bitmap(
            size: PixelSize(width: 2, height: 2),
            pixels: .color([0xFFFF_0003, 0xFF00_0000, 0xFF00_FF00, 0x0300_0001]), reducible: true)

        guard case .alpha(let bytes) = try #require(alpha.reductions.first).pixels,
            case .color(let words) = try #require(color.reductions.first).pixels
        else {
            Issue.record("A reduction changed its kind")
            return
        }
        #expect(bytes == [1, 255])
        #expect(words == [0xC040_4001])
    }

    @Test(
        "The version for a size is the smallest that is at least as large",
        arguments: [
            (100, 100, 64), (64, 64, 64), (63, 10, 64), (33, 33, 64), (32, 32, 32), (31, 5, 32), (16, 17, 32),
            (5, 3, 8), (1, 1, 1), (0, 0, 1), (-3, 1, 1),
        ] as [(Int32, Int32, Int32)])
    func version(width: Int32, height: Int32, expected: Int32) {
        let pixels = Bitmap.Pixels.color(Array(repeating: 0, count: 64 * 64))
        let bitmap = Bitmap(size: PixelSize(width: 64, height: 64), pixels: pixels, reducible: true)

        #expect(bitmap.version(for: PixelSize(width: width, height: height)).size.width == expected)
    }

    @Test("A bitmap without reductions is its own version, and single rows have no reductions")
    func noReductions() {
        let plain = Bitmap(size: PixelSize(width: 8, height: 8), pixels: .alpha(Array(repeating: 0, count: 64)))
        let row = Bitmap(
            size: PixelSize(width: 8, height: 1), pixels: .alpha(Array(repeating: 0, count: 8)), reducible: true)

        #expect(plain.version(for: PixelSize(width: 1, height: 1)) == plain)
        #expect(row.reductions.isEmpty)
        #expect(Bitmap(size: .zero, pixels: .color([]), reducible: true).reductions.isEmpty)
    }

    @Test("Opaque bitmaps are detected, and coverage is never opaque")
    func opacity() {
        let size = PixelSize(width: 2, height: 1)

        #expect(Bitmap(size: size, pixels: .color([0xFF00_0000, 0xFFFF_FFFF])).isOpaque)
        #expect(!Bitmap(size: size, pixels: .color([0xFF00_0000, 0xFEFE_FEFE])).isOpaque)
        #expect(!Bitmap(size: size, pixels: .alpha([255, 255])).isOpaque)
    }

    @Test("Bitmaps with the same pixels are distinct, with increasing ids")
    func identity() {
        let (first, second) = (Bitmap(size: .zero, pixels: .alpha([])), Bitmap(size: .zero, pixels: .alpha([])))

        #expect(first != second && first == first)
        #expect(first.id < second.id)
    }
}
