import AccessibilityKit
import CSDL2
import Foundation
import StageKit
import ViewKit

/// Passes the keys of a window to screen readers before the window handles them, and drops those that a screen reader
/// handles as its own commands.
///
/// SDL reports the text that a key types in the event after the press, so a press is held back until the next event.
/// The window waits for the answer of the screen reader. After a late answer, no keys are passed for a while, so that a
/// screen reader that hangs doesn't stop the user from typing.
@MainActor
final class ReaderKeys {
    /// Passes a key to the screen readers. Returns `true` if one of them has handled it.
    typealias Sender = @MainActor (ReaderKey) -> Bool

    private var press: SDL_Event?
    /// The held keys whose presses were dropped. Only their releases are dropped, too, so that no key stays pressed in
    /// the window.
    private var droppedKeys: Set<SDL_Scancode> = []
    private var pauseEnd = -TimeInterval.infinity
    private let now: @MainActor () -> TimeInterval

    /// The time after which an answer is late, in seconds.
    private static let maximumWait: TimeInterval = 0.5
    /// The time without keys after a late answer, in seconds.
    private static let pause: TimeInterval = 30

    /// `now` returns the current time in seconds.
    init(now: @escaping @MainActor () -> TimeInterval = { MonotonicClock.now }) {
        self.now = now
    }

    /// Receives an event of the window, and passes the events that are left for the window to `handle`. `send` is `nil`
    /// if no screen reader listens to keys.
    func receive(_ event: SDL_Event, send: Sender?, handle: (SDL_Event) -> Void) {
        let isText = event.type == SDL_TEXTINPUT.rawValue
        let wasHandled = end(text: isText ? EventTranslation.typedText(of: event) : "", send: send, handle: handle)
        guard let send else {
            droppedKeys = []
            return handle(event)
        }
        switch SDL_EventType(event.type) {
        case SDL_KEYDOWN: press = event
        case SDL_KEYUP:
            _ = pass(event, text: "", to: send)
            if droppedKeys.remove(event.key.keysym.scancode) == nil { handle(event) }
        case SDL_TEXTINPUT where wasHandled: break  // text that the dropped press would type
        default: handle(event)
        }
    }

    /// Passes on a press that is still held back. `text` is what it has typed. Returns `true` if a screen reader has
    /// handled the press.
    @discardableResult
    func end(text: String = "", send: Sender?, handle: (SDL_Event) -> Void) -> Bool {
        guard let event = press else { return false }
        press = nil
        if let send, pass(event, text: text, to: send) {
            droppedKeys.insert(event.key.keysym.scancode)
            return true
        }
        handle(event)
        return false
    }

    private func pass(_ event: SDL_Event, text: String, to send: Sender) -> Bool {
        let start = now()
        guard start >= pauseEnd, let key = ReaderKey(event.key, text: text) else { return false }
        let isHandled = send(key)
        let end = now()
        if end - start > Self.maximumWait { pauseEnd = end + Self.pause }
        return isHandled
    }
}

extension ReaderKey {
    /// Creates the key of an SDL event. SDL's scancodes are USB HID usages.
    @MainActor
    init?(_ event: SDL_KeyboardEvent, text: String) {
        self.init(
            isPress: event.type == SDL_KEYDOWN.rawValue, usage: Int(event.keysym.scancode.rawValue),
            character: UIKey.characters(event.keysym.sym), text: text, modifiers: Modifiers(sdl: event.keysym.mod),
            time: event.timestamp)
    }
}

extension ReaderKey.Modifiers {
    /// Creates modifiers from SDL's state of the modifier keys. The right Alt key isn't included, because it types
    /// characters in many layouts.
    init(sdl state: UInt16) {
        self = []
        let all: [(SDL_Keymod, Self)] = [
            (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
            (KMOD_LALT, .alternate), (KMOD_LGUI, .command), (KMOD_RGUI, .command), (KMOD_NUM, .numLock),
            (KMOD_CAPS, .capsLock),
        ]
        for (bit, modifier) in all where UInt32(state) & bit.rawValue != 0 { insert(modifier) }
    }
}
