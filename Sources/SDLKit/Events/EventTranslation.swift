import CSDL2
import DrawKit
import Foundation
import ViewKit

/// Translates SDL events to window events.
struct EventTranslation {
    /// The distance scrolled per wheel step, in points: three lines of text.
    static let wheelStep: CGFloat = 60

    /// The number of points per unit of the window system.
    let pointsPerUnit: CGFloat
    /// The last pointer position. Some versions of SDL don't include it in wheel events.
    private(set) var pointer = CGPoint.zero
    /// The window's size in units of the window system. SDL's touch positions are fractions of it.
    var windowSize = CGSize.zero
    /// The fingers on the screen, in the order in which they touched it.
    private var fingers: [(id: SDL_FingerID, location: CGPoint)] = []

    /// Returns the pressed modifier keys. Wheel events don't include them.
    private let modifierState: @Sendable () -> SDL_Keymod

    init(pointsPerUnit: CGFloat, modifierState: @escaping @Sendable () -> SDL_Keymod = { SDL_GetModState() }) {
        (self.pointsPerUnit, self.modifierState) = (pointsPerUnit, modifierState)
    }

    /// Translates `event`; returns `nil` if it is irrelevant to a window.
    mutating func translate(_ event: SDL_Event) -> WindowEvent? {
        switch SDL_EventType(event.type) {
        case SDL_QUIT: return .quit
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return .texturesLost
        case SDL_WINDOWEVENT: return Self.translate(event.window)
        case SDL_MOUSEMOTION: return .input(.pointerMoved(location(event.motion.x, event.motion.y)))
        case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
            return .input(.pointerPressed(location(event.button.x, event.button.y)))
        case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_MIDDLE):
            return .input(.middleButtonPressed(location(event.button.x, event.button.y)))
        case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_RIGHT):
            return .input(.secondaryButtonPressed(location(event.button.x, event.button.y)))
        case SDL_MOUSEBUTTONUP where event.button.button == UInt8(SDL_BUTTON_RIGHT):
            return .input(.secondaryButtonReleased(location(event.button.x, event.button.y)))
        case SDL_MOUSEBUTTONUP where event.button.button == UInt8(SDL_BUTTON_LEFT):
            return .input(.pointerReleased(location(event.button.x, event.button.y)))
        case SDL_MOUSEWHEEL:
            let held = UIKeyModifierFlags(modifierState().rawValue)
            let distance = Self.distance(event.wheel, isShifted: held.contains(.shift))
            return .input(.wheelTurned(pointer, distance, modifiers: held))
        case SDL_FINGERDOWN, SDL_FINGERMOTION: return moveFinger(event.tfinger)
        case SDL_FINGERUP: return liftFinger(event.tfinger)
        case SDL_KEYDOWN: return .input(.keyPressed(UIKey(event.key.keysym), isRepeat: event.key.repeat != 0))
        case SDL_KEYUP: return .input(.keyReleased(UIKey(event.key.keysym)))
        case SDL_TEXTINPUT: return .input(.textEntered(Self.text(event.text.text)))
        case SDL_TEXTEDITING:
            return Self.composed(Self.text(event.edit.text), start: event.edit.start, length: event.edit.length)
        case SDL_TEXTEDITING_EXT:
            guard let text = event.editExt.text else { return nil }
            let (start, length) = (event.editExt.start, event.editExt.length)
            return Self.composed(String(cString: text), start: start, length: length)
        default: return nil
        }
    }

    /// Returns the text of a text input event.
    static func typedText(of event: SDL_Event) -> String { text(event.text.text) }

    /// Returns the event for the composition `text`. `start` is the number of Unicode scalars before the caret or, if
    /// part of the text is highlighted, before that part; it is negative if unknown. Methods for Korean highlight the
    /// syllable that they compose, and the caret is after it.
    private static func composed(_ text: String, start: Int32, length: Int32) -> WindowEvent {
        let isSyllable = start == 0 && length == 1 && text.unicodeScalars.count == 1
        return .input(.textComposed(text, caret: isSyllable ? 1 : start < 0 ? nil : Int(start)))
    }

    /// Returns the string in a null-terminated array of bytes from SDL.
    private static func text<Bytes>(_ bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Returns the scroll distance of a wheel event in points, to be added to the content offset. Up, which is positive
    /// in SDL, reveals the content above. With Shift, a vertical wheel scrolls horizontally. The values already include
    /// the user's setting that flips the direction.
    static func distance(_ wheel: SDL_MouseWheelEvent, isShifted: Bool) -> CGVector {
        var (x, y) = (CGFloat(wheel.preciseX), -CGFloat(wheel.preciseY))
        if isShifted, x == 0 { (x, y) = (y, 0) }
        return CGVector(dx: x * wheelStep, dy: y * wheelStep)
    }

    /// Updates the position of a finger. A single finger is ignored, because SDL also reports it as the pointer. With
    /// more than two fingers, only the first two count.
    private mutating func moveFinger(_ event: SDL_TouchFingerEvent) -> WindowEvent? {
        let location = CGPoint(
            x: CGFloat(event.x) * windowSize.width * pointsPerUnit,
            y: CGFloat(event.y) * windowSize.height * pointsPerUnit)
        if let index = fingers.firstIndex(where: { $0.id == event.fingerId }) {
            fingers[index].location = location
            if index > 1 { return nil }
        } else {
            fingers.append((event.fingerId, location))
            if fingers.count > 2 { return nil }
        }
        return fingers.count >= 2 ? .input(.fingersMoved(fingers[0].location, fingers[1].location)) : nil
    }

    private mutating func liftFinger(_ event: SDL_TouchFingerEvent) -> WindowEvent? {
        guard let index = fingers.firstIndex(where: { $0.id == event.fingerId }) else { return nil }
        let wasOfPair = index < 2 && fingers.count >= 2
        fingers.remove(at: index)
        return wasOfPair ? .input(.fingersLifted) : nil
    }

    private mutating func location(_ x: Int32, _ y: Int32) -> CGPoint {
        pointer = CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
        return pointer
    }

    private static func translate(_ event: SDL_WindowEvent) -> WindowEvent? {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
        case SDL_WINDOWEVENT_EXPOSED: .exposed
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: .shown
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .hidden
        case SDL_WINDOWEVENT_LEAVE: .input(.pointerMoved(nil))
        case SDL_WINDOWEVENT_FOCUS_GAINED: .focused
        case SDL_WINDOWEVENT_FOCUS_LOST: .unfocused
        case SDL_WINDOWEVENT_CLOSE: .closed
        default: nil
        }
    }
}

