import CHeapCount
import CSDL2
package import DrawKit
import SDLKit

/// The floor of the accelerated path: all bones in one indexed `SDL_RenderGeometry`, over a cleared ground, with
/// the ramp as a texture.
///
/// It draws through the library's own `SDL_Renderer`, so the context, the window and the way of showing are the same.
@MainActor
package final class GeometryFloor: Floor {
    /// The ramp holds three widths of a bone, as the axis slides from one before it to one after it.
    private static let rampLength = 2048

    private let renderer: OpaquePointer
    private let texture: OpaquePointer
    private let rects: [PixelRect]
    private let vertices: UnsafeMutablePointer<SDL_Vertex>
    private let indices: UnsafeMutablePointer<Int32>

    // MARK: Lifecycle

    /// Makes a floor that draws with `renderer` (an `SDL_Renderer`).
    package init(renderer: OpaquePointer, rects: [PixelRect], stops: GradientStops) throws {
        self.renderer = renderer
        self.rects = rects
        texture = try Self.makeRamp(stops, renderer: renderer)
        vertices = .allocate(capacity: 4 * rects.count)
        vertices.initialize(repeating: SDL_Vertex(), count: 4 * rects.count)
        indices = .allocate(capacity: 6 * rects.count)
        for bone in rects.indices {
            for (place, corner) in [0, 1, 2, 2, 1, 3].enumerated() {
                (indices + 6 * bone + place).initialize(to: Int32(4 * bone + corner))
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

    package func drawFrame(at axisStart: Double) throws {
        try draw(at: axisStart)
        heap_count_pause()
        SDL_RenderPresent(renderer)
        heap_count_resume()
    }

    /// Draws without showing.
    package func draw(at axisStart: Double) throws {
        writeVertices(axisStart: axisStart)
        heap_count_pause()
        defer { heap_count_resume() }
        guard
            SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255) >= 0, SDL_RenderClear(renderer) >= 0,
            SDL_RenderGeometry(
                renderer, texture, vertices, Int32(4 * rects.count), indices, Int32(6 * rects.count)) >= 0
        else { throw SDLError("the floor could not be drawn") }
    }

    // MARK: Private

    private func writeVertices(axisStart: Double) {
        let left = max(0, Float((1 - axisStart) / 3))
        let right = min(left + 1 / 3, 1)  // coordinates outside 0...1 are refused
        let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
        rects.withUnsafeBufferPointer { rects in
            var vertex = vertices
            for rect in rects {
                let (minX, maxX) = (Float(rect.minX), Float(rect.maxX))
                let (minY, maxY) = (Float(rect.minY), Float(rect.maxY))
                vertex[0] = SDL_Vertex(
                    position: SDL_FPoint(x: minX, y: minY), color: white, tex_coord: SDL_FPoint(x: left, y: 0.5))
                vertex[1] = SDL_Vertex(
                    position: SDL_FPoint(x: maxX, y: minY), color: white, tex_coord: SDL_FPoint(x: right, y: 0.5))
                vertex[2] = SDL_Vertex(
                    position: SDL_FPoint(x: minX, y: maxY), color: white, tex_coord: SDL_FPoint(x: left, y: 0.5))
                vertex[3] = SDL_Vertex(
                    position: SDL_FPoint(x: maxX, y: maxY), color: white, tex_coord: SDL_FPoint(x: right, y: 0.5))
                vertex += 4
            }
        }
    }

    private static func makeRamp(_ stops: GradientStops, renderer: OpaquePointer) throws -> OpaquePointer {
        let words = (0..<rampLength).map { index in
            PackedColor(stops.color(at: 3 * (Double(index) + 0.5) / Double(rampLength) - 1)).bits
        }
        guard
            let texture = SDL_CreateTexture(
                renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
                Int32(rampLength), 1)
        else { throw SDLError("the floor's ramp could not be made") }
        guard
            SDL_UpdateTexture(texture, nil, words, Int32(4 * rampLength)) >= 0,
            SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) >= 0
        else {
            SDL_DestroyTexture(texture)
            throw SDLError("the floor's ramp could not be filled")
        }
        return texture
    }
}
