import CDBus
import Foundation

/// Observes the desktop's settings on a background thread that sleeps until something changes.
///
/// If the desktop doesn't answer, sends malformed replies or disconnects, there are no updates, but nothing blocks.
package final class DesktopSettingsObserver: Sendable {
    /// The write end of a pipe. Closing it ends the thread.
    private let end: FileHandle

    /// Starts observing the desktop on the session bus named by `environment`, or returns `nil` if there is no bus.
    ///
    /// - Parameters:
    ///   - environment: The environment that locates the bus.
    ///   - ended: Called on a background thread when there will be no more updates.
    ///   - handler: Called on a background thread with all known settings whenever one of them changes.
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

    /// Closes the pipe, which ends the thread.
    deinit {
        try? end.close()
    }

    /// Returns the address of the session bus from `DBUS_SESSION_BUS_ADDRESS` or, if that isn't set, the default path.
    /// Returns `nil` if there is no bus, or if the variable is empty or asks to start a bus. libdbus's own lookup isn't
    /// used, because it may start a bus.
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
        // Keep waiting: a suspended bus may resume.
        while bus.isOpening {
            guard poll(&descriptors[1], 1, 0) == 0 else { return }
        }
        guard bus.hasJoined else { return }
        bus.requestSettings()
        var settings = ReportedSettings()
        var reported = DesktopSettings()
        while true {
            if bus.readSettings(into: &settings), settings.settings != reported {
                reported = settings.settings
                handler(reported)
            }
            guard poll(&descriptors, nfds_t(descriptors.count), -1) >= 0 || errno == EINTR else { return }
            // Closing the other end of the pipe ends the thread.
            guard descriptors[1].revents == 0, bus.read() else { return }
        }
    }
}
