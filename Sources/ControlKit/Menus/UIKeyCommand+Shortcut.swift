import ViewKit

extension UIKeyCommand {
    private static let names: [String: String] = [
        inputUpArrow: "Up", inputDownArrow: "Down", inputLeftArrow: "Left", inputRightArrow: "Right",
        inputEscape: "Esc", inputPageUp: "Page Up", inputPageDown: "Page Down", inputHome: "Home", inputEnd: "End",
        inputDelete: "Delete", "\u{8}": "Backspace", "\u{7F}": "Backspace", "\t": "Tab", "\r": "Return",
        "\n": "Return", " ": "Space",
    ]

    /// The shortcut as menus show it, such as "Ctrl+Shift+N"; `nil` if the command has none.
    var shortcutText: String? {
        guard let input, !input.isEmpty else { return nil }
        let modifiers: [(UIKeyModifierFlags, String)] = [
            (.control, "Ctrl"), (.command, "Super"), (.alternate, "Alt"), (.shift, "Shift"),
        ]
        let held = modifiers.filter { desktopModifierFlags.contains($0.0) }.map(\.1)
        let prefix = "UIKeyInput"
        let key = Self.names[input] ?? (input.hasPrefix(prefix) ? String(input.dropFirst(prefix.count)) : nil)
        return (held + [key ?? input.uppercased()]).joined(separator: "+")
    }
}