extension UIKey {
    /// Creates the key of an SDL event. SDL's scancodes are USB HID usages. `codeOf` returns the code of a key in the
    /// user's keyboard layout.
    init(_ symbol: SDL_Keysym, codeOf: (SDL_Scancode) -> SDL_Keycode = SDL_GetKeyFromScancode) {
        let usage: UIKeyboardHIDUsage =
            switch symbol.scancode {
            case SDL_SCANCODE_KP_ENTER, SDL_SCANCODE_RETURN2: .keyboardReturnOrEnter
            default: UIKeyboardHIDUsage(rawValue: Int(symbol.scancode.rawValue)) ?? .keyboardErrorUndefined
            }
        self.init(
            keyCode: usage, charactersIgnoringModifiers: Self.characters(symbol.sym),
            modifierFlags: UIKeyModifierFlags(UInt32(symbol.mod)))
        isInNonLatinLayout = !charactersIgnoringModifiers.isEmpty && Self.hasNoLatinLetters(codeOf)
    }

    /// Returns `true` if the keys that type A to Z in the US layout have codes, but none of them types a Latin letter.
    private static func hasNoLatinLetters(_ codeOf: (SDL_Scancode) -> SDL_Keycode) -> Bool {
        let latin = SDL_Keycode(SDLK_a.rawValue)...SDL_Keycode(SDLK_z.rawValue)
        var hasCodes = false
        for scancode in SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue {
            let code = codeOf(SDL_Scancode(scancode))
            if latin.contains(code) { return false }
            hasCodes = hasCodes || code != 0
        }
        return hasCodes
    }

    /// Returns the character of a key code, or an empty string. Codes of keys without a character have a flag bit.
    static func characters(_ code: SDL_Keycode) -> String {
        guard code >= 0x20, code != 0x7F, code & SDLK_SCANCODE_MASK == 0, let scalar = Unicode.Scalar(UInt32(code))
        else { return "" }
        return String(scalar)
    }
}

extension UIKeyModifierFlags {
    /// Creates flags from SDL's modifier state. Left and right keys are equivalent.
    init(_ bits: UInt32) {
        let table: [(SDL_Keymod, SDL_Keymod, UIKeyModifierFlags)] = [
            (KMOD_LSHIFT, KMOD_RSHIFT, .shift), (KMOD_LCTRL, KMOD_RCTRL, .control),
            (KMOD_LALT, KMOD_RALT, .alternate), (KMOD_LGUI, KMOD_RGUI, .command),
        ]
        var flags: UIKeyModifierFlags = []
        for (left, right, flag) in table where bits & (left.rawValue | right.rawValue) != 0 { flags.insert(flag) }
        self = flags
    }
}
