import CSDL2
import Foundation

/// SDL's video, which windows need and off-screen stages do not.
@MainActor
package enum VideoSystem {
    /// SDL's name of how windows are shown: "x11", "wayland", "offscreen", ...; empty before `start()`.
    package static var driver: String {
        SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    }

    /// Starts the video; does nothing when it is started.
    package static func start() throws(SDLError) {
        guard driver.isEmpty else { return }
        let hints = [
            // Signals are the run loop's: a handler of SDL's would not wake it.
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            // A window of controls must not keep the screen on or other windows from being composited.
            (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
        try check(SDL_Init(SDL_INIT_VIDEO), "SDL's video could not be started")
        SDL_StopTextInput()
    }

    /// Whether windows can be seen; starts the video. SDL falls back to drivers without a screen silently, unless
    /// `SDL_VIDEODRIVER` names one: then it is what was asked for.
    package static func hasDisplay() throws(SDLError) -> Bool {
        try start()
        if let asked = ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"], !asked.isEmpty { return true }
        return !Self.driversWithoutScreen.contains(driver)
    }

    /// Ends the video; all windows must be closed.
    package static func stop() {
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    nonisolated static let driversWithoutScreen: Set<String> = ["offscreen", "dummy", "evdev"]
}
