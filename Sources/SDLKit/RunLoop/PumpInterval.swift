import CSDL2
import Foundation

/// How long the run loop may sleep while SDL has events that no descriptor announces: it finds them only when its
/// events are pumped.
struct PumpInterval {
    /// SDL's name of the video driver.
    var driver: String
    /// Whether a key that repeats is down.
    var isKeyDown: Bool
    /// Whether text is being typed into a field.
    var isTyping: Bool
    var environment: [String: String]

    /// Seconds between two steps of SDL's own key repeat, at most; keyboards repeat 20 to 50 times a second.
    private static let repeatStep = 0.01
    /// Seconds until the text of an input method appears, at most.
    private static let inputMethodStep = 0.03

    /// The longest sleep in seconds; nil if descriptors announce everything, so that an idle window costs nothing.
    var seconds: TimeInterval? {
        // A Wayland compositor sends the press and the release of a key, and SDL makes the repeats between them.
        if driver == "wayland", isKeyDown { return Self.repeatStep }
        // On X11, SDL talks to these input methods over a connection to D-Bus that it keeps to itself.
        if driver == "x11", isTyping, usesBus { return Self.inputMethodStep }
        return nil
    }

    private var usesBus: Bool {
        let modules = [environment["SDL_IM_MODULE"], environment["XMODIFIERS"]].compactMap { $0 }
        return modules.contains { module in ["ibus", "fcitx"].contains { module.contains($0) } }
    }

    /// The interval for this process and SDL's state now.
    @MainActor static var current: TimeInterval? {
        PumpInterval(
            driver: VideoSystem.driver, isKeyDown: isKeyDown, isTyping: SDL_IsTextInputActive() == SDL_TRUE,
            environment: environment
        ).seconds
    }

    @MainActor private static let environment = ProcessInfo.processInfo.environment

    /// Modifiers do not repeat.
    @MainActor private static var isKeyDown: Bool {
        var count: Int32 = 0
        guard let states = SDL_GetKeyboardState(&count) else { return false }
        let keys = UnsafeBufferPointer(start: states, count: Int(count))
        return keys.indices.contains { keys[$0] != 0 && !modifiers.contains($0) }
    }

    private static let modifiers = Int(SDL_SCANCODE_LCTRL.rawValue)...Int(SDL_SCANCODE_RGUI.rawValue)
}
