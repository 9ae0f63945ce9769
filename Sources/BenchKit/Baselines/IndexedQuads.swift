import CHeapCount
import CSDL2
import DrawKit
import SDLKit

/// Quads with a shared texture over a cleared background, drawn by one indexed `SDL_RenderGeometry` call.
@MainActor
final class IndexedQuads {
    /// The contents of a texture: its pixels, row by row, and their blend mode.
    struct Pixels {
        let words: [UInt32]
        let size: PixelSize
        let blendMode: SDL_BlendMode
    }

    /// The maximum number of quads.
    let capacity: Int

    private let renderer: OpaquePointer
    private let texture: OpaquePointer
    private let vertices: UnsafeMutablePointer<SDL_Vertex>
    private let indices: UnsafeMutablePointer<Int32>

    // MARK: Lifecycle

    /// Allocates `capacity` quads that show `pixels`, drawn by `renderer`, an `SDL_Renderer`.
    init(renderer: OpaquePointer, capacity: Int, pixels: Pixels) throws {
        self.renderer = renderer
        self.capacity = capacity
        texture = try Self.makeTexture(pixels, renderer: renderer)
        vertices = .allocate(capacity: max(1, 4 * capacity))
        vertices.initialize(repeating: SDL_Vertex(), count: 4 * capacity)
        indices = .allocate(capacity: max(1, 6 * capacity))
        for quad in 0..<capacity {
            for (offset, corner) in [0, 1, 2, 2, 1, 3].enumerated() {
                (indices + 6 * quad + offset).initialize(to: Int32(4 * quad + corner))
            }
        }
    }

    isolated deinit {
        SDL_DestroyTexture(texture)
        vertices.deallocate()
        indices.deallocate()
    }

    // MARK: Internal

    /// Prepares the renderer for drawing to the whole window.
    func begin() throws {
        try check(SDL_RenderSetClipRect(renderer, nil), "the baseline's renderer could not be set up")
        try check(SDL_RenderSetViewport(renderer, nil), "the baseline's renderer could not be set up")
    }

    /// Sets the quad at `index`, which must be less than the capacity. `left` to `bottom` are texture coordinates,
    /// 0...1.
    @inline(__always)
    func place(
        _ index: Int, minX: Int32, minY: Int32, maxX: Int32, maxY: Int32, left: Float, top: Float, right: Float,
        bottom: Float, color: SDL_Color
    ) {
        let quad = vertices + 4 * index
        let (minX, minY, maxX, maxY) = (Float(minX), Float(minY), Float(maxX), Float(maxY))
        quad[0] = SDL_Vertex(
            position: SDL_FPoint(x: minX, y: minY), color: color, tex_coord: SDL_FPoint(x: left, y: top))
        quad[1] = SDL_Vertex(
            position: SDL_FPoint(x: maxX, y: minY), color: color, tex_coord: SDL_FPoint(x: right, y: top))
        quad[2] = SDL_Vertex(
            position: SDL_FPoint(x: minX, y: maxY), color: color, tex_coord: SDL_FPoint(x: left, y: bottom))
        quad[3] = SDL_Vertex(
            position: SDL_FPoint(x: maxX, y: maxY), color: color, tex_coord: SDL_FPoint(x: right, y: bottom))
    }

    /// Draws the first `count` quads on a background of color `background`, without presenting them.
    func draw(_ count: Int, over background: SDL_Color) throws {
        heap_count_pause()
        defer { heap_count_resume() }
        try check(
            SDL_SetRenderDrawColor(renderer, background.r, background.g, background.b, background.a),
            "the baseline could not be drawn")
        try check(SDL_RenderClear(renderer), "the baseline could not be drawn")
        try check(
            SDL_RenderGeometry(renderer, texture, vertices, Int32(4 * count), indices, Int32(6 * count)),
            "the baseline could not be drawn")
    }

    /// Presents the drawn quads.
    func present() {
        heap_count_pause()
        SDL_RenderPresent(renderer)
        heap_count_resume()
    }

    // MARK: Private

    private static func makeTexture(_ pixels: Pixels, renderer: OpaquePointer) throws -> OpaquePointer {
        let texture = try checkedResult(
            of: SDL_CreateTexture(
                renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
                pixels.size.width, pixels.size.height), "the baseline's texture could not be created")
        do {
            let failure = "the baseline's texture could not be filled"
            try check(SDL_UpdateTexture(texture, nil, pixels.words, pixels.size.width * 4), failure)
            try check(SDL_SetTextureBlendMode(texture, pixels.blendMode), failure)
            try check(SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest), failure)
        } catch {
            SDL_DestroyTexture(texture)
            throw error
        }
        return texture
    }
}
