import CSDL2
package import DrawKit
import RasterKit

/// The surface that SDL provides for a window, used if neither `X11Memory` nor `WaylandMemory` is available. SDL sends
/// the pixels to an X11 server; on Wayland, it presents them through OpenGL.
@MainActor
package final class SurfaceMemory: WindowMemory {
    private let window: OpaquePointer
    private var rects: [SDL_Rect] = []
    /// The memory of the last frame, for detecting that SDL has replaced it.
    private var target: UnsafeMutableRawPointer?
    private var targetSize = PixelSize.zero

    // MARK: Lifecycle

    /// Uses the memory of `window`, an `SDL_Window` without a renderer.
    package init(window: OpaquePointer) throws(SDLError) {
        self.window = window
        _ = try surface()
    }

    // MARK: Package

    package var size: PixelSize {
        var (width, height): (Int32, Int32) = (0, 0)
        CSDL2GetSizeInPixels(window, &width, &height)
        return PixelSize(width: width, height: height)
    }

    package var hasFreeBuffer: Bool { true }

    package var isReadyForFrame: Bool { true }

    package var requestsFrames: Bool { false }

    package func withCanvas(for damage: Damage, _ draw: (Canvas) -> Void) throws(SDLError) {
        let surface = try surface()
        let size = PixelSize(width: surface.pointee.w, height: surface.pointee.h)
        let isNew = surface.pointee.pixels != target || size != targetSize
        target = surface.pointee.pixels
        targetSize = size
        // Equivalent to SDL_MUSTLOCK, a macro that Swift doesn't import.
        let mustLock = surface.pointee.flags & UInt32(SDL_RLEACCEL) != 0
        if mustLock { try check(SDL_LockSurface(surface), "the window's memory could not be locked") }
        defer { if mustLock { SDL_UnlockSurface(surface) } }
        guard let pixels = surface.pointee.pixels else {
            throw SDLError("the window has no pixel memory", reason: "SDL returned a surface without pixels")
        }
        let buffer = PixelBuffer(
            base: pixels.assumingMemoryBound(to: UInt32.self), size: size, stride: Int(surface.pointee.pitch) / 4)
        draw(Canvas(buffer: buffer, isNew: isNew, previous: nil))
    }

    package func show(_ bands: [PixelRect]?) throws(SDLError) {
        guard let bands else {
            try check(SDL_UpdateWindowSurface(window), "the frame could not be presented")
            return
        }
        rects.removeAll(keepingCapacity: true)
        let limit = PixelRect(size: targetSize)
        for band in bands {
            let visible = band.intersection(limit)
            if visible.isEmpty { continue }
            rects.append(SDL_Rect(x: visible.minX, y: visible.minY, w: visible.width, h: visible.height))
        }
        guard !rects.isEmpty else { return }
        try check(
            SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)), "the frame could not be presented")
    }

    package func discardReplies() {}

    // MARK: Private

    /// Returns the window's surface, which SDL replaces when the window is resized.
    private func surface() throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
        let surface = try checkedResult(
            of: SDL_GetWindowSurface(window), "the window has no memory to draw into",
            advice: "Choose another renderer, for example --renderer opengl.")
        let format = surface.pointee.format.pointee.format
        let supported = [UInt32(SDL_PIXELFORMAT_RGB888.rawValue), UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)]
        guard supported.contains(format) else {
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
