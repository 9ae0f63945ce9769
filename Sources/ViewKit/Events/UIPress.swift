public import Foundation

/// A key that is pressed, held or released.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The key and its modifiers. Never `nil`, because all presses come from the keyboard.
    public let key: UIKey?
    /// `true` if the press is a repeat of a held key. Keys that scroll or move the selection respond to repeats; keys
    /// that activate something don't.
    package let isRepeat: Bool

    package init(key: UIKey, isRepeat: Bool = false) {
        self.key = key
        self.isRepeat = isRepeat
    }
}

/// A key and the modifiers that were held.
public struct UIKey: Hashable, Sendable {
    /// The code of the key's physical position, regardless of the keyboard layout: `keyboardA` is the key labeled A
    /// on a US keyboard, even if it types Q on the user's.
    public let keyCode: UIKeyboardHIDUsage
    /// The lowercase text that the key types in the user's keyboard layout without modifiers. Empty for keys that type
    /// no printable character, such as Return.
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

/// A key, identified by its position on the keyboard: its USB HID usage (page 7 of the HID Usage Tables), which equals
/// SDL's scancode. Letter keys are named after their labels on a US keyboard.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The HID usage.
    public let rawValue: Int

    /// Creates a key from its usage.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The A key of a US keyboard.
    public static let keyboardA = Self(rawValue: 0x04)
    /// The C key of a US keyboard.
    public static let keyboardC = Self(rawValue: 0x06)
    /// The F key of a US keyboard.
    public static let keyboardF = Self(rawValue: 0x09)
    /// The V key of a US keyboard.
    public static let keyboardV = Self(rawValue: 0x19)
    /// The X key of a US keyboard.
    public static let keyboardX = Self(rawValue: 0x1B)
    /// The Y key of a US keyboard.
    public static let keyboardY = Self(rawValue: 0x1C)
    /// The Z key of a US keyboard.
    public static let keyboardZ = Self(rawValue: 0x1D)
    /// The Return or Enter key, including Enter on the numeric keypad.
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
