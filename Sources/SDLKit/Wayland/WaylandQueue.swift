import CSDL2
import CWayland
import DrawKit
import Foundation

/// An event queue on SDL's connection to the compositor, separate from the one that SDL dispatches.
@MainActor
final class WaylandQueue {
    /// The `wl_display`, owned by SDL.
    let display: OpaquePointer
    /// The `wl_shm`, which creates shared memory; `nil` until `bindMemory` is called.
    private var shm: OpaquePointer?
    private let queue: OpaquePointer

    private static let registryListener = permanent(
        wl_registry_listener(
            global: { data, registry, name, interface, _ in
                guard let data, let interface, strcmp(interface, "wl_shm") == 0 else { return }
                let queue = Unmanaged<WaylandQueue>.fromOpaque(data).takeUnretainedValue()
                // Unsafe because C pointers aren't sendable; the queue is dispatched only on the main thread.
                nonisolated(unsafe) let shm = CWaylandBindShm(registry, name)
                MainActor.assumeIsolated { queue.shm = shm }
            }, global_remove: { _, _, _ in }))

    // MARK: Lifecycle

    /// Creates a queue on `display`, a `wl_display`.
    init(_ display: OpaquePointer) throws(SDLError) {
        guard let queue = wl_display_create_queue(display) else {
            throw SDLError("a Wayland event queue could not be created", reason: String(cString: strerror(errno)))
        }
        self.display = display
        self.queue = queue
    }

    isolated deinit {
        if let shm { wl_shm_destroy(shm) }
        wl_event_queue_destroy(queue)
    }

    // MARK: Internal

    /// Returns a wrapper of `object`, a `wl_display` or a `wl_surface`. Events of objects created through it arrive in
    /// this queue. Pass it to `wl_proxy_wrapper_destroy` before the queue is destroyed.
    func wrapper(of object: OpaquePointer) throws(SDLError) -> OpaquePointer {
        guard let wrapper = wl_proxy_create_wrapper(UnsafeMutableRawPointer(object)) else {
            throw SDLError("a Wayland object could not be wrapped", reason: String(cString: strerror(errno)))
        }
        wl_proxy_set_queue(OpaquePointer(wrapper), queue)
        return OpaquePointer(wrapper)
    }

    /// Handles events that have been read from the connection. Returns the number of events, or -1 if the connection
    /// has failed.
    @discardableResult
    func dispatch() -> Int {
        Int(wl_display_dispatch_queue_pending(display, queue))
    }

    /// Waits until `condition` is true, `seconds` have passed or the connection fails. Reads from the connection in the
    /// way that libwayland requires if several readers share it.
    func wait(for seconds: TimeInterval, until condition: () -> Bool) {
        let end = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
        dispatch()
        while !condition(), wl_display_get_error(display) == 0 {
            let now = DispatchTime.now().uptimeNanoseconds
            guard now < end else { return }
            wl_display_flush(display)
            if wl_display_prepare_read_queue(display, queue) == 0 {
                var source = pollfd(fd: wl_display_get_fd(display), events: Int16(POLLIN), revents: 0)
                if poll(&source, 1, Int32((end - now) / 1_000_000) + 1) > 0 {
                    wl_display_read_events(display)
                } else {
                    wl_display_cancel_read(display)
                }
            }
            dispatch()
        }
    }

    /// Returns `true` if the compositor answers within `seconds`. A compositor that doesn't answer may be stopped or
    /// have exited.
    func isResponding(within seconds: TimeInterval) throws(SDLError) -> Bool {
        let wrapped = try wrapper(of: display)
        defer { wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(wrapped)) }
        guard let callback = wl_display_sync(wrapped) else {
            throw SDLError("the request to the compositor failed", reason: String(cString: strerror(errno)))
        }
        defer { wl_callback_destroy(callback) }
        let answer = WaylandSignal(isSent: false)
        wl_callback_add_listener(callback, WaylandSignal.listener, answer.address)
        wait(for: seconds) { answer.isSent }
        return answer.isSent
    }

    /// Creates a buffer for a frame of `size`. Call `bindMemory` first.
    func makeBuffer(_ size: PixelSize) throws(SDLError) -> ShmBuffer {
        guard let shm else { throw Self.noMemory }
        return try ShmBuffer(size, of: shm)
    }

    /// Binds the compositor's `wl_shm`. Throws if the compositor has no `wl_shm` or the connection fails.
    func bindMemory() throws(SDLError) {
        let wrapped = try wrapper(of: display)
        defer { wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(wrapped)) }
        guard let registry = wl_display_get_registry(wrapped) else {
            throw SDLError("the compositor's registry is not available", reason: String(cString: strerror(errno)))
        }
        defer { wl_registry_destroy(registry) }
        wl_registry_add_listener(registry, Self.registryListener, Unmanaged.passUnretained(self).toOpaque())
        guard wl_display_roundtrip_queue(display, queue) >= 0 else {
            throw SDLError("the compositor does not respond", reason: String(cString: strerror(errno)))
        }
        guard shm != nil else { throw Self.noMemory }
    }

    // MARK: Private

    private static let noMemory = SDLError("the compositor does not support shared memory (wl_shm)", reason: "")
}
