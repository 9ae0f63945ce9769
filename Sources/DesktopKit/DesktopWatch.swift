import CDBus
import Foundation

/// Follows what the desktop says, on a thread of its own that sleeps until something changes. A desktop that says
/// nothing, says nonsense, never answers or goes away is one that says nothing more: nobody waits for it.
package final class DesktopWatch: Sendable {
    /// What ends the thread when it is written to; closed by the thread.
    private let end: FileHandle

    /// Begins to follow the desktop on the bus that the `environment` names; nil where it names none. `handler` is
    /// called on another thread with the settings that are known, whenever they changed; `ended` when nothing will be
    /// told any more.
    package init?(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        ended: @escaping @Sendable () -> Void = {},
        handler: @escaping @Sendable (DesktopSettings) -> Void
    ) {
        guard let address = Self.busAddress(environment) else { return nil }
        let pipe = Pipe()
        end = pipe.fileHandleForWriting
        let wake = pipe.fileHandleForReading
        let thread = Thread {
            Self.follow(address, until: wake.fileDescriptor, handler: handler)
            withExtendedLifetime(wake) {}
            ended()
        }
        thread.name = "desktop"
        thread.start()
    }

    /// Ends the thread, soon.
    deinit {
        try? end.close()
    }

    /// Where the session bus is: what the variable says, also where that is nothing, or else its usual place. The
    /// library's own search is not used, for it may start a bus.
    static func busAddress(_ environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"] {
            return address.isEmpty || address.hasPrefix("autolaunch:") ? nil : address
        }
        guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
        let path = folder + "/bus"
        return FileManager.default.fileExists(atPath: path) ? "unix:path=\(path)" : nil
    }

    // MARK: The thread

    private static func follow(
        _ address: String, until end: Int32, handler: @Sendable (DesktopSettings) -> Void
    ) {
        guard dbus_threads_init_default() != 0, let bus = BusConnection(address: address),
            let descriptor = bus.descriptor
        else { return }
        var descriptors = [descriptor, end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // A bus that is stopped may go on.
        while bus.isOpening {
            guard poll(&descriptors[1], 1, 0) == 0 else { return }
        }
        guard bus.hasJoined else { return }
        bus.ask()
        var told = ToldSettings()
        var shown = DesktopSettings()
        while true {
            if bus.takeSettings(into: &told), told.settings != shown {
                shown = told.settings
                handler(shown)
            }
            guard poll(&descriptors, nfds_t(descriptors.count), -1) >= 0 || errno == EINTR else { return }
            // The other end of the pipe was closed.
            guard descriptors[1].revents == 0, bus.read() else { return }
        }
    }
}
