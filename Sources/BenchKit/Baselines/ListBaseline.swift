import CSDL2
package import DrawKit
import SDLKit

/// The accelerated renderer's baseline for a scrolling list. It draws images, labels and lines as quads with a shared
/// texture, in one indexed `SDL_RenderGeometry` call over a cleared background. It skips solid fills in the
/// background's color.
@MainActor
package final class ListBaseline: Baseline {
    private let list: ListQuads
    private let quads: IndexedQuads
    /// The height of the render target, in pixels.
    private let height: Int32

    // MARK: Lifecycle

    /// Creates a baseline that draws the first `period` pixel rows of `list`, repeated to fill the render target, with
    /// `renderer`, an `SDL_Renderer`.
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

    /// Draws without presenting.
    package func draw(at position: Double) throws {
        try quads.draw(placeQuads(at: position), over: SDL_Color(list.background))
    }

    // MARK: Private

    /// Places the visible quads and returns their number.
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
