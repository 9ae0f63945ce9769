import DrawKit
import TestSupport
import Testing

@testable import SDLKit

extension ScreenTests {
    @Test("Textures stay within their budget, and evicted ones are uploaded again when visible")
    func textureBudget()
        throws
    {
        try SharedScreen.start()
        let budget = 24 * 1024 * 1024
        let window = try NativeWindow(title: "test", width: 200, height: 200)
        let renderer = try AcceleratedRenderer(
            window: window.handle, driver: "opengl", waitsForScreen: false, textureBudget: budget)
        let pool = ImagePool()
        var random = SeededGenerator(seed: 14)
        var (uploaded, most) = (0, 0)

        for frame in 0..<600 {
            // Half of the time, almost nothing is shown.
            let isQuiet = frame % 300 >= 150
            let (list, background) = pool.list(isQuiet: isQuiet, &random)
            try renderer.draw(list, damage: Damage(everythingIn: list))
            uploaded += renderer.counts.uploadedBytes
            most = max(most, renderer.textureBytes)
            if frame % 10 == 0 {
                let words = try renderer.readPixels(size: list.size)
                #expect(words[199] | 0xFF00_0000 == background.bits, "in frame \(frame)")
            }
            try renderer.present(Damage(everythingIn: list))
        }

        #expect(most <= budget)
        #expect(uploaded > 3 * budget)
        // The textures have shrunk again, because unused ones are evicted.
        #expect(renderer.textureBytes < 6 * 1024 * 1024)
    }
}

/// Images of many sizes.
@MainActor
private final class ImagePool {
    private let large = (0..<12).map { ImagePool.picture(side: 800, number: $0) }
    private let small = (0..<3000).map { ImagePool.picture(side: 16 + Int32($0 % 40), number: $0) }

    /// Returns a list of some images over a large one, and the color of the large one. If `isQuiet`, the list has only
    /// a few images over white.
    func list(isQuiet: Bool, _ random: inout SeededGenerator) -> (list: DisplayList, background: PackedColor) {
        var list = DisplayList(size: PixelSize(width: 200, height: 200))
        let background = isQuiet ? PackedColor(.white) : Self.color(Int.random(in: 0..<12, using: &random))
        list.commands.append(.solid(RoundedRect(rect: list.bounds), color: PackedColor(.white), clip: -1))
        if !isQuiet {
            let number = (0..<12).first { Self.color($0) == background } ?? 0
            add(large[number], side: 800, at: (0, 0), to: &list)
        }
        for _ in 0..<(isQuiet ? 2 : 60) {
            let number = Int.random(in: 0..<(isQuiet ? 5 : small.count), using: &random)
            let stretched: Int32 = isQuiet ? 0 : Int32.random(in: 0...1, using: &random) * 7
            let place = (Int32.random(in: 0..<100, using: &random), Int32.random(in: 20..<140, using: &random))
            add(small[number], side: small[number].size.width + stretched, at: place, to: &list)
        }
        return (list, background)
    }

    private func add(_ bitmap: Bitmap, side: Int32, at place: (x: Int32, y: Int32), to list: inout DisplayList) {
        let rect = PixelRect(minX: place.x, minY: place.y, maxX: place.x + side, maxY: place.y + side)
        list.bitmaps.append(bitmap)
        list.commands.append(
            .bitmap(
                RoundedRect(rect: rect), bitmap: Int32(list.bitmaps.count - 1), tint: .clear, opacity: 255, clip: -1))
    }

    private static func color(_ number: Int) -> PackedColor {
        PackedColor(RGBA(hex: UInt32(number &* 0x05_0301 & 0xFF_FFFF)))
    }

    private static func picture(side: Int32, number: Int) -> Bitmap {
        let words = Array(repeating: color(number).bits, count: Int(side) * Int(side))
        return Bitmap(size: PixelSize(width: side, height: side), pixels: .color(words))
    }
}
