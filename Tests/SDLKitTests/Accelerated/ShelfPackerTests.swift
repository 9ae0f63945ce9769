import DrawKit
import Testing

@testable import SDLKit

@Suite("Shelf packer") struct ShelfPackerTests {
    @Test("Placed rectangles are inside the page and don't overlap")
    func placing() {
        var packer = ShelfPacker(size: PixelSize(width: 256, height: 256))
        var placed: [PixelRect] = []
        var seed: UInt32 = 7
        for _ in 0..<400 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            let size = PixelSize(width: Int32(seed >> 8) & 31 + 1, height: Int32(seed >> 16) & 31 + 1)
            guard let place = packer.place(size) else { continue }
            let rect = PixelRect(
                minX: place.x, minY: place.y, maxX: place.x + size.width, maxY: place.y + size.height)
            #expect(PixelRect(size: packer.size).contains(rect))
            #expect(!placed.contains { $0.intersects(rect) })
            placed.append(rect)
        }

        #expect(placed.count > 100)
    }

    @Test("Rectangles that don't fit are rejected")
    func overflow() {
        var packer = ShelfPacker(size: PixelSize(width: 16, height: 16))

        #expect(packer.place(PixelSize(width: 17, height: 1)) == nil)
        #expect(packer.place(PixelSize(width: 1, height: 17)) == nil)
        #expect(packer.place(PixelSize(width: 16, height: 16)) != nil)
        #expect(packer.place(PixelSize(width: 1, height: 1)) == nil)
    }
}
