import CSDL2
import CWayland
import StageKit

/// Receives the frame callbacks of a window on Wayland: after each frame, the compositor reports that it has taken the
/// frame. Frames that were replaced before it took one are reported together with that one.
@MainActor
package final class FrameCallbacks {
    /// A report of the compositor.
    package struct Arrival: Equatable, Sendable {
        /// The time of receipt in nanoseconds, as of `MonotonicClock`.
        package let received: UInt64
        /// The compositor's timestamp in milliseconds since an arbitrary instant.
        package let milliseconds: UInt32
    }

    private let queue: WaylandQueue
    /// The window's `wl_surface` in a wrapper, so events of objects created through it arrive in our queue.
    private let surface: OpaquePointer
    private var pending: Set<OpaquePointer> = []
    private var arrivals: [Arrival] = []

    /// The maximum number of requested reports. A compositor sends none for an invisible window.
    private static let maximumPending = 16

    private static let listener = permanent(
        wl_callback_listener(done: { data, callback, milliseconds in
            guard let data, let callback else { return }
            let callbacks = Unmanaged<FrameCallbacks>.fromOpaque(data).takeUnretainedValue()
            // Unsafe because C pointers aren't sendable; the queue is dispatched only on the main thread.
            nonisolated(unsafe) let arrived = callback
            MainActor.assumeIsolated { callbacks.receive(arrived, milliseconds) }
        }))

    // MARK: Lifecycle

    /// Prepares to receive the reports about `window`, an `SDL_Window`. Returns `nil` if it isn't on Wayland.
    package init?(window: OpaquePointer) throws(SDLError) {
        guard let display = CSDL2GetWaylandDisplay(window), let surface = CSDL2GetWaylandSurface(window) else {
            return nil
        }
        queue = try WaylandQueue(OpaquePointer(display))
        self.surface = try queue.wrapper(of: OpaquePointer(surface))
        pending.reserveCapacity(Self.maximumPending)
        arrivals.reserveCapacity(Self.maximumPending)
    }

    isolated deinit {
        // Objects with events in the queue must be destroyed before the queue.
        for callback in pending { wl_callback_destroy(callback) }
        wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(surface))
    }

    // MARK: Package

    /// Requests a report about the next frame that is presented.
    package func request() {
        guard pending.count < Self.maximumPending, let callback = wl_surface_frame(surface) else { return }
        pending.insert(callback)
        wl_callback_add_listener(callback, Self.listener, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Returns the reports that SDL has read from the connection, in their order.
    package func next() -> [Arrival] {
        queue.dispatch()
        return take()
    }

    /// Waits for the next reports, at most `seconds`. Returns an empty array if none arrives.
    package func wait(seconds: Double) -> [Arrival] {
        queue.wait(for: seconds) { !arrivals.isEmpty }
        return take()
    }

    // MARK: Private

    private func receive(_ callback: OpaquePointer, _ milliseconds: UInt32) {
        wl_callback_destroy(callback)
        pending.remove(callback)
        arrivals.append(Arrival(received: MonotonicClock.nanoseconds, milliseconds: milliseconds))
    }

    private func take() -> [Arrival] {
        guard !arrivals.isEmpty else { return [] }
        defer { arrivals.removeAll(keepingCapacity: true) }
        return arrivals
    }
}
