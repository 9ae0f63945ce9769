import CSDL2
import Foundation

/// What the run loop sleeps on: the main dispatch queue and the connection to the display.
@MainActor
struct WakeSources {
    private var descriptors: [pollfd]

    init(queue: Int32, window: OpaquePointer) {
        descriptors = [queue, Self.connection(of: window)].compactMap { descriptor in
            descriptor.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        }
    }

    /// Sleeps until something happens, or for `seconds`; nil is forever.
    mutating func wait(_ seconds: TimeInterval?) {
        guard var time = seconds.map(Self.time) else {
            ppoll(&descriptors, nfds_t(descriptors.count), nil, nil)
            return
        }
        // Every answer means the same: look what there is to do. An interruption by a signal is one of them.
        ppoll(&descriptors, nfds_t(descriptors.count), &time, nil)
    }

    // MARK: Private

    private static func time(_ seconds: TimeInterval) -> timespec {
        let bounded = min(max(seconds, 0), 86_400)
        let whole = bounded.rounded(.down)
        return timespec(tv_sec: Int(whole), tv_nsec: Int((bounded - whole) * 1e9))
    }

    /// The descriptor that the window system's events come through; nil for video drivers without one.
    private static func connection(of window: OpaquePointer) -> Int32? {
        if let display = CSDL2GetX11Display(window) {
            return descriptor(of: display, library: "libX11.so.6", function: "XConnectionNumber")
        }
        if let display = CSDL2GetWaylandDisplay(window) {
            return descriptor(of: display, library: "libwayland-client.so.0", function: "wl_display_get_fd")
        }
        return nil
    }

    private static func descriptor(
        of display: UnsafeMutableRawPointer, library: String, function: String
    ) -> Int32? {
        typealias GetDescriptor = @convention(c) (UnsafeMutableRawPointer) -> Int32
        // SDL has the library loaded, but may have hidden its names from a search of the whole program.
        guard let handle = dlopen(library, RTLD_LAZY), let address = dlsym(handle, function) else { return nil }
        return unsafeBitCast(address, to: GetDescriptor.self)(display)
    }
}
