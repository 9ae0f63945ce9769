public import Foundation

/// A press, repeat or release of a key.
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

/// A key and the modifier keys that were held with it.
public struct UIKey: Hashable, Sendable {
    /// The code of the key's physical position, regardless of the keyboard layout: `keyboardA` is the key labeled A on
    /// a US keyboard, even if it types Q in the user's layout.
    public let keyCode: UIKeyboardHIDUsage
    /// The lowercase text that the key types without modifiers in the user's keyboard layout. Empty for keys that type
    /// no printable character, such as Return.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that were held.
    public let modifierFlags: UIKeyModifierFlags
    /// `true` if no key of the user's keyboard layout types a Latin letter, as in Greek and Hebrew layouts. `false` by
    /// default, also if the layout is unknown.
    package var isInNonLatinLayout = false

    /// Creates a key. By default, the key types nothing and no modifiers are held.
    package init(
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
