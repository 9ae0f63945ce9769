import DrawKit
import Testing

@testable import SDLKit

@MainActor
@Suite("X11Memory")
struct X11MemoryTests {
    @Test(
        "Memory is allocated larger than the image, and kept while the image fits and is not much smaller",
        arguments: [
            // The requested size, the current size and the resulting size.
            ((1280, 800), (0, 0), (1280, 1024)),
            ((1, 1), (0, 0), (256, 256)),
            ((1279, 799), (1280, 1024), (1280, 1024)),
            ((1280, 1024), (1280, 1024), (1280, 1024)),
            ((1281, 1024), (1280, 1024), (1536, 1024)),
            ((1280, 1025), (1280, 1024), (1280, 1280)),
            ((700, 600), (1280, 1024), (1280, 1024)),
            ((640, 400), (1280, 1024), (1280, 1024)),
            ((500, 400), (1280, 1024), (512, 512)),
        ])
    func capacity(wanted: (Int, Int), present: (Int, Int), expected: (Int, Int)) {
        func size(_ sides: (Int, Int)) -> PixelSize { PixelSize(width: Int32(sides.0), height: Int32(sides.1)) }

        #expect(X11Memory.capacity(for: size(wanted), having: size(present)) == size(expected))
    }
}
