/// The inputs of keys that type no text.
extension UIKeyCommand {
    /// The up arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The Delete key, which removes the character after the caret.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The function keys.
    public nonisolated static let f1 = "UIKeyInputF1", f2 = "UIKeyInputF2", f3 = "UIKeyInputF3", f4 = "UIKeyInputF4"
    public nonisolated static let f5 = "UIKeyInputF5", f6 = "UIKeyInputF6", f7 = "UIKeyInputF7", f8 = "UIKeyInputF8"
    public nonisolated static let f9 = "UIKeyInputF9", f10 = "UIKeyInputF10", f11 = "UIKeyInputF11",
        f12 = "UIKeyInputF12"
}

extension UIKey {
    private static let inputs: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
        .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
        .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
        .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome,
        .keyboardEnd: UIKeyCommand.inputEnd, .keyboardDeleteForward: UIKeyCommand.inputDelete,
        .keyboardDeleteOrBackspace: "\u{8}", .keyboardTab: "\t", .keyboardReturnOrEnter: "\r", .keyboardSpacebar: " ",
        .keypadPlus: "+", .keypadHyphen: "-", .keypadAsterisk: "*", .keypadSlash: "/",
    ]

    /// The `input` of the commands that the key performs: an `input` constant, a control character or the text that the
    /// key types without modifiers. Empty for any other key.
    private var input: String {
        if let input = Self.inputs[keyCode] { return input }
        let (code, first) = (keyCode.rawValue, UIKeyboardHIDUsage.keyboardF1.rawValue)
        return (first..<first + 12).contains(code) ? "UIKeyInputF\(code - first + 1)" : charactersIgnoringModifiers
    }

    /// `true` if the key types text into a text input. The inputs of Return, Tab and Backspace are control characters.
    var typesText: Bool { isPlain && input >= " " && !input.hasPrefix("UIKeyInput") }

    /// `true` if a held key performs a command repeatedly: arrow and paging keys do.
    var repeatsCommands: Bool {
        (UIKeyboardHIDUsage.keyboardRightArrow.rawValue...UIKeyboardHIDUsage.keyboardUpArrow.rawValue)
            .contains(keyCode.rawValue) || keyCode == .keyboardPageUp || keyCode == .keyboardPageDown
    }

    /// The inputs whose commands the key performs, in the order of precedence: the character that the key types, and
    /// `latinCharacters`, which precede a symbol.
    var inputs: [String] {
        let latin = latinCharacters
        guard !latin.isEmpty, latin != input else { return [input] }
        return input.allSatisfy(\.isASCII) ? [latin, input] : [input, latin]
    }

    /// Returns `true` if the key with `input`, one of its `inputs`, and its modifiers is the shortcut of `command`.
    /// Letters match in any case. "+" also matches the key "=" with or without Shift, because "+" is typed with Shift
    /// in many layouts.
    @MainActor
    func performs(_ command: UIKeyCommand, as input: String) -> Bool {
        guard let wanted = command.input, !wanted.isEmpty, !input.isEmpty else { return false }
        let held = modifierFlags.intersection([.shift, .control, .alternate, .command])
        let flags = command.desktopModifierFlags
        if wanted == "+", input == "=" { return held.subtracting(.shift) == flags.subtracting(.shift) }
        if wanted.hasPrefix("UIKeyInput") { return wanted == input && held == flags }
        let synonyms = ["\u{7F}": "\u{8}", "\n": "\r"]
        return (synonyms[wanted] ?? wanted.lowercased()) == input.lowercased() && held == flags
    }
}
