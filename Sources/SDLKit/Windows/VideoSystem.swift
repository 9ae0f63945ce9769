import CSDL2
import DesktopKit
package import Foundation
import Reporting
import StageKit

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
        LargeBlocks.giveBack()
        let hints = [
            // Signals are the run loop's: a handler of SDL's would not wake it.
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            // A window of controls must not keep the screen on or other windows from being composited.
            (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
            // The click that brings a window to the front is for what is under it, as in other programs of a desktop.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
        if let drivers = driversToTry(ProcessInfo.processInfo.environment) {
            SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers)
        }
        for bus in MessageBus.closeUnanswered(within: busPatience) {
            Diagnostics.report(
                "the \(bus.rawValue) bus does not answer, so windows open without it and without its input methods")
        }
        try TextLocale.whileStarting { () throws(SDLError) in
            try check(SDL_Init(SDL_INIT_VIDEO), "SDL's video could not be started")
        }
        if driver == "x11" { XErrors.report() }
        SDL_StopTextInput()
    }

    /// Whether windows can be seen; starts the video. SDL falls back to drivers without a screen silently, unless
    /// `SDL_VIDEODRIVER` names one: then it is what was asked for. Throws where the environment names a display that
    /// cannot be reached, which is not what was asked for.
    package static func hasDisplay() throws(SDLError) -> Bool {
        try start()
        let environment = ProcessInfo.processInfo.environment
        if isSet("SDL_VIDEODRIVER", in: environment) || !driversWithoutScreen.contains(driver) { return true }
        for name in ["WAYLAND_DISPLAY", "DISPLAY"] where isSet(name, in: environment) {
            throw SDLError(
                "the display \(name)=\(printable(environment[name] ?? "")) cannot be reached", reason: "",
                advice: "Is it running, and may you use it? Without \(name) the program runs without a display.")
        }
        return false
    }

    /// The size of the rectangle around all displays, without the desktop's bars, in the window system's units; nil if
    /// it is unknown.
    package static var displaysSize: CGSize? {
        var all = CGRect.null
        for display in 0..<max(0, SDL_GetNumVideoDisplays()) {
            var bounds = SDL_Rect()
            guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { continue }
            all = all.union(CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h)))
        }
        return all.isEmpty ? nil : all.size
    }

    /// Whether windows are shown on a desktop, which has settings of its own.
    static var isOnDesktop: Bool { ["x11", "wayland"].contains(driver) }

    /// Whether windows are those of a Wayland compositor.
    static var isWayland: Bool { driver == "wayland" }

    /// Ends the video; all windows must be closed.
    package static func stop() {
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    /// The drivers that SDL is to try, in its own order; nil for all. Without a session's folder there is no Wayland to
    /// find, and looking for it writes an error of the Wayland library to the standard error.
    private static func driversToTry(_ environment: [String: String]) -> String? {
        let names = ["SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"]
        guard !names.contains(where: { isSet($0, in: environment) }) else { return nil }
        let drivers = (0..<SDL_GetNumVideoDrivers()).compactMap { SDL_GetVideoDriver($0).map { String(cString: $0) } }
        return drivers.filter { $0 != "wayland" && $0 != "dummy" }.joined(separator: ",")
    }

    private static func isSet(_ name: String, in environment: [String: String]) -> Bool {
        environment[name]?.isEmpty == false
    }

    /// Seconds that a message bus has to answer before the first window opens.
    private static let busPatience = 2.0

    nonisolated static let driversWithoutScreen: Set<String> = ["offscreen", "dummy", "evdev"]
}
