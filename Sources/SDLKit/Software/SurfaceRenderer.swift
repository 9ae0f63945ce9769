import CSDL2
package import DrawKit
import RasterKit

/// Draws display lists straight into the memory of a window's surface, only where something changed.
@MainActor
package final class SurfaceRenderer: DisplayListRenderer {
    package let name = "software"
    /// What the last `draw` did; a draw call is one command in one region.
    package private(set) var counts = RenderCounts()

    private let window: OpaquePointer
    private let rasterizer = Rasterizer(isDithering: true)
    private var rects: [SDL_Rect] = []
    /// The memory that was drawn into last, to notice when SDL has replaced it.
    private var target: UnsafeMutableRawPointer?
    private var targetSize = PixelSize.zero

    // MARK: Lifecycle

    /// Makes a renderer for a window (an `SDL_Window`) that has no other.
    package init(window: OpaquePointer) throws(SDLError) {
        self.window = window
        _ = try surface()
    }

    // MARK: Package

    /// Draws the damaged part of `list`, or all of it when the window's memory is new.
    package func draw(_ list: DisplayList, damage: Damage) throws {
        guard !damage.isEmpty else { return }
        let surface = try surface()
        let size = PixelSize(width: surface.pointee.w, height: surface.pointee.h)
        let isNew = surface.pointee.pixels != target || size != targetSize
        (target, targetSize) = (surface.pointee.pixels, size)
        // SDL_MUSTLOCK is a macro, which Swift does not see: only surfaces with this flag have to be locked.
        let mustLock = surface.pointee.flags & UInt32(SDL_RLEACCEL) != 0
        if mustLock { try check(SDL_LockSurface(surface), "the window's memory could not be locked") }
        defer { if mustLock { SDL_UnlockSurface(surface) } }
        guard let pixels = surface.pointee.pixels else {
            throw SDLError("the window has no memory to draw into", reason: "SDL gave a surface without pixels")
        }
        let buffer = PixelBuffer(
            base: pixels.assumingMemoryBound(to: UInt32.self), size: size, stride: Int(surface.pointee.pitch) / 4)
        let planned = isNew ? Damage(everythingIn: list) : damage
        counts.drawCalls = planned.order.count
        rasterizer.draw(list, damage: planned, into: buffer)
        needsWholeWindow = isNew
    }

    /// Shows the bands of `damage`; the whole window the first time after its memory was replaced.
    package func present(_ damage: Damage) throws {
        if needsWholeWindow {
            needsWholeWindow = false
            try check(SDL_UpdateWindowSurface(window), "the window could not be shown")
            return
        }
        rects.removeAll(keepingCapacity: true)
        let limit = PixelRect(size: targetSize)
        for band in damage.bands {
            let shown = band.intersection(limit)
            if shown.isEmpty { continue }
            rects.append(SDL_Rect(x: shown.minX, y: shown.minY, w: shown.width, h: shown.height))
        }
        guard !rects.isEmpty else { return }
        try check(
            SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)), "the window could not be shown")
    }

    // MARK: Private

    private var needsWholeWindow = false

    /// The window's surface, which SDL replaces when the window's size changes.
    private func surface() throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
        guard let surface = SDL_GetWindowSurface(window) else {
            throw SDLError(
                "the window has no memory to draw into",
                advice: "Choose another renderer, for example --renderer opengl.")
        }
        let format = surface.pointee.format.pointee.format
        let known = [UInt32(SDL_PIXELFORMAT_RGB888.rawValue), UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)]
        guard known.contains(format) else {
            throw SDLError(
                "the screen's pixel format is not supported",
                reason: """
                    it is \(String(cString: SDL_GetPixelFormatName(format))), and 32 bits in the order xRGB are needed
                    """,
                advice: "Choose another renderer, for example --renderer opengl, or a screen depth of 24 bits.")
        }
        return surface
    }
}
