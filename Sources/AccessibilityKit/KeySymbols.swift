/// The keysyms and key codes of X11.
enum KeySymbols {
    /// Returns the keysym of a key that types no text or is on the keypad, by its USB HID usage; `nil` for other keys.
    static func symbol(usage: Int, modifiers: ReaderKey.Modifiers) -> UInt32? {
        if usage == 0x2B, modifiers.contains(.shift) { return 0xFE20 }
        if let symbol = named[usage] { return symbol }
        if (0x3A...0x45).contains(usage) { return 0xFFBE + UInt32(usage - 0x3A) }  // F1 to F12
        if (0x68...0x73).contains(usage) { return 0xFFCA + UInt32(usage - 0x68) }  // F13 to F24
        guard let keys = keypad[usage] else { return nil }
        return modifiers.contains(.numLock) != modifiers.contains(.shift) ? keys.digit : keys.movement
    }

    /// Returns the keysym of a visible character or a space; `nil` for other strings.
    static func symbol(of character: String) -> UInt32? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
            scalar.value >= 0x20, !(0x7F..<0xA0).contains(scalar.value)
        else { return nil }
        return scalar.value < 0x100 ? scalar.value : 0x100_0000 | scalar.value
    }

    /// Returns the key code of an X server on Linux for a USB HID usage; 0 for an unknown key.
    static func code(usage: Int) -> UInt16 {
        let code: UInt16 =
            if usage >= 4, usage < 4 + kernelCodes.count {
                kernelCodes[usage - 4]
            } else if usage >= 0xE0, usage < 0xE0 + kernelModifierCodes.count {
                kernelModifierCodes[usage - 0xE0]
            } else {
                0
            }
        return code == 0 ? 0 : code + 8
    }

    // MARK: Private

    private static let named: [Int: UInt32] = [
        0x28: 0xFF0D, 0x29: 0xFF1B, 0x2A: 0xFF08, 0x2B: 0xFF09,  // Return, Escape, Backspace, Tab
        0x39: 0xFFE5, 0x46: 0xFF61, 0x47: 0xFF14, 0x48: 0xFF13,  // Caps Lock, Print, Scroll Lock, Pause
        0x49: 0xFF63, 0x4A: 0xFF50, 0x4B: 0xFF55,  // Insert, Home, Page Up
        0x4C: 0xFFFF, 0x4D: 0xFF57, 0x4E: 0xFF56,  // Delete, End, Page Down
        0x4F: 0xFF53, 0x50: 0xFF51, 0x51: 0xFF54, 0x52: 0xFF52,  // Right, Left, Down, Up
        0x53: 0xFF7F, 0x54: 0xFFAF, 0x55: 0xFFAA,  // Num Lock, / and * of the keypad
        0x56: 0xFFAD, 0x57: 0xFFAB, 0x58: 0xFF8D, 0x67: 0xFFBD,  // -, +, Enter and = of the keypad
        0x65: 0xFF67,  // Menu
        0xE0: 0xFFE3, 0xE1: 0xFFE1, 0xE2: 0xFFE9, 0xE3: 0xFFEB,  // Control, Shift, Alt and Super on the left
        0xE4: 0xFFE4, 0xE5: 0xFFE2, 0xE6: 0xFFEA, 0xE7: 0xFFEC,  // and on the right
    ]

    /// The keys of the keypad that Num Lock changes: 1 to 9, 0 and the decimal separator.
    private static let keypad: [Int: (digit: UInt32, movement: UInt32)] = {
        let movements: [UInt32] = [
            0xFF9C, 0xFF99, 0xFF9B, 0xFF96, 0xFF9D, 0xFF98, 0xFF95, 0xFF97, 0xFF9A,  // End to Page Up
            0xFF9E, 0xFF9F,  // Insert, Delete
        ]
        let digits: [UInt32] = Array(0xFFB1...0xFFB9) + [0xFFB0, 0xFFAE]
        return Dictionary(uniqueKeysWithValues: movements.indices.map { (0x59 + $0, (digits[$0], movements[$0])) })
    }()

    /// The key codes of the Linux kernel for the usages from 4, which is A.
    private static let kernelCodes: [UInt16] = [
        30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44,  // A–Z
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11,  // 1–0
        28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53, 58,  // Return to Caps Lock
        59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88,  // F1–F12
        99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103,  // Print to Up
        69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83,  // the keypad
        86, 127, 116, 117,  // the key beside the left Shift key, Menu, Power, = of the keypad
    ]

    /// The key codes of the Linux kernel for the modifier keys, from usage 0xE0, which is the left Control key.
    private static let kernelModifierCodes: [UInt16] = [29, 42, 56, 125, 97, 54, 100, 126]
}
