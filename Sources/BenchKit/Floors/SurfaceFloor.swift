import CHeapCount
import CSDL2
import DrawKit
import SDLKit

/// The software floor in a window: into the window's surface, showing one rectangle for each row of bones.
///
/// It shares the window, and with it the surface, with the library, which draws the same bones over it later. So
/// neither has a nearer way to the screen.
@MainActor
final class SurfaceFloor: Floor {
    private let window: OpaquePointer
    private let rows: BoneRows
    private let size: PixelSize
    private let bands: [SDL_Rect]

    /// Makes a floor for a window (an `SDL_Window`) of `size` that shows a white ground already.
    init(window: OpaquePointer, rects: [PixelRect], stops: GradientStops, size: PixelSize) {
        self.window = window
        self.size = size
        rows = BoneRows(rects: rects, stops: stops)
        bands = rows.bands.map { SDL_Rect(x: $0.minX, y: $0.minY, w: $0.width, h: $0.height) }
    }

    func begin() {}

    func drawFrame(axisStart: Double) throws {
        guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels else {
            throw SDLError("the floor has no memory to draw into")
        }
        guard surface.pointee.w >= size.width, surface.pointee.h >= size.height else {
            throw BenchError("the window became smaller while it was measured; leave it alone and run again")
        }
        rows.draw(
            axisStart: axisStart, into: pixels.assumingMemoryBound(to: UInt32.self),
            stride: Int(surface.pointee.pitch) / 4)
        heap_count_pause()
        let code = SDL_UpdateWindowSurfaceRects(window, bands, Int32(bands.count))
        heap_count_resume()
        guard code >= 0 else { throw SDLError("the floor could not be shown") }
    }
}
