import CSDL2
package import DrawKit

/// The accelerated renderer's baseline for bones: all bones in one indexed `SDL_RenderGeometry` call over a cleared
/// background, with the ramp as a texture.
///
/// It draws through the library's `SDL_Renderer`, so both have the same context, window and presentation.
@MainActor
package final class GeometryBaseline: Baseline {
    /// The number of texels in the gradient's color ramp. The ramp covers three bone widths, because the gradient
    /// slides from one bone width before each bone to one bone width after it.
    private static let rampLength = 2048
    private static let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)

    private let quads: IndexedQuads
    private let rects: [PixelRect]

    // MARK: Lifecycle

    /// Creates a baseline that draws with `renderer`, an `SDL_Renderer`.
    package init(renderer: OpaquePointer, rects: [PixelRect], stops: GradientStops) throws {
        self.rects = rects
        let words = (0..<Self.rampLength).map { index in
            PackedColor(stops.color(at: 3 * (Double(index) + 0.5) / Double(Self.rampLength) - 1)).bits
        }
        let size = PixelSize(width: Int32(Self.rampLength), height: 1)
        quads = try IndexedQuads(
            renderer: renderer, capacity: rects.count,
            pixels: .init(words: words, size: size, blendMode: SDL_BLENDMODE_NONE))
    }

    // MARK: Package

    package func begin() throws {
        try quads.begin()
    }

    package func drawFrame(at axisStart: Double) throws {
        try draw(at: axisStart)
        quads.present()
    }

    /// Draws without presenting.
    package func draw(at axisStart: Double) throws {
        let left = max(0, Float((1 - axisStart) / 3))
        let right = min(left + 1 / 3, 1)  // SDL rejects coordinates outside 0...1
        rects.withUnsafeBufferPointer { rects in
            for index in rects.indices {
                let rect = rects[index]
                quads.place(
                    index, minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY, left: left, top: 0.5,
                    right: right, bottom: 0.5, color: Self.white)
            }
        }
        try quads.draw(rects.count, over: Self.white)
    }
}
