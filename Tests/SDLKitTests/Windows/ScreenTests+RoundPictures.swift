import DrawKit
import TestSupport
import Testing

@testable import SDLKit

extension ScreenTests {
    @Test("A round image is drawn as one quad and uploaded once, at any position")
    func roundPicture() throws {
        try SharedScreen.start()
        let window = try NativeWindow(title: "test", width: 120, height: 90)

        try withAcceleratedRenderer(in: window) { renderer in
            for (step, top) in [Int32(20), 10, 0, -10, -30, 70].enumerated() {
                let list = Self.portraits(at: top, radius: 20)
                try renderer.draw(list, damage: Damage(everythingIn: list))
                #expect(renderer.counts.vertices == 8, "at \(top)")
                #expect(renderer.counts.drawCalls == 1, "at \(top)")
                #expect(renderer.counts.textureUploads == (step == 0 ? 1 : 0), "at \(top)")
            }
            try renderer.discardTextures()
            let list = Self.portraits(at: 20, radius: 20)
            try renderer.draw(list, damage: Damage(everythingIn: list))
            #expect(renderer.counts.textureUploads == 1)
        }
    }

    @Test("Round images with changing radii stay within the texture budget")
    func roundPictureBudget() throws {
        try SharedScreen.start()
        let window = try NativeWindow(title: "test", width: 120, height: 90)
        let budget = 12 * 1024 * 1024
        let renderer = try AcceleratedRenderer(
            window: window.handle, driver: "opengl", waitsForScreen: false, textureBudget: budget)

        for frame in 0..<4000 {
            let list = Self.portraits(at: 20, radius: Double(frame) / 256)
            try renderer.draw(list, damage: Damage(everythingIn: list))
            #expect(renderer.textureBytes <= budget)
        }
        let list = Self.portraits(at: 20, radius: 20)
        try renderer.draw(list, damage: Damage(everythingIn: list))

        let words = try renderer.readPixels(size: list.size)
        #expect(words[40 * 120 + 30] == Self.portrait.bits)
        #expect(words[20 * 120 + 10] | 0xFF00_0000 == PackedColor(.white).bits)
    }

    private static let portrait = PackedColor(RGBA(hex: 0x2060C0))

    /// Returns a list with the same image twice, side by side, with its top at row `top`.
    private static func portraits(at top: Int32, radius: Double) -> DisplayList {
        var list = DisplayList(size: PixelSize(width: 120, height: 90))
        list.commands.append(.solid(RoundedRect(rect: list.bounds), color: PackedColor(.white), clip: -1))
        list.bitmaps = [Self.picture]
        for left in [Int32(10), 60] {
            let rect = PixelRect(minX: left, minY: top, maxX: left + 40, maxY: top + 40)
            list.clips.append(ClipNode(shape: RoundedRect(rect: rect, radius: radius), parent: -1, within: list.clips))
            list.commands.append(
                .bitmap(
                    RoundedRect(rect: rect), bitmap: 0, tint: .clear, opacity: 255, clip: Int32(list.clips.count - 1)))
        }
        return list
    }

    private static let picture = Bitmap(
        size: PixelSize(width: 40, height: 40), pixels: .color(Array(repeating: portrait.bits, count: 1600)))
}
