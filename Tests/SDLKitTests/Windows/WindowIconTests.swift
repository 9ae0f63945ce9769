import DrawKit
import Testing
import ViewKit

@testable import SDLKit

@Suite("WindowIcon")
struct WindowIconTests {
    private func picture(_ width: Int, _ height: Int, _ word: UInt32, reducible: Bool = false) -> UIImage {
        let size = PixelSize(width: Int32(width), height: Int32(height))
        let words = [UInt32](repeating: word, count: width * height)
        return UIImage(bitmap: Bitmap(size: size, pixels: .color(words), reducible: reducible))
    }

    @Test(
        "Colors are un-premultiplied",
        arguments: [
            (0x0000_0000, 0x0000_0000), (0xFF12_3456, 0xFF12_3456), (0x8040_2000, 0x8080_4000),
            (0x8080_8080, 0x80FF_FFFF), (0x0101_0000, 0x01FF_0000),
        ] as [(UInt32, UInt32)])
    func colors(premultiplied: UInt32, expected: UInt32) throws {
        #expect(try #require(WindowIcon(picture(3, 2, premultiplied))).pixels == Array(repeating: expected, count: 6))
    }

    @Test("A large image is reduced, and a small one keeps its size")
    func sizes() throws {
        let large = try #require(WindowIcon(picture(1024, 512, 0xFFFF_FFFF, reducible: true)))
        #expect(large.size == PixelSize(width: 256, height: 128) && large.pixels.count == 256 * 128)
        let small = try #require(WindowIcon(picture(48, 48, 0xFFFF_FFFF, reducible: true)))
        #expect(small.size == PixelSize(width: 48, height: 48))
    }

    @Test("No icon is created from an image without color pixels")
    func none() {
        let text = Bitmap(size: PixelSize(width: 1, height: 1), pixels: .alpha([255]))
        #expect(WindowIcon(UIImage(bitmap: text)) == nil)
        #expect(WindowIcon(picture(0, 0, 0)) == nil)
    }
}
