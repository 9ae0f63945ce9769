import CSDL2
import Foundation

/// What the run loop sleeps on: the main dispatch queue and the connection to the display.
@MainActor
struct WakeSources {
    private var descriptors: [pollfd]

    init(queue: Int32, connection: DisplayConnection) {
        descriptors = [queue, connection.descriptor].compactMap { descriptor in
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
}
