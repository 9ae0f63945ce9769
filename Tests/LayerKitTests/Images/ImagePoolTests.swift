import DrawKit
import LayerKit
import Synchronization
import Testing

@Suite("Image pool") struct ImagePoolTests {
    /// An image that counts how often it is decoded.
    private final class Counted: ImageSource {
        let size: PixelSize
        private let made = Mutex<[Int]>([])

        init(_ width: Int32, _ height: Int32) {
            size = PixelSize(width: width, height: height)
        }

        /// The number of halvings in each decoding, in order.
        var calls: [Int] { made.withLock { $0 } }

        func bitmap(halvings: Int) -> Bitmap? {
            made.withLock { $0.append(halvings) }
            return version(halvings)
        }

        func version(_ halvings: Int) -> Bitmap {
            let part = size.halved(halvings)
            let words = [UInt32](repeating: 0xFF00_0000, count: Int(part.width) * Int(part.height))
            return Bitmap(size: part, pixels: .color(words), reducible: true)
        }
    }

    private let pool = ImagePool()

    private func image(_ source: Counted, _ halvings: Int = 3) -> CGImage {
        CGImage(source: source, bitmap: source.version(halvings), pool: pool)
    }

    @Test("A large image is decoded once at its display size, and again when shown larger")
    func sizes() {
        let source = Counted(1600, 1600)
        let image = image(source)
        #expect(image.width == 1600 && image.height == 1600)

        #expect(image.bitmap(for: PixelSize(width: 190, height: 150))?.size.width == 200)
        #expect(source.calls.isEmpty)
        let shown = image.bitmap(for: PixelSize(width: 600, height: 300))
        #expect(shown?.size == PixelSize(width: 800, height: 800))
        #expect(image.bitmap(for: PixelSize(width: 500, height: 500)) == shown)
        #expect(image.bitmap(for: PixelSize(width: 100, height: 100)) == shown)
        #expect(image.bitmap(for: PixelSize(width: 5000, height: 1))?.size.width == 1600)
        #expect(source.calls == [1, 0])
        #expect(pool.cachedPixels == 1600 * 1600)
    }

    @Test("A small image is kept at full size")
    func small() {
        let source = Counted(512, 512)
        #expect(image(source, 0).bitmap(for: PixelSize(width: 10, height: 10))?.size == source.size)
        #expect(source.calls.isEmpty)
    }

    @Test("Beyond the budget, the least recently used image is evicted, and decoded again when it is next used")
    func budget() {
        pool.budget = 4 * 300 * 300
        let sources = (0..<10).map { _ in Counted(300, 300) }
        let images = sources.map { image($0, 0) }
        #expect(pool.cachedPixels <= pool.budget)

        let target = PixelSize(width: 300, height: 300)
        for _ in 0..<3 { #expect(images[9].bitmap(for: target) != nil) }
        #expect(sources[9].calls.isEmpty)
        for image in images {
            #expect(image.bitmap(for: target)?.size == target)
            #expect(pool.cachedPixels <= pool.budget)
        }
        #expect(sources[0].calls == [0])
        #expect(sources.allSatisfy { $0.calls.count <= 1 })
    }

    @Test("An evicted image whose bitmap is still in use isn't decoded again")
    func shown() {
        let source = Counted(300, 300)
        let image = image(source, 0)
        let target = PixelSize(width: 300, height: 300)
        let shown = image.bitmap(for: target)
        pool.budget = 0
        #expect(pool.cachedPixels == 0)

        #expect(image.bitmap(for: target) == shown)
        #expect(source.calls.isEmpty)
    }

    @Test("If visible images exceed the budget, further images are decoded at a smaller size")
    func full() {
        pool.budget = 1_000_000
        let images = (0..<4).map { _ in image(Counted(1024, 1024)) }
        let target = PixelSize(width: 1024, height: 1024)

        let shown = images.compactMap { $0.bitmap(for: target) }

        #expect(shown.count == 4)
        #expect(shown.reduce(0) { $0 + Int($1.size.width) * Int($1.size.height) } <= 1_200_000)
        #expect(shown.allSatisfy { $0.size.width >= 256 })
    }

    @Test("A larger version is decoded on another thread if the caller passes orLater")
    @MainActor
    func later() async {
        let source = Counted(1600, 1600)
        let image = image(source)
        let target = PixelSize(width: 700, height: 700)
        let shown = image.bitmap(for: PixelSize(width: 100, height: 100))

        await withCheckedContinuation { continuation in
            // The smaller version is used until then.
            #expect(image.bitmap(for: target, orLater: { continuation.resume() }) == shown)
        }

        #expect(source.calls == [1])
        #expect(image.bitmap(for: target, orLater: {})?.size.width == 800)
        #expect(source.calls == [1])
    }

    @Test("A deallocated image leaves no pixels in the pool")
    func freed() {
        do {
            let image = image(Counted(300, 300), 0)
            #expect(image.bitmap(for: PixelSize(width: 1, height: 1)) != nil)
        }
        #expect(pool.cachedPixels == 0)
    }
}
