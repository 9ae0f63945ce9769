import CSDL2
import CWayland
package import DrawKit
import RasterKit

/// Memory of a window's own that a Wayland compositor shows: SDL has none there, and keeps the window, its events and
/// its decorations.
///
/// The compositor reads a buffer until it says that it does not, so there are two or three. After each picture it says
/// when it wants the next: never for a window that nobody sees.
@MainActor
package final class WaylandMemory: WindowMemory {
    private let window: OpaquePointer
    private let connection: DisplayConnection
    private let queue: WaylandQueue
    /// The window's `wl_surface`, whose new objects have their events in our queue.
    private let surface: OpaquePointer
    private var ring = BufferRing<ShmBuffer>()
    /// The `wl_callback` of the last picture, which says when the compositor wants another.
    private var request: OpaquePointer?
    private let frameCallback = WaylandSignal(isSent: true)

    package private(set) var replacedPictures = 0

    /// How long a compositor may keep all buffers when a picture has to be drawn.
    private static let patience = 1.0

    // MARK: Lifecycle

    /// Makes memory for a window (an `SDL_Window`). Throws when the window is not on Wayland, or its compositor takes
    /// no memory.
    package init(window: OpaquePointer) throws(SDLError) {
        guard let display = CSDL2GetWaylandDisplay(window), let surface = CSDL2GetWaylandSurface(window) else {
            throw SDLError("SDL does not say which window of Wayland this is", reason: "")
        }
        self.window = window
        connection = DisplayConnection(of: window)
        queue = try WaylandQueue(OpaquePointer(display))
        try queue.bindMemory()
        self.surface = try queue.wrapper(of: OpaquePointer(surface))
        // A machine that has no memory for pictures says so before the window is shown.
        _ = try queue.makeBuffer(size)
    }

    isolated deinit {
        // What has its events in the queue must go before it.
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

    package var hasRoom: Bool {
        queue.dispatch()
        return ring.hasRoom(for: size)
    }

    package var asksForPictures: Bool { true }

    package var isAskedForPicture: Bool {
        queue.dispatch()
        return frameCallback.isSent
    }

    package func handleReplies() -> Bool { queue.dispatch() > 0 }

    package func withCanvas(for damage: Damage, _ draw: (Canvas) -> Void) throws(SDLError) {
        let size = size
        if !hasRoom { queue.wait(for: Self.patience) { ring.hasRoom(for: size) } }
        let canvas = try ring.next(of: size, for: damage) { [queue] () throws(SDLError) in
            try queue.makeBuffer(size)
        }
        guard let canvas else {
            throw SDLError(
                "the window could not be drawn", reason: "the compositor gives no memory back",
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
        // A connection that is full is flushed again by SDL; one that is lost is an error that stays.
        wl_display_flush(queue.display)
        try connection.check()
    }

    package func forgetScreen() {
        endRequest()
        frameCallback.isSent = true
    }

    // MARK: Private

    /// Has the compositor say when it wants a picture after the one that comes next.
    private func requestFrameCallback() {
        if request != nil, !frameCallback.isSent { replacedPictures += 1 }
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
