import CDBus

/// An owned D-Bus message, released at the end of its lifetime.
struct BusMessage: ~Copyable {
    let pointer: OpaquePointer

    /// Takes ownership of `pointer`; fails if it is `nil`.
    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// Creates a call to `method` of the settings portal for `name`; `nil` if out of memory.
    static func call(_ method: String, of name: SettingName) -> BusMessage? {
        call(dbus_message_new_method_call(Portal.service, Portal.path, Portal.interface, method), with: name)
    }

    /// Creates a call that reads the property `name` of the accessibility status; `nil` if out of memory. The call
    /// doesn't start the service.
    static func statusCall(for name: SettingName) -> BusMessage? {
        typealias Status = AccessibilityStatus
        let rawMessage = dbus_message_new_method_call(Status.service, Status.path, Status.properties, "Get")
        if let rawMessage { dbus_message_set_auto_start(rawMessage, 0) }
        return call(rawMessage, with: name)
    }

    private static func call(_ rawMessage: OpaquePointer?, with name: SettingName) -> BusMessage? {
        guard let rawMessage else { return nil }
        var iterator = DBusMessageIter()
        dbus_message_iter_init_append(rawMessage, &iterator)
        let isComplete = append(name.namespace, to: &iterator) && append(name.key, to: &iterator)
        let message = BusMessage(rawMessage)
        return isComplete ? message : nil
    }

    deinit {
        dbus_message_unref(pointer)
    }

    /// Returns the strings and the first variant with a supported value among the arguments of the message. Other
    /// arguments are ignored.
    func content() -> (texts: [String], value: SettingValue?) {
        var iterator = DBusMessageIter()
        var (texts, value): ([String], SettingValue?) = ([], nil)
        guard dbus_message_iter_init(pointer, &iterator) != 0 else { return (texts, value) }
        repeat {
            switch dbus_message_iter_get_arg_type(&iterator) {
            case DBusType.text: if let text = Self.text(&iterator) { texts.append(text) }
            case DBusType.variant: value = value ?? Self.value(&iterator)
            default: break
            }
        } while dbus_message_iter_next(&iterator) != 0
        return (texts, value)
    }

    // MARK: Private

    private static func append(_ text: String, to iterator: inout DBusMessageIter) -> Bool {
        text.withCString { bytes in
            var bytes: UnsafePointer<CChar>? = bytes
            return dbus_message_iter_append_basic(&iterator, DBusType.text, &bytes) != 0
        }
    }

    private static func text(_ iterator: inout DBusMessageIter) -> String? {
        var bytes: UnsafePointer<CChar>?
        dbus_message_iter_get_basic(&iterator, &bytes)
        return bytes.map(String.init(cString:))
    }

    private static func real(_ iterator: inout DBusMessageIter) -> Double {
        var number = 0.0
        dbus_message_iter_get_basic(&iterator, &number)
        return number
    }

    /// Returns the value of the variant at `iterator`. Older portals nest it in another variant.
    private static func value(_ iterator: inout DBusMessageIter) -> SettingValue? {
        var (inner, depth) = (iterator, 0)
        while dbus_message_iter_get_arg_type(&inner) == DBusType.variant {
            // The bus itself rejects deeper nesting.
            guard depth < 64 else { return nil }
            depth += 1
            var next = DBusMessageIter()
            dbus_message_iter_recurse(&inner, &next)
            inner = next
        }
        switch dbus_message_iter_get_arg_type(&inner) {
        case DBusType.number:
            var number: UInt32 = 0
            dbus_message_iter_get_basic(&inner, &number)
            return .number(number)
        case DBusType.real: return .real(real(&inner))
        case DBusType.flag:
            var flag: UInt32 = 0
            dbus_message_iter_get_basic(&inner, &flag)
            return .flag(flag != 0)
        case DBusType.text: return text(&inner).map(SettingValue.text)
        case DBusType.structure: return color(&inner)
        default: return nil
        }
    }

    private static func color(_ iterator: inout DBusMessageIter) -> SettingValue? {
        var parts = DBusMessageIter()
        dbus_message_iter_recurse(&iterator, &parts)
        var numbers: [Double] = []
        repeat {
            guard dbus_message_iter_get_arg_type(&parts) == DBusType.real, numbers.count < 3 else { return nil }
            numbers.append(real(&parts))
        } while dbus_message_iter_next(&parts) != 0
        return numbers.count == 3 ? .color(numbers[0], numbers[1], numbers[2]) : nil
    }
}

/// The D-Bus type codes.
enum DBusType {
    static let text = code("s")
    static let variant = code("v")
    static let number = code("u")
    static let flag = code("b")
    static let structure = code("r")
    static let real = code("d")

    private static func code(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }
}

/// The D-Bus names of the settings portal.
enum Portal {
    static let service = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let interface = "org.freedesktop.portal.Settings"
    static let change = "SettingChanged"
    static let rule = "type='signal',sender='\(service)',path='\(path)',interface='\(interface)',member='\(change)'"
}
