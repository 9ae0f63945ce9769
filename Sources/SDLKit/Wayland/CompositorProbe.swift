import CWayland
import Foundation
import Reporting

/// A short-lived connection that checks the compositor before SDL connects. SDL waits forever if the compositor is
/// stopped, and crashes if the compositor hangs up or has no seat.
@MainActor
final class CompositorProbe {
    /// The interfaces announced by the compositor.
    private var interfaces: Set<String> = []

    /// The interfaces that SDL requires for windows and input.
    private static let needed = ["wl_compositor", "wl_shm", "wl_seat", "xdg_wm_base"]

    private static let registryListener = permanent(
        wl_registry_listener(
            global: { data, _, _, interface, _ in
                guard let data, let interface else { return }
                let probe = Unmanaged<CompositorProbe>.fromOpaque(data).takeUnretainedValue()
                let name = String(cString: interface)
                MainActor.assumeIsolated { _ = probe.interfaces.insert(name) }
            }, global_remove: { _, _, _ in }))

    /// Throws if the compositor does not respond within `seconds`, hangs up, or lacks an interface that SDL requires.
    /// Doesn't throw if there is no compositor, because SDL reports that itself. An inherited socket (`WAYLAND_SOCKET`)
    /// is not checked.
    static func check(_ environment: [String: String], within seconds: TimeInterval) throws(SDLError) {
        // An inherited socket accepts only one connection, which must be SDL's.
        guard environment["WAYLAND_SOCKET"] == nil, let path = socketPath(environment) else { return }
        let failed = "the Wayland compositor at \(printable(path)) cannot be used"
        let socket = UnixSocket.connect(to: path)
        guard case .connected(let descriptor) = socket else {
            if case .full = socket { throw SDLError(failed, reason: "it accepts no connections", advice: advice) }
            return
        }
        guard let display = wl_display_connect_to_fd(descriptor) else {
            throw SDLError(failed, reason: String(cString: strerror(errno)))
        }
        defer { wl_display_disconnect(display) }
        let probe = CompositorProbe()
        guard try probe.collect(from: display, within: seconds) else {
            let code = wl_display_get_error(display)
            let silence = "it did not answer within \(seconds.formatted()) seconds"
            throw SDLError(failed, reason: code == 0 ? silence : String(cString: strerror(code)), advice: advice)
        }
        if let missing = needed.first(where: { !probe.interfaces.contains($0) }) {
            throw SDLError(failed, reason: "it has no \(missing)", advice: advice)
        }
    }

    // MARK: Private

    private static let advice = "Set WAYLAND_DISPLAY to another one, or SDL_VIDEODRIVER=x11 to use X11."

    /// Returns the path of the socket to which libwayland connects: `WAYLAND_DISPLAY`, by default "wayland-0", in the
    /// folder `XDG_RUNTIME_DIR`. Returns `nil` if the name isn't an absolute path and the folder isn't specified.
    static func socketPath(_ environment: [String: String]) -> String? {
        let name = environment["WAYLAND_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 } ?? "wayland-0"
        if name.hasPrefix("/") { return name }
        guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
        return "\(folder)/\(name)"
    }

    /// Collects the compositor's interfaces. Returns `false` if the compositor hangs up or doesn't answer within
    /// `seconds`.
    private func collect(from display: OpaquePointer, within seconds: TimeInterval) throws(SDLError) -> Bool {
        let queue = try WaylandQueue(display)
        let wrapped = try queue.wrapper(of: display)
        defer { wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(wrapped)) }
        guard let registry = wl_display_get_registry(wrapped) else {
            throw SDLError("the compositor's registry is missing", reason: String(cString: strerror(errno)))
        }
        defer { wl_registry_destroy(registry) }
        wl_registry_add_listener(registry, Self.registryListener, Unmanaged.passUnretained(self).toOpaque())
        return try queue.isResponding(within: seconds)
    }
}
