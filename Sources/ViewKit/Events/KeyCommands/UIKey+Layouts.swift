/// Shortcuts in keyboard layouts whose keys type characters other than ASCII, such as Cyrillic and Greek layouts. In
/// such a layout, a key of a letter may also type a symbol: Q types "/" in a Hebrew layout and ";" in a Greek one.
extension UIKey {
    /// The characters of the keys from `keyboardA` to `keyboard0`, in the US layout.
    private static let lettersAndDigits = Array("abcdefghijklmnopqrstuvwxyz1234567890")
    /// The characters of the keys from `keyboardHyphen` to `keyboardSlash`, in the US layout.
    private static let symbols = Array("-=[]\\#;'`,./")

    /// The character at the key's position in the US layout if the key types a character that isn't ASCII, or if the
    /// layout has no Latin letters; otherwise an empty string. For a key that types ASCII or a Latin letter, such as
    /// "é", also empty if that character is a symbol, because the layout has other keys for the symbols.
    var latinCharacters: String {
        guard let typed = charactersIgnoringModifiers.unicodeScalars.first, isInNonLatinLayout || !typed.isASCII else {
            return ""
        }
        let isLatin = typed.value < 0x250
        return Self.character(keyCode, of: Self.lettersAndDigits, from: .keyboardA)
            ?? (isLatin ? nil : Self.character(keyCode, of: Self.symbols, from: .keyboardHyphen)) ?? ""
    }

    /// The character that built-in shortcuts match: `latinCharacters` or, if that is empty, the character that the key
    /// types.
    package var shortcutCharacters: String {
        let latin = latinCharacters
        return latin.isEmpty ? charactersIgnoringModifiers : latin
    }

    private static func character(
        _ code: UIKeyboardHIDUsage, of characters: [Character], from first: UIKeyboardHIDUsage
    ) -> String? {
        let index = code.rawValue - first.rawValue
        return characters.indices.contains(index) ? String(characters[index]) : nil
    }
}
