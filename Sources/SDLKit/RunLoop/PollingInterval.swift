import CSDL2
import Foundation

/// The polling interval of the run loop for SDL events that no descriptor announces.
struct PollingInterval {
    /// SDL's name of the video driver.
    var driver: String
    /// `true` if a key that can repeat is held down.
    var isKeyDown: Bool
    /// `true` if text input is active.
    var isTyping: Bool
    var environment: [String: String]

    /// The polling interval in seconds for SDL's own key repeat. Keyboards repeat up to 50 times per second, so a
    /// repeat is late by at most an eighth of the interval between two repeats.
    private static let keyRepeatInterval = 0.0025
    /// The polling interval in seconds for text from an input method.
    private static let inputMethodInterval = 0.03

    /// The polling interval in seconds; `nil` if descriptors announce all events, so an idle window costs nothing.
    var seconds: TimeInterval? {
        // A Wayland compositor sends only the press and release of a key; SDL generates the repeats.
        if driver == "wayland", isKeyDown { return Self.keyRepeatInterval }
        // On X11, SDL communicates with IBus and Fcitx over a private D-Bus connection.
        if driver == "x11", isTyping, usesDBusInputMethod { return Self.inputMethodInterval }
        return nil
    }

    private var usesDBusInputMethod: Bool {
        let modules = [environment["SDL_IM_MODULE"], environment["XMODIFIERS"]].compactMap { $0 }
        return modules.contains { module in ["ibus", "fcitx"].contains { module.contains($0) } }
    }

    /// The polling interval for this process and the current state of SDL; `nil` if none is needed.
    @MainActor static var current: TimeInterval? {
        PollingInterval(
            driver: VideoSystem.driver, isKeyDown: isKeyDown, isTyping: SDL_IsTextInputActive() == SDL_TRUE,
            environment: environment
        ).seconds
    }

    @MainActor private static let environment = ProcessInfo.processInfo.environment

    /// `true` if a key that can repeat is held down. Modifiers don't repeat.
    @MainActor private static var isKeyDown: Bool {
        var count: Int32 = 0
        guard let states = SDL_GetKeyboardState(&count) else { return false }
        let keys = UnsafeBufferPointer(start: states, count: Int(count))
        return keys.indices.contains { keys[$0] != 0 && !modifiers.contains($0) }
    }

    private static let modifiers = Int(SDL_SCANCODE_LCTRL.rawValue)...Int(SDL_SCANCODE_RGUI.rawValue)
}
