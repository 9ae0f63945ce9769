import CDBus
import Foundation

/// A service on a bus that reports settings like a desktop portal, or misbehaves.
package final class SettingsPortal: @unchecked Sendable {
    package enum Behavior: Sendable {
        /// Behaves like the current version of the portal.
        case present
        /// Behaves like the first version: without `ReadOne`, and with nested variants.
        case old
        /// Never replies.
        case silent
    }

    package enum Value: Sendable {
        case number(UInt32)
        case flag(Bool)
        case text(String)
        case real(Double)
        case reals([Double])
        case signed(Int32)
    }

    private let bus: OpaquePointer
    private let behavior: Behavior
    private let lock = NSLock()
    private var values: [String: Value]
    private var isEnding = false
    private let ended = DispatchSemaphore(value: 0)

    static let interface = "org.freedesktop.portal.Settings"
    static let path = "/org/freedesktop/portal/desktop"

    /// Creates a service that takes the portal's name on the bus at `address` and provides `values`, with names such as
    /// "org.freedesktop.appearance color-scheme".
    package init(at address: String, _ behavior: Behavior = .present, values: [String: Value] = [:]) throws {
        dbus_threads_init_default()
        guard let bus = dbus_connection_open_private(address, nil), dbus_bus_register(bus, nil) != 0 else {
            throw ToolError("the test's portal could not reach its bus")
        }
        dbus_connection_set_exit_on_disconnect(bus, 0)
        (self.bus, self.behavior, self.values) = (bus, behavior, values)
        guard dbus_bus_request_name(bus, "org.freedesktop.portal.Desktop", 0, nil) == 1 else {
            throw ToolError("the test's portal has no name: there is another")
        }
        Thread { self.run() }.start()
    }

    /// Changes a setting and emits the signal.
    package func set(_ name: String, to value: Value) {
        lock.withLock { values[name] = value }
        let parts = name.split(separator: " ").map(String.init)
        guard let signal = dbus_message_new_signal(Self.path, Self.interface, "SettingChanged") else { return }
        var iterator = DBusMessageIter()
        dbus_message_iter_init_append(signal, &iterator)
        for part in parts { Self.append(part, to: &iterator) }
        Self.append(value, depth: 1, to: &iterator)
        dbus_connection_send(bus, signal, nil)
        dbus_message_unref(signal)
    }

    /// Waits until all changes have been sent.
    package func flush() { dbus_connection_flush(bus) }

    /// Leaves the bus.
    package func stop() {
        lock.withLock { isEnding = true }
        ended.wait()
    }

    // MARK: Private

    private func run() {
        while !lock.withLock({ isEnding }), dbus_connection_read_write(bus, 10) != 0 {
            while let message = dbus_connection_pop_message(bus) {
                answer(message)
                dbus_message_unref(message)
            }
        }
        dbus_connection_close(bus)
        dbus_connection_unref(bus)
        ended.signal()
    }

    private func answer(_ call: OpaquePointer) {
        let isNew = dbus_message_is_method_call(call, Self.interface, "ReadOne") != 0
        let isOld = dbus_message_is_method_call(call, Self.interface, "Read") != 0
        guard isNew || isOld, behavior != .silent else { return }
        let value = lock.withLock { values[Self.texts(of: call).joined(separator: " ")] }
        guard let value, !(isNew && behavior == .old) else {
            let name = isNew ? "org.freedesktop.DBus.Error.UnknownMethod" : "org.freedesktop.portal.Error.NotFound"
            return send(dbus_message_new_error(call, name, "no"))
        }
        guard let answer = dbus_message_new_method_return(call) else { return }
        var iterator = DBusMessageIter()
        dbus_message_iter_init_append(answer, &iterator)
        Self.append(value, depth: isOld ? 2 : 1, to: &iterator)
        send(answer)
    }

    private func send(_ message: OpaquePointer?) {
        guard let message else { return }
        dbus_connection_send(bus, message, nil)
        dbus_message_unref(message)
    }

    private static func texts(of call: OpaquePointer) -> [String] {
        var iterator = DBusMessageIter()
        var texts: [String] = []
        guard dbus_message_iter_init(call, &iterator) != 0 else { return [] }
        repeat {
            var bytes: UnsafePointer<CChar>?
            guard dbus_message_iter_get_arg_type(&iterator) == code("s") else { continue }
            dbus_message_iter_get_basic(&iterator, &bytes)
            if let bytes { texts.append(String(cString: bytes)) }
        } while dbus_message_iter_next(&iterator) != 0
        return texts
    }

    // MARK: Writing

    private static func code(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }

    static func append(_ text: String, to iterator: inout DBusMessageIter) {
        text.withCString { bytes in
            var bytes: UnsafePointer<CChar>? = bytes
            _ = dbus_message_iter_append_basic(&iterator, code("s"), &bytes)
        }
    }

    /// Appends `value`, nested in `depth` variants.
    static func append(_ value: Value, depth: Int, to iterator: inout DBusMessageIter) {
        guard depth > 0 else { return append(plain: value, to: &iterator) }
        let signature = depth > 1 ? "v" : signature(of: value)
        var inner = DBusMessageIter()
        dbus_message_iter_open_container(&iterator, code("v"), signature, &inner)
        append(value, depth: depth - 1, to: &inner)
        dbus_message_iter_close_container(&iterator, &inner)
    }

    private static func signature(of value: Value) -> String {
        switch value {
        case .number: "u"
        case .flag: "b"
        case .text: "s"
        case .signed: "i"
        case .real: "d"
        case .reals(let numbers): "(" + String(repeating: "d", count: numbers.count) + ")"
        }
    }

    private static func append(plain value: Value, to iterator: inout DBusMessageIter) {
        switch value {
        case .number(var number): dbus_message_iter_append_basic(&iterator, code("u"), &number)
        case .signed(var number): dbus_message_iter_append_basic(&iterator, code("i"), &number)
        case .real(var number): dbus_message_iter_append_basic(&iterator, code("d"), &number)
        case .flag(let isOn):
            var flag: UInt32 = isOn ? 1 : 0
            dbus_message_iter_append_basic(&iterator, code("b"), &flag)
        case .text(let text): append(text, to: &iterator)
        case .reals(let numbers):
            var inner = DBusMessageIter()
            dbus_message_iter_open_container(&iterator, code("r"), nil, &inner)
            for var number in numbers { dbus_message_iter_append_basic(&inner, code("d"), &number) }
            dbus_message_iter_close_container(&iterator, &inner)
        }
    }
}
