import CSDL2
import CWayland
package import DrawKit
import RasterKit

/// Memory that a window shares with a Wayland compositor. SDL has no such memory on Wayland, but still manages the
/// window, its events and its decorations.
///
/// The compositor may read a buffer until it releases that buffer, so there are up to three buffers. After each frame,
/// the compositor requests the next one, unless the window is invisible.
@MainActor
package final class WaylandMemory: WindowMemory {
    private let window: OpaquePointer
    private let connection: DisplayConnection
    private let queue: WaylandQueue
    /// The window's `wl_surface` in a wrapper, so events of objects created through it arrive in our queue.
    private let surface: OpaquePointer
    private var ring = BufferRing<ShmBuffer>()
    /// The `wl_callback` of the last frame, which the compositor uses to request the next one.
    private var request: OpaquePointer?
    private let frameCallback = WaylandSignal(isSent: true)

    package private(set) var replacedFrames = 0

    /// The maximum number of seconds to wait for a free buffer if the compositor holds all of them.
    private static let timeout = 1.0

    // MARK: Lifecycle

    /// Creates memory for `window`, an `SDL_Window`. Throws if the window isn't on Wayland or its compositor doesn't
    /// support shared memory.
    package init(window: OpaquePointer) throws(SDLError) {
        guard let display = CSDL2GetWaylandDisplay(window), let surface = CSDL2GetWaylandSurface(window) else {
            throw SDLError("SDL reports no Wayland window", reason: "")
        }
        self.window = window
        connection = DisplayConnection(of: window)
        queue = try WaylandQueue(OpaquePointer(display))
        try queue.bindMemory()
        self.surface = try queue.wrapper(of: OpaquePointer(surface))
        // If there is no memory for frames, this fails before the window is shown.
        _ = try queue.makeBuffer(size)
    }

    isolated deinit {
        // Objects with events in the queue must be destroyed before the queue.
        ring = BufferRing()
        endRequest()
        wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(surface))
    }

    // MARK: Package

    package var size: PixelSize {
        var (width, height): (Int32, Int32) = (0, 0)
        CSDL2GetSizeInPixels(window, &width, &height)
        return PixelSize(width: max(1, width), height: max(1, height))
    }

    package var hasFreeBuffer: Bool {
        queue.dispatch()
        return ring.hasFreeBuffer(for: size)
    }

    package var requestsFrames: Bool { true }

    package var isReadyForFrame: Bool {
        queue.dispatch()
        return frameCallback.isSent
    }

    package func handleReplies() -> Bool { queue.dispatch() > 0 }

    package func withCanvas(for damage: Damage, _ draw: (Canvas) -> Void) throws(SDLError) {
        let size = size
        if !hasFreeBuffer { queue.wait(for: Self.timeout) { ring.hasFreeBuffer(for: size) } }
        let canvas = try ring.next(of: size, for: damage) { [queue] () throws(SDLError) in
            try queue.makeBuffer(size)
        }
        guard let canvas else {
            throw SDLError(
                "the window could not be drawn", reason: "the compositor releases no buffers",
                advice: "Choose another renderer, for example --renderer opengl.")
        }
        draw(canvas)
    }

    package func show(_ bands: [PixelRect]?) throws(SDLError) {
        guard let buffer = ring.front else { return }
        buffer.attach(to: surface)
        if let bands, wl_proxy_get_version(surface) >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION {
            for band in bands {
                wl_surface_damage_buffer(surface, band.minX, band.minY, band.width, band.height)
            }
        } else {
            wl_surface_damage(surface, 0, 0, .max, .max)
        }
        requestFrameCallback()
        wl_surface_commit(surface)
        // If the connection is full, SDL flushes it later. A lost connection is a permanent error.
        wl_display_flush(queue.display)
        try connection.check()
    }

    package func discardReplies() {
        endRequest()
        frameCallback.isSent = true
    }

    // MARK: Private

    /// Asks the compositor to signal when it is ready for the frame after the one that is being presented.
    private func requestFrameCallback() {
        if request != nil, !frameCallback.isSent { replacedFrames += 1 }
        endRequest()
        request = wl_surface_frame(surface)
        guard let request else { return }
        frameCallback.isSent = false
        wl_callback_add_listener(request, WaylandSignal.listener, frameCallback.address)
    }

    private func endRequest() {
        guard let request else { return }
        wl_callback_destroy(request)
        self.request = nil
    }
}
