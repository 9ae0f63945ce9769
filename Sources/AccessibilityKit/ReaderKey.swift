import CAccessibleObject

/// A key event for screen readers, which speak typed characters and have their own commands, such as Insert+T.
///
/// AT-SPI describes keys in the terms of X11 with every window system.
package struct ReaderKey: Equatable {
    /// Modifier keys, with the bits of X11.
    package struct Modifiers: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let shift = Modifiers(rawValue: 1 << 0)
        package static let capsLock = Modifiers(rawValue: 1 << 1)
        package static let control = Modifiers(rawValue: 1 << 2)
        package static let alternate = Modifiers(rawValue: 1 << 3)
        package static let numLock = Modifiers(rawValue: 1 << 4)
        package static let command = Modifiers(rawValue: 1 << 6)
    }

    /// `true` if the key is pressed, `false` if it is released.
    package let isPress: Bool
    /// The keysym.
    let symbol: UInt32
    /// The code of the key on an X server: that of the Linux kernel plus 8.
    let code: UInt16
    let modifiers: Modifiers
    /// The visible character that the key types; empty for other keys.
    let text: String
    /// The time of the event in milliseconds.
    let time: UInt32

    /// Creates the event of the key with a USB HID usage. `character` is what the key types without modifiers, and
    /// `text` is what it has typed; either may be empty. Returns `nil` for a key that X11 has no keysym for.
    package init?(
        isPress: Bool, usage: Int, character: String, text: String, modifiers: Modifiers, time: UInt32 = 0
    ) {
        let typed = text.unicodeScalars.count == 1 ? text : Self.cased(character, modifiers)
        guard let symbol = KeySymbols.symbol(usage: usage, modifiers: modifiers) ?? KeySymbols.symbol(of: typed) else {
            return nil
        }
        self.isPress = isPress
        self.symbol = symbol
        code = KeySymbols.code(usage: usage)
        self.modifiers = modifiers
        // Clients know the names of keys without a visible character, such as Space, by their keysyms.
        let isVisible = !modifiers.contains(.control) && KeySymbols.symbol(of: typed) == symbol && typed != " "
        self.text = isVisible ? typed : ""
        self.time = time
    }

    /// Returns a letter in the case that it is typed in. Other characters are unchanged.
    private static func cased(_ character: String, _ modifiers: Modifiers) -> String {
        let isUpper = modifiers.contains(.shift) != modifiers.contains(.capsLock)
        let upper = character.uppercased()
        return isUpper && upper.unicodeScalars.count == 1 ? upper : character
    }
}

extension AccessibilityBridge {
    /// `true` if a screen reader listens to keys.
    package static var hasKeyListener: Bool { isRunning && accessible_bridge_has_key_listener() }

    /// Passes `key` to the screen readers, and waits for their answer. Returns `true` if a screen reader has handled
    /// the key as its own command, so that the window must ignore it.
    package static func send(_ key: ReaderKey) -> Bool {
        guard isRunning else { return false }
        let event = AccessibleKey(
            is_press: key.isPress, symbol: key.symbol, code: key.code, modifiers: key.modifiers.rawValue,
            time: key.time)
        return accessible_bridge_send_key(event, key.text)
    }
}
