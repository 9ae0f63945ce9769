import CDBus
import Foundation

/// A connection to a message bus, for use on one thread. On the session bus, it can read the desktop's settings and
/// observe their changes.
final class BusConnection {
    private let pointer: OpaquePointer
    /// The pending calls by serial number, with their setting and method.
    private var pendingCalls: [UInt32: (name: SettingName, method: String)] = [:]

    /// The serial number of the `Hello` call that registers with the bus.
    private var helloNumber: UInt32 = 0
    /// The time that the next read of `isOpening` may wait, in milliseconds. Each read doubles it, up to
    /// `Limits.maximumWait`, to limit the cost of waiting for a stopped bus.
    private var wait: Int32 = 10
    /// `true` once the bus has accepted the `Hello` call.
    private(set) var hasJoined = false

    /// Connects to the bus at `address`; `nil` if that fails. Read `isOpening` until it is `false`; the connection can
    /// be used if `hasJoined` is then `true`.
    init?(address: String) {
        guard let pointer = dbus_connection_open_private(address, nil) else { return nil }
        self.pointer = pointer
        // By default, the library exits the process when the bus disconnects.
        dbus_connection_set_exit_on_disconnect(pointer, 0)
        dbus_connection_set_max_received_size(pointer, Limits.receivedBytes)
        dbus_connection_set_max_message_size(pointer, Limits.messageBytes)
        // `dbus_bus_register` would hold a library-wide lock while it waits for the reply, and block SDL.
        guard let hello = BusMessage(dbus_message_new_method_call(Bus.service, Bus.path, Bus.service, "Hello")),
            dbus_connection_send(pointer, hello.pointer, &helloNumber) != 0
        else {
            close()
            return nil
        }
    }

    deinit {
        close()
    }

    private var isClosed = false

    private enum Limits {
        static let messageBytes = 1 << 20
        static let receivedBytes = 4 << 20
        /// The maximum of `wait`, in milliseconds.
        static let maximumWait: Int32 = 1000
    }

    /// `true` until the bus accepts or rejects this connection. Reading this property waits for the reply for up to
    /// `wait` milliseconds.
    var isOpening: Bool {
        guard !hasJoined, dbus_connection_read_write(pointer, wait) != 0 else { return false }
        wait = min(2 * wait, Limits.maximumWait)
        while !hasJoined, let message = BusMessage(dbus_connection_pop_message(pointer)) {
            guard dbus_message_get_reply_serial(message.pointer) == helloNumber else { continue }
            guard dbus_message_get_type(message.pointer) == MessageKind.answer,
                let text = message.content().texts.first
            else {
                close()
                return false
            }
            hasJoined = dbus_bus_set_unique_name(pointer, text) != 0
        }
        return !hasJoined
    }

    /// The file descriptor that becomes readable when data arrives; `nil` if unavailable.
    var descriptor: Int32? {
        var descriptor: Int32 = -1
        return dbus_connection_get_unix_fd(pointer, &descriptor) != 0 ? descriptor : nil
    }

    /// Requests every setting and the accessibility status, and subscribes to changes.
    func requestSettings() {
        for rule in [Portal.rule] + AccessibilityStatus.rules { dbus_bus_add_match(pointer, rule, nil) }
        for name in SettingName.all { request(for: name, by: "ReadOne") }
        requestStatus()
        dbus_connection_flush(pointer)
    }

    /// Reads the data that has arrived. Returns `false` if the bus has disconnected.
    func read() -> Bool { dbus_connection_read_write(pointer, 0) != 0 }

    /// Updates `settings` from the messages that have arrived. Returns `true` if any setting has changed.
    func readSettings(into settings: inout ReportedSettings) -> Bool {
        let before = settings
        while let message = BusMessage(dbus_connection_pop_message(pointer)) { handle(message, into: &settings) }
        return settings != before
    }

    // MARK: Private

    private func request(for name: SettingName, by method: String) {
        guard let message = BusMessage.call(method, of: name) else { return }
        var number: UInt32 = 0
        if dbus_connection_send(pointer, message.pointer, &number) != 0 { pendingCalls[number] = (name, method) }
    }

    private func requestStatus() {
        for name in AccessibilityStatus.names {
            guard let message = BusMessage.statusCall(for: name) else { continue }
            var number: UInt32 = 0
            if dbus_connection_send(pointer, message.pointer, &number) != 0 { pendingCalls[number] = (name, "Get") }
        }
    }

    private func handle(_ message: borrowing BusMessage, into settings: inout ReportedSettings) {
        let kind = dbus_message_get_type(message.pointer)
        switch kind {
        case MessageKind.signal:
            let (texts, value) = message.content()
            guard dbus_message_is_signal(message.pointer, Portal.interface, Portal.change) != 0 else {
                // The status has changed, or its service has started or ended.
                guard let first = texts.first,
                    [SettingName.accessibility.namespace, AccessibilityStatus.service]
                        .contains(first)
                else { return }
                requestStatus()
                dbus_connection_flush(pointer)
                return
            }
            guard texts.count >= 2 else { return }
            let name = SettingName(namespace: texts[0], key: texts[1])
            if SettingName.all.contains(name) { settings.store(value, for: name) }
        case MessageKind.answer, MessageKind.error:
            guard let call = pendingCalls.removeValue(forKey: dbus_message_get_reply_serial(message.pointer)) else {
                return
            }
            if kind == MessageKind.answer {
                settings.store(message.content().value, for: call.name)
            } else if call.method == "Get" {
                settings.store(nil, for: call.name)
            } else if call.method == "ReadOne" {
                // Older portals only have `Read`.
                request(for: call.name, by: "Read")
                dbus_connection_flush(pointer)
            }
        default: break
        }
    }

    private func close() {
        guard !isClosed else { return }
        isClosed = true
        dbus_connection_close(pointer)
        dbus_connection_unref(pointer)
    }
}

/// The D-Bus names of the bus itself.
enum Bus {
    static let service = "org.freedesktop.DBus"
    static let path = "/org/freedesktop/DBus"
}

/// The D-Bus type codes of messages.
private enum MessageKind {
    static let answer: Int32 = 2
    static let error: Int32 = 3
    static let signal: Int32 = 4
}
