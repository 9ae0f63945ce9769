import CSDL2
import CWayland
import CX11Memory
import Foundation
import Reporting

/// The connection to the display that a window is on.
@MainActor
struct DisplayConnection {
    /// What the window system's events come through; nil for video drivers without such a thing.
    let descriptor: Int32?
    /// The `wl_display`; nil elsewhere. Xlib ends a program whose connection is lost by itself.
    private let wayland: OpaquePointer?
    /// The `Display`; nil elsewhere.
    private let x11: UnsafeMutableRawPointer?

    /// Finds the connection of `window`, an `SDL_Window`.
    init(of window: OpaquePointer) {
        wayland = CSDL2GetWaylandDisplay(window).map { OpaquePointer($0) }
        x11 = CSDL2GetX11Display(window)
        descriptor = wayland.map { wl_display_get_fd($0) } ?? x11.flatMap(Self.descriptor)
    }

    /// Throws when the connection is lost, which SDL says by the event of a user who ends the program.
    func check() throws(SDLError) {
        guard let wayland else { return }
        let code = wl_display_get_error(wayland)
        guard code != 0 else { return }
        throw SDLError("the connection to the desktop was lost", reason: String(cString: strerror(code)))
    }

    /// Claims the connection before its descriptor is polled, and returns `false` if there are events to handle
    /// instead. `endSleep` must follow if it returns `true`.
    ///
    /// SDL 3.4, under sdl2-compat, reads the same connection on a thread of its own. Without the claim that thread
    /// would take the events off the descriptor, which then stays silent. Events that it has read before are in a
    /// queue.
    func beginSleep() -> Bool {
        guard let wayland else { return true }
        return wl_display_prepare_read(wayland) == 0
    }

    /// Releases the claim of `beginSleep`, and reads what has arrived if the descriptor was readable.
    func endSleep(isReadable: Bool) {
        guard let wayland else { return }
        if isReadable {
            wl_display_read_events(wayland)  // a failure stays with the connection: `check` throws it
        } else {
            wl_display_cancel_read(wayland)
        }
    }

    /// Whether the desktop answers within `seconds`; true for video drivers without such a thing.
    func isAnswered(within seconds: TimeInterval) -> Bool {
        if let x11 { return x11_is_answered(x11, Int32(seconds * 1000)) }
        guard let wayland else { return true }
        do throws(SDLError) {
            return try WaylandQueue(wayland).isAnswered(within: seconds)
        } catch {
            Diagnostics.report("\(error)")
            return false
        }
    }

    private static func descriptor(ofX11 display: UnsafeMutableRawPointer) -> Int32? {
        typealias GetDescriptor = @convention(c) (UnsafeMutableRawPointer) -> Int32
        // SDL has the library loaded, but may have hidden its names from a search of the whole program.
        guard let library = dlopen("libX11.so.6", RTLD_LAZY), let address = dlsym(library, "XConnectionNumber") else {
            return nil
        }
        return unsafeBitCast(address, to: GetDescriptor.self)(display)
    }
}
