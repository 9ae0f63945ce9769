import CDBus
package import Foundation

/// The bytes of messages that a bus sends to observers of the settings portal.
package enum PortalMessages {
    /// Returns the reply to the Hello call with the number `serial`.
    package static func welcome(answering serial: UInt32) -> Data {
        bytes(of: answer(serial)) { SettingsPortal.append(":1.1", to: &$0) }
    }

    /// Returns the signal that the setting `name` has changed to `value`, in `depth` variants.
    package static func change(of name: String, to value: SettingsPortal.Value, depth: Int) -> Data {
        let signal = dbus_message_new_signal(SettingsPortal.path, SettingsPortal.interface, "SettingChanged")
        return bytes(of: signal) { iterator in
            for part in name.split(separator: " ") { SettingsPortal.append(String(part), to: &iterator) }
            SettingsPortal.append(value, depth: depth, to: &iterator)
        }
    }

    /// Returns the reply with `value`, in `depth` variants, to the call with the number `serial`.
    package static func answer(to serial: UInt32, _ value: SettingsPortal.Value, depth: Int) -> Data {
        bytes(of: answer(serial)) { SettingsPortal.append(value, depth: depth, to: &$0) }
    }

    /// Returns the error reply to the call with the number `serial`.
    package static func error(answering serial: UInt32) -> Data {
        let message = dbus_message_new(DBUS_MESSAGE_TYPE_ERROR)
        dbus_message_set_error_name(message, "org.freedesktop.DBus.Error.UnknownMethod")
        dbus_message_set_reply_serial(message, max(1, serial))
        return bytes(of: message) { _ in }
    }

    // MARK: Private

    private static func answer(_ serial: UInt32) -> OpaquePointer? {
        let message = dbus_message_new(DBUS_MESSAGE_TYPE_METHOD_RETURN)
        dbus_message_set_reply_serial(message, max(1, serial))
        return message
    }

    /// Returns the marshaled `message` after `append` has added its arguments. Releases the message.
    private static func bytes(of message: OpaquePointer?, append: (inout DBusMessageIter) -> Void) -> Data {
        guard let message else { return Data() }
        defer { dbus_message_unref(message) }
        var iterator = DBusMessageIter()
        dbus_message_iter_init_append(message, &iterator)
        append(&iterator)
        dbus_message_set_serial(message, 1)
        var (bytes, count): (UnsafeMutablePointer<CChar>?, Int32) = (nil, 0)
        guard dbus_message_marshal(message, &bytes, &count) != 0, let bytes else { return Data() }
        defer { dbus_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }
}
