import AccessibilityKit
import CSDL2
import Foundation

/// The file descriptors that the run loop polls while sleeping: those of the main dispatch queue, of the display
/// connection and, while an assistive technology is running, of the accessibility bus.
@MainActor
struct WakeSources {
    private var descriptors: [pollfd]
    private let connection: DisplayConnection

    init(queue: Int32, connection: DisplayConnection) {
        self.connection = connection
        descriptors = [queue, connection.descriptor].compactMap { descriptor in
            descriptor.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        }
    }

    /// Sleeps until a descriptor is readable, a signal arrives or `seconds` have passed; `nil` sets no time limit.
    /// Returns immediately if the display connection has events to handle first, or if `hasNews` returns `true` right
    /// before sleeping, which means that there is work that no descriptor announces.
    mutating func wait(_ seconds: TimeInterval?, unless hasNews: () -> Bool) {
        guard connection.beginSleep() else { return }
        guard !hasNews() else { return connection.endSleep(isReadable: false) }
        let ownCount = descriptors.count
        let requests = AccessibilityBridge.prepareToSleep(&descriptors)
        // The reason for waking, even a signal, doesn't matter: the caller looks for work anyway.
        if var time = [seconds, requests].compactMap(\.self).min().map(Self.time) {
            ppoll(&descriptors, nfds_t(descriptors.count), &time, nil)
        } else {
            ppoll(&descriptors, nfds_t(descriptors.count), nil, nil)
        }
        connection.endSleep(isReadable: descriptors.contains { $0.fd == connection.descriptor && $0.revents != 0 })
        AccessibilityBridge.handleRequests(descriptors[ownCount...])
        descriptors.removeSubrange(ownCount...)
    }

    // MARK: Private

    private static func time(_ seconds: TimeInterval) -> timespec {
        let bounded = min(max(seconds, 0), 86_400)
        let wholeSeconds = bounded.rounded(.down)
        return timespec(tv_sec: Int(wholeSeconds), tv_nsec: Int((bounded - wholeSeconds) * 1e9))
    }
}
