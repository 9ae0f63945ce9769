import CDBus
package import Foundation
import Glibc

/// The session bus and the system bus, as located by libraries in this process.
///
/// SDL and window decorations connect to both buses while opening a window, and block forever if a bus doesn't answer.
package enum MessageBus: String, CaseIterable, Sendable {
    case session, system

    /// Contacts both buses concurrently, and returns those that did not answer within `seconds`. Libraries in this
    /// process can no longer connect to the returned buses. A bus that doesn't exist counts as answering.
    ///
    /// Call this on the main thread, before any library connects.
    package static func disableUnresponsive(
        within seconds: TimeInterval, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> [MessageBus] {
        guard dbus_threads_init_default() != 0 else { return [] }
        let deadline = DispatchTime.now() + seconds
        let requests = allCases.compactMap { bus in
            bus.address(environment).map { (bus, request(at: $0, until: deadline)) }
        }
        let unanswered = requests.filter { $0.1.wait(timeout: deadline) == .timedOut }.map(\.0)
        for bus in unanswered { bus.close() }
        return unanswered
    }

    // MARK: Private

    /// Returns the address that libdbus uses for the bus; `nil` if there is nothing to contact.
    func address(_ environment: [String: String]) -> String? {
        if let address = environment[variable], !address.isEmpty {
            return address.hasPrefix("autolaunch:") ? nil : address
        }
        let path: String
        switch self {
        case .session:
            guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
            path = folder + "/bus"
        case .system: path = "/var/run/dbus/system_bus_socket"
        }
        return FileManager.default.fileExists(atPath: path) ? "unix:path=\(path)" : nil
    }

    private var variable: String {
        switch self {
        case .session: "DBUS_SESSION_BUS_ADDRESS"
        case .system: "DBUS_SYSTEM_BUS_ADDRESS"
        }
    }

    /// Connects to the bus at `address` on another thread, because connecting may block forever. The returned semaphore
    /// is signaled when the bus has accepted or rejected the connection.
    private static func request(at address: String, until deadline: DispatchTime) -> DispatchSemaphore {
        let answered = DispatchSemaphore(value: 0)
        let thread = Thread {
            let bus = BusConnection(address: address)
            while let bus, bus.isOpening {
                guard DispatchTime.now() < deadline else { return }
            }
            answered.signal()
        }
        thread.name = "bus"
        thread.start()
        return answered
    }

    /// Makes libdbus, which reads the environment only once, cache an unsupported address. The environment is then
    /// restored for child processes.
    private func close() {
        let before = getenv(variable).map { String(cString: $0) }
        setenv(variable, "disabled:", 1)
        if let connection = dbus_bus_get_private(self == .session ? DBUS_BUS_SESSION : DBUS_BUS_SYSTEM, nil) {
            dbus_connection_close(connection)
            dbus_connection_unref(connection)
        }
        if let before { setenv(variable, before, 1) } else { unsetenv(variable) }
    }
}
