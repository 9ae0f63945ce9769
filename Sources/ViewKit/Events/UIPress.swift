public import Foundation

/// A key that is pressed, held or released.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The key and its modifiers. Never `nil`, because all presses come from the keyboard.
    public let key: UIKey?
    /// `true` if the press is a repeat of a held key. Navigation actions respond to repeats; one-time actions don't.
    package let isRepeat: Bool

    package init(key: UIKey, isRepeat: Bool = false) {
        self.key = key
        self.isRepeat = isRepeat
    }
}

/// A key and the modifiers that were held.
public struct UIKey: Hashable, Sendable {
    /// The key's layout-independent code: a letter has the same code wherever it is on the user's keyboard.
    public let keyCode: UIKeyboardHIDUsage
    /// The lowercase text that the key types on the user's keyboard without modifiers. Empty for keys that type
    /// nothing.
    public let charactersIgnoringModifiers: String
    /// The modifiers that were held.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates a key. By default, the key types nothing and no modifiers are held.
    public init(
        keyCode: UIKeyboardHIDUsage, charactersIgnoringModifiers: String = "", modifierFlags: UIKeyModifierFlags = []
    ) {
        self.keyCode = keyCode
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
    }

    /// `true` if no modifier except Shift was held. Other modifiers turn scrolling and selection keys into shortcuts.
    package var isPlain: Bool { modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }
}

extension UIKey {
    /// `true` for either Shift key.
    var isShift: Bool { keyCode == .keyboardLeftShift || keyCode == .keyboardRightShift }
}

/// A set of modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bit mask, with one bit per modifier.
    public let rawValue: Int

    /// Creates a set from its bit mask.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Either Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Either Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Either Alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Either Super key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key, identified by its USB HID usage (page 7 of the HID Usage Tables), which equals SDL's scancode.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The HID usage.
    public let rawValue: Int

    /// Creates a key from its usage.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The letter A.
    public static let keyboardA = Self(rawValue: 0x04)
    /// The letter C.
    public static let keyboardC = Self(rawValue: 0x06)
    /// The letter F.
    public static let keyboardF = Self(rawValue: 0x09)
    /// The letter V.
    public static let keyboardV = Self(rawValue: 0x19)
    /// The letter X.
    public static let keyboardX = Self(rawValue: 0x1B)
    /// The letter Y.
    public static let keyboardY = Self(rawValue: 0x1C)
    /// The letter Z.
    public static let keyboardZ = Self(rawValue: 0x1D)
    /// The Return or Enter key.
    public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
    /// The Escape key.
    public static let keyboardEscape = Self(rawValue: 0x29)
    /// The Backspace key.
    public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
    /// The Tab key.
    public static let keyboardTab = Self(rawValue: 0x2B)
    /// The space bar.
    public static let keyboardSpacebar = Self(rawValue: 0x2C)
    /// The function key F1.
    public static let keyboardF1 = Self(rawValue: 0x3A)
    /// The function key F2.
    public static let keyboardF2 = Self(rawValue: 0x3B)
    /// The function key F5.
    public static let keyboardF5 = Self(rawValue: 0x3E)
    /// The Insert key.
    public static let keyboardInsert = Self(rawValue: 0x49)
    /// The Home key.
    public static let keyboardHome = Self(rawValue: 0x4A)
    /// The Page Up key.
    public static let keyboardPageUp = Self(rawValue: 0x4B)
    /// The Delete key, which removes the character after the caret.
    public static let keyboardDeleteForward = Self(rawValue: 0x4C)
    /// The End key.
    public static let keyboardEnd = Self(rawValue: 0x4D)
    /// The Page Down key.
    public static let keyboardPageDown = Self(rawValue: 0x4E)
    /// The right arrow.
    public static let keyboardRightArrow = Self(rawValue: 0x4F)
    /// The left arrow.
    public static let keyboardLeftArrow = Self(rawValue: 0x50)
    /// The down arrow.
    public static let keyboardDownArrow = Self(rawValue: 0x51)
    /// The up arrow.
    public static let keyboardUpArrow = Self(rawValue: 0x52)
    /// The left Shift key.
    public static let keyboardLeftShift = Self(rawValue: 0xE1)
    /// The right Shift key.
    public static let keyboardRightShift = Self(rawValue: 0xE5)
}
