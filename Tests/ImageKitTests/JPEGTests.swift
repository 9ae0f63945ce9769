import DrawKit
import Foundation
import ImageKit
import Testing

@Suite("JPEG") struct JPEGTests {
    private func bitmap(_ word: UInt32) -> Bitmap {
        Bitmap(size: PixelSize(width: 16, height: 16), pixels: .color(Array(repeating: word, count: 256)))
    }

    /// Returns `true` if the components of the words differ by at most 3.
    private func isClose(_ a: UInt32, _ b: UInt32) -> Bool {
        [0, 8, 16, 24].allSatisfy { shift in
            abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) <= 3
        }
    }

    @Test("Colors are kept, and transparent pixels are drawn on white")
    func colors() throws {
        for (word, shown) in [(0xFF20_80C0, 0xFF20_80C0), (0, 0xFFFF_FFFF), (0x8080_0000, 0xFFFF_7F7F)]
            as [(UInt32, UInt32)]
        {
            let data = try ImageCodec.jpeg(bitmap(word), quality: 1)
            #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
            let words = try ImageCodec.decode(data, name: "again").words
            #expect(words.count == 256 && words.allSatisfy { isClose($0, shown) }, "\(words[0])")
        }
    }

    @Test("A lower quality gives fewer bytes, and invalid qualities are clamped")
    func quality() throws {
        let picture = testBitmap(width: 64, height: 64)
        let best = try ImageCodec.jpeg(picture, quality: 1)
        #expect(try ImageCodec.jpeg(picture, quality: 0.2).count < best.count)
        #expect(try ImageCodec.jpeg(picture, quality: 7) == best)
        #expect(try ImageCodec.jpeg(picture, quality: .nan) == ImageCodec.jpeg(picture, quality: 0))
        // 100 * 0.29 is a little less than 29.
        #expect(try ImageCodec.jpeg(picture, quality: 0.29) == ImageCodec.jpeg(picture, quality: 0.2901))
    }

    @Test("Encoding a bitmap without pixels throws an error")
    func empty() {
        let bitmap = Bitmap(size: PixelSize(width: 0, height: 5), pixels: .color([]))
        #expect(throws: ImageError.self) { try ImageCodec.jpeg(bitmap, quality: 1) }
    }
}
