package import DrawKit

/// A renderer that draws to memory, for headless drawing.
@MainActor
package final class MemoryRenderer: DisplayListRenderer {
    package let name = "software"
    /// The counters of the last `draw`. A draw call is one command in one region.
    package private(set) var counts = RenderCounts()
    /// The size of the last drawn list.
    package private(set) var size = PixelSize.zero

    private let rasterizer: Rasterizer
    private var words: [UInt32] = []

    /// Creates a renderer. If `isDithering` is `false`, gradients use the nearest color instead of the dithering used
    /// in windows.
    package init(isDithering: Bool = false) {
        rasterizer = Rasterizer(isDithering: isDithering)
    }

    /// Draws the damaged part of `list`, or the whole list if its size has changed.
    package func draw(_ list: DisplayList, damage: Damage) {
        var damage = damage
        if list.size != size {
            size = list.size
            words = Array(repeating: 0, count: size.isEmpty ? 0 : Int(size.width) * Int(size.height))
            damage = Damage(everythingIn: list)
        }
        counts.drawCalls = damage.order.count
        words.withUnsafeMutableBufferPointer { words in
            guard let base = words.baseAddress else { return }
            rasterizer.draw(list, damage: damage, into: PixelBuffer(base: base, size: size, stride: Int(size.width)))
        }
    }

    /// Does nothing, because there is no screen.
    package func present(_ damage: Damage) {}

    /// Returns the pixel at (`x`, `y`), counted from the top left; clear outside the frame.
    package func pixel(x: Int, y: Int) -> PackedColor {
        guard x >= 0, y >= 0, x < Int(size.width), y < Int(size.height) else { return .clear }
        return PackedColor(bits: words[y * Int(size.width) + x])
    }

    /// Returns a copy of the whole frame.
    package func bitmap() -> Bitmap {
        Bitmap(size: size.isEmpty ? .zero : size, pixels: .color(words))
    }
}
