import CHeapCount
import CSDL2
package import DrawKit
import SDLKit

/// The floor of a scrolling list on the accelerated path: its pictures, texts and lines as quads of one texture, in one
/// indexed `SDL_RenderGeometry` over a cleared ground. What has the ground's own colour is not drawn.
@MainActor
package final class ListFloor: Floor {
    private let renderer: OpaquePointer
    private let quads: ListQuads
    private let texture: OpaquePointer
    /// Of what is drawn into, in pixels.
    private let height: Int32
    private let capacity: Int
    private let vertices: UnsafeMutablePointer<SDL_Vertex>
    private let indices: UnsafeMutablePointer<Int32>

    // MARK: Lifecycle

    /// Makes a floor that draws with `renderer` (an `SDL_Renderer`) what `list` shows in its first `period` rows.
    package init(renderer: OpaquePointer, list: DisplayList, period: Int32) throws {
        self.renderer = renderer
        height = list.size.height
        quads = ListQuads(list, period: period)
        texture = try Self.makeTexture(quads.pixels, renderer: renderer)
        capacity = quads.all.count * (Int(height / quads.period) + 2)
        vertices = .allocate(capacity: max(1, 4 * capacity))
        vertices.initialize(repeating: SDL_Vertex(), count: 4 * capacity)
        indices = .allocate(capacity: max(1, 6 * capacity))
        for quad in 0..<capacity {
            for (place, corner) in [0, 1, 2, 2, 1, 3].enumerated() {
                (indices + 6 * quad + place).initialize(to: Int32(4 * quad + corner))
            }
        }
    }

    isolated deinit {
        SDL_DestroyTexture(texture)
        vertices.deallocate()
        indices.deallocate()
    }

    // MARK: Package

    package func begin() throws {
        let codes = [SDL_RenderSetClipRect(renderer, nil), SDL_RenderSetViewport(renderer, nil)]
        guard codes.allSatisfy({ $0 >= 0 }) else { throw SDLError("the floor's renderer could not be prepared") }
    }

    package func drawFrame(at position: Double) throws {
        try draw(at: position)
        heap_count_pause()
        SDL_RenderPresent(renderer)
        heap_count_resume()
    }

    /// Draws without showing.
    package func draw(at position: Double) throws {
        let count = writeVertices(at: position)
        heap_count_pause()
        defer { heap_count_resume() }
        let ground = quads.ground
        guard
            SDL_SetRenderDrawColor(
                renderer, UInt8(ground.red), UInt8(ground.green), UInt8(ground.blue), UInt8(ground.alpha)) >= 0,
            SDL_RenderClear(renderer) >= 0,
            SDL_RenderGeometry(renderer, texture, vertices, Int32(4 * count), indices, Int32(6 * count)) >= 0
        else { throw SDLError("the floor could not be drawn") }
    }

    // MARK: Private

    /// Returns how many quads there are.
    private func writeVertices(at position: Double) -> Int {
        let step = (x: 1 / Float(quads.pixels.width), y: 1 / Float(quads.pixels.height))
        var count = 0
        quads.forEachPlaced(at: position, height: height) { quad, top in
            guard count < capacity else { return }
            let (rect, source) = (quad.rect, quad.source)
            let color = SDL_Color(
                r: UInt8(quad.color.red), g: UInt8(quad.color.green), b: UInt8(quad.color.blue),
                a: UInt8(quad.color.alpha))
            func vertex(_ x: Int32, _ y: Int32, _ u: Int32, _ v: Int32) -> SDL_Vertex {
                SDL_Vertex(
                    position: SDL_FPoint(x: Float(x), y: Float(y)), color: color,
                    tex_coord: SDL_FPoint(x: Float(u) * step.x, y: Float(v) * step.y))
            }
            let bottom = top + rect.height
            vertices[4 * count] = vertex(rect.minX, top, source.minX, source.minY)
            vertices[4 * count + 1] = vertex(rect.maxX, top, source.maxX, source.minY)
            vertices[4 * count + 2] = vertex(rect.minX, bottom, source.minX, source.maxY)
            vertices[4 * count + 3] = vertex(rect.maxX, bottom, source.maxX, source.maxY)
            count += 1
        }
        return count
    }

    private static func makeTexture(_ pixels: ListQuads.Pixels, renderer: OpaquePointer) throws -> OpaquePointer {
        guard
            let texture = SDL_CreateTexture(
                renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
                pixels.width, pixels.height)
        else { throw SDLError("the floor's texture could not be made") }
        guard
            SDL_UpdateTexture(texture, nil, pixels.words, pixels.width * 4) >= 0,
            SDL_SetTextureBlendMode(texture, CSDL2PremultipliedBlendMode()) >= 0,
            SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest) >= 0
        else {
            SDL_DestroyTexture(texture)
            throw SDLError("the floor's texture could not be filled")
        }
        return texture
    }
}
