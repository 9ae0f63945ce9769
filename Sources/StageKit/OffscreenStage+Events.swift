public import Foundation
public import ViewKit

/// Wheel, touch and keyboard input to the stage's window. Points that are not finite are ignored, with a warning.
extension OffscreenStage {
    /// Turns the wheel at `point` while `modifiers`, by default none, are held. The content offset of the scroll view
    /// there increases by `distance`, in points, as far as the ends of the content. Content with a refresh control can
    /// be pulled beyond its top. If views at `point` have recognizers for these gestures, Ctrl+wheel is a pinch, and
    /// Ctrl+Shift+wheel is a rotation.
    public func scroll(at point: CGPoint, by distance: CGVector, modifiers: UIKeyModifierFlags = []) {
        window.handle(.wheelTurned(point, distance, modifiers: modifiers))
    }

    /// Performs a two-finger gesture around `point`. The fingers start 100 points apart, move until their distance is
    /// `scale` times as large and they have rotated by `angle` radians clockwise, and are lifted. By default, the
    /// fingers don't move.
    public func pinch(at point: CGPoint, scale: CGFloat = 1, turningBy angle: CGFloat = 0) {
        let reach = 50.0
        let steps = 8
        for step in 0...steps {
            let fraction = CGFloat(step) / CGFloat(steps)
            let (length, turn) = (reach * (1 + (scale - 1) * fraction), angle * fraction)
            let offset = CGVector(dx: length * cos(turn), dy: length * sin(turn))
            window.handle(
                .fingersMoved(
                    CGPoint(x: point.x - offset.dx, y: point.y - offset.dy),
                    CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
                ))
        }
        window.handle(.fingersLifted)
    }

    /// Types `text` as a user would: each character is sent as a key event and, if a text input has focus, as text.
    /// Line breaks press Return, and tabs press Tab.
    public func type(_ text: String) {
        for character in text {
            if character.isNewline {
                press(.keyboardReturnOrEnter)
            } else if character == "\t" {
                press(.keyboardTab)
            } else {
                let key = UIKey(typing: character)
                window.handle(.keyPressed(key))
                if textInputArea != nil { window.handle(.textEntered(String(character))) }
                window.handle(.keyReleased(key))
            }
        }
    }

    /// Presses and releases `key` while `modifiers` are held. `characters` is the lowercase text of the key, used to
    /// match keyboard shortcuts; it isn't typed.
    public func press(
        _ key: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []
    ) {
        let key = UIKey(keyCode: key, charactersIgnoringModifiers: characters, modifierFlags: modifiers)
        window.handle(.keyPressed(key))
        window.handle(.keyReleased(key))
    }
}

extension UIKey {
    /// Creates the key of a US keyboard that types `character`. If `character` isn't an ASCII letter, digit or space,
    /// the key has no HID usage.
    fileprivate init(typing character: Character) {
        let lower = character.lowercased().first ?? character
        let usage =
            switch lower.asciiValue {
            case let code? where lower.isLetter: 0x04 + Int(code) - 0x61
            case let code? where code == 0x30: 0x27
            case let code? where lower.isNumber: 0x1E + Int(code) - 0x31
            case 0x20: UIKeyboardHIDUsage.keyboardSpacebar.rawValue
            default: UIKeyboardHIDUsage.keyboardErrorUndefined.rawValue
            }
        self.init(
            keyCode: UIKeyboardHIDUsage(rawValue: usage) ?? .keyboardErrorUndefined,
            charactersIgnoringModifiers: String(lower), modifierFlags: character.isUppercase ? .shift : [])
    }
}
