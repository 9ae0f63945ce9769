import ViewKit

/// Follows the composition of the input method, which all windows share, and removes input that must not be handled.
struct CompositionFilter {
    /// `true` if SDL also sends the keys that the input method has handled.
    var receivesHandledKeys = false
    private var isComposing = false
    /// The part of a discarded composition that hasn't been committed since.
    private var discarded = ""
    /// The number of keys pressed since the composition was discarded.
    private var keyCount = 0
    /// The text of the last key, if it hasn't been entered yet.
    private var keyText = ""
    /// The last key, if it was pressed while composing and hasn't been handled.
    private var heldKey: InputEvent?

    /// Returns the input that a window should handle when it receives `input`.
    mutating func filtered(_ input: InputEvent) -> [InputEvent] {
        switch input {
        case .textComposed(let text, _):
            isComposing = !text.isEmpty
            if isComposing { (discarded, heldKey) = ("", nil) }
        case .textEntered(let text):
            isComposing = false
            defer { (keyText, heldKey) = ("", nil) }
            // If a key types its own text, the input method has passed it on.
            if text.lowercased() == keyText.lowercased() { return [heldKey, input].compactMap(\.self) }
            let key = heldKey.flatMap { text.count == 1 && Self.movesFocusOrCaret($0) ? $0 : nil }
            return [repeats(text) ? nil : input, key].compactMap(\.self)
        case .keyPressed(let key, _) where !key.isModifier:
            keyText = key.charactersIgnoringModifiers
            // The key that ends a composition can come before its commit, but a later one can't.
            keyCount += 1
            if keyCount > 1 { discarded = "" }
            heldKey = isComposing && receivesHandledKeys ? input : nil
            if heldKey != nil { return [] }
        default: break
        }
        return [input]
    }

    /// Ignores `text` if the input method commits it, although it was told to discard it. Long text is committed in
    /// several parts.
    mutating func discard(_ text: String) {
        end()
        (discarded, keyCount) = (text, 0)
    }

    /// Ends the composition, because text input ends.
    mutating func end() {
        isComposing = false
        heldKey = nil
    }

    /// Returns `true` for a key that methods for Korean pass on after committing their syllable. Others handle these
    /// keys without committing a single character.
    private static func movesFocusOrCaret(_ input: InputEvent) -> Bool {
        guard case .keyPressed(let key, _) = input else { return false }
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardTab, .keyboardHome, .keyboardEnd, .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow,
            .keyboardDownArrow, .keyboardPageUp, .keyboardPageDown,
        ]
        return keys.contains(key.keyCode)
    }

    /// Returns `true` if `text` is the next part of the discarded composition.
    private mutating func repeats(_ text: String) -> Bool {
        guard !text.isEmpty, discarded.utf8.starts(with: text.utf8) else { return false }
        discarded = String(decoding: discarded.utf8.dropFirst(text.utf8.count), as: UTF8.self)
        return true
    }
}

extension UIKey {
    /// `true` for the Shift, Control, Alt and Super keys.
    fileprivate var isModifier: Bool {
        (UIKeyboardHIDUsage.keyboardLeftControl.rawValue...UIKeyboardHIDUsage.keyboardRightGUI.rawValue)
            .contains(keyCode.rawValue)
    }
}
