import DrawKit
import Foundation
import ImageKit
import Testing

@Suite("PNG") struct PNGTests {
    @Test("A round trip preserves every pixel", arguments: [(1, 1), (7, 3), (256, 256)])
    func roundTrip(width: Int, height: Int) throws {
        let bitmap = testBitmap(width: width, height: height)

        let again = try ImageCodec.decode(ImageCodec.png(bitmap), name: "again")

        #expect(again.size == bitmap.size)
        #expect(again.words == bitmap.words)
    }

    @Test("A round trip preserves every premultiplied component at every alpha")
    func allComponents() throws {
        let words = (0..<256 * 256).map { index -> UInt32 in
            let (alpha, value) = (UInt32(index / 256), UInt32(index % 256))
            return alpha << 24 | min(value, alpha) * 0x01_0101
        }
        let bitmap = Bitmap(size: PixelSize(width: 256, height: 256), pixels: .color(words))

        #expect(try ImageCodec.decode(ImageCodec.png(bitmap), name: "all").words == words)
    }

    @Test("A component above its alpha is clamped")
    func invalidWords() throws {
        let bitmap = Bitmap(size: PixelSize(width: 2, height: 1), pixels: .color([0x80FF_0000, 0x00FF_FFFF]))

        #expect(try ImageCodec.decode(ImageCodec.png(bitmap), name: "bad").words == [0x8080_0000, 0])
    }

    @Test("Coverage is encoded as white with that alpha")
    func coverage() throws {
        let bitmap = Bitmap(size: PixelSize(width: 3, height: 1), pixels: .alpha([0, 128, 255]))

        #expect(try ImageCodec.decode(ImageCodec.png(bitmap), name: "x").words == [0, 0x8080_8080, 0xFFFF_FFFF])
    }

    @Test("The same pixels give the same bytes, starting with the PNG signature")
    func determinism() throws {
        let data = try ImageCodec.png(testBitmap())

        #expect(try ImageCodec.png(testBitmap()) == data)
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }

    @Test("Encoding a bitmap without pixels throws an error", arguments: [(0, 0), (0, 5), (5, 0)] as [(Int32, Int32)])
    func empty(width: Int32, height: Int32) {
        let bitmap = Bitmap(size: PixelSize(width: width, height: height), pixels: .color([]))

        let error = #expect(throws: ImageError.self) { try ImageCodec.png(bitmap) }

        #expect(error?.description.contains("\(width)x\(height)") == true)
    }
}
