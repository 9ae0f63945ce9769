import CSDL2
package import DrawKit
import SDLKit

/// The floor of a scrolling list on the accelerated path: its pictures, texts and lines as quads of one texture, in one
/// indexed `SDL_RenderGeometry` over a cleared ground. What has the ground's own colour is not drawn.
@MainActor
package final class ListFloor: Floor {
    private let list: ListQuads
    private let quads: IndexedQuads
    /// Of what is drawn into, in pixels.
    private let height: Int32

    // MARK: Lifecycle

    /// Makes a floor that draws with `renderer` (an `SDL_Renderer`) what `list` shows in its first `period` rows.
    package init(renderer: OpaquePointer, list: DisplayList, period: Int32) throws {
        height = list.size.height
        self.list = ListQuads(list, period: period)
        let pixels = self.list.pixels
        quads = try IndexedQuads(
            renderer: renderer, capacity: self.list.all.count * (Int(height / self.list.period) + 2),
            pixels: .init(
                words: pixels.words, size: PixelSize(width: pixels.width, height: pixels.height),
                blendMode: CSDL2PremultipliedBlendMode()))
    }

    // MARK: Package

    package func begin() throws {
        try quads.begin()
    }

    package func drawFrame(at position: Double) throws {
        try draw(at: position)
        quads.present()
    }

    /// Draws without showing.
    package func draw(at position: Double) throws {
        try quads.draw(placeQuads(at: position), over: SDL_Color(list.ground))
    }

    // MARK: Private

    /// Returns how many quads there are.
    private func placeQuads(at position: Double) -> Int {
        let step = (x: 1 / Float(list.pixels.width), y: 1 / Float(list.pixels.height))
        var count = 0
        list.forEachPlaced(at: position, height: height) { quad, top in
            guard count < quads.capacity else { return }
            let (rect, source) = (quad.rect, quad.source)
            quads.place(
                count, minX: rect.minX, minY: top, maxX: rect.maxX, maxY: top + rect.height,
                left: Float(source.minX) * step.x, top: Float(source.minY) * step.y,
                right: Float(source.maxX) * step.x, bottom: Float(source.maxY) * step.y, color: SDL_Color(quad.color))
            count += 1
        }
        return count
    }
}
