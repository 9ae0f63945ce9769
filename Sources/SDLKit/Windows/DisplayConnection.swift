import CSDL2
import CWayland
import CX11Memory
import Foundation
import Reporting

/// The connection to a window's display server.
@MainActor
struct DisplayConnection {
    /// The file descriptor on which events of the window system arrive; `nil` if the video driver has no such
    /// descriptor.
    let descriptor: Int32?
    /// The `wl_display`; `nil` if the window isn't on Wayland.
    private let wayland: OpaquePointer?
    /// Xlib's `Display`; `nil` if the window isn't on X11.
    private let x11: UnsafeMutableRawPointer?

    /// Finds the connection of `window`, an `SDL_Window`.
    init(of window: OpaquePointer) {
        wayland = CSDL2GetWaylandDisplay(window).map { OpaquePointer($0) }
        x11 = CSDL2GetX11Display(window)
        descriptor = wayland.map { wl_display_get_fd($0) } ?? x11.flatMap(Self.descriptor)
    }

    /// Throws if the connection is lost, which SDL reports only as a quit event. On X11, Xlib itself ends the program.
    func check() throws(SDLError) {
        guard let wayland else { return }
        let code = wl_display_get_error(wayland)
        guard code != 0 else { return }
        throw SDLError("the connection to the desktop was lost", reason: String(cString: strerror(code)))
    }

    /// Prepares to read from a Wayland connection before its descriptor is polled. Returns `false` if events that were
    /// read earlier are still in SDL's queue and must be handled first; otherwise, call `endSleep` after polling.
    ///
    /// Under sdl2-compat, SDL 3.4 reads the same connection on a background thread. Without this preparation, that
    /// thread would read the events first, and the descriptor would never become readable.
    func beginSleep() -> Bool {
        guard let wayland else { return true }
        return wl_display_prepare_read(wayland) == 0
    }

    /// Ends the sleep that `beginSleep` prepared. Reads new events if the descriptor is readable.
    func endSleep(isReadable: Bool) {
        guard let wayland else { return }
        if isReadable {
            wl_display_read_events(wayland)  // a failure is stored in the connection, and `check` throws it
        } else {
            wl_display_cancel_read(wayland)
        }
    }

    /// Returns `true` if the desktop answers within `seconds`. Also returns `true` if the video driver has no
    /// connection.
    func isResponding(within seconds: TimeInterval) -> Bool {
        if let x11 { return x11_is_answered(x11, Int32(seconds * 1000)) }
        guard let wayland else { return true }
        do throws(SDLError) {
            return try WaylandQueue(wayland).isResponding(within: seconds)
        } catch {
            Diagnostics.report("\(error)")
            return false
        }
    }

    private static func descriptor(ofX11 display: UnsafeMutableRawPointer) -> Int32? {
        typealias GetDescriptor = @convention(c) (UnsafeMutableRawPointer) -> Int32
        // SDL has loaded the library, but possibly without making its symbols global.
        guard let library = dlopen("libX11.so.6", RTLD_LAZY), let address = dlsym(library, "XConnectionNumber") else {
            return nil
        }
        return unsafeBitCast(address, to: GetDescriptor.self)(display)
    }
}
