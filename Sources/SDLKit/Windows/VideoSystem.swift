import CSDL2
import DesktopKit
package import Foundation
import Reporting
import StageKit

/// SDL's video subsystem, which windows need and off-screen stages don't.
@MainActor
package enum VideoSystem {
    /// SDL's name for the video driver: "x11", "wayland", "offscreen", ... Empty before `start()`.
    package static var driver: String {
        SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    }

    /// Starts the video subsystem. No effect if it is running.
    package static func start() throws(SDLError) {
        guard driver.isEmpty else { return }
        HeapSettings.giveBack()
        let hints = [
            // The run loop handles signals itself. SDL's handler would not wake it.
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            // A window with controls must not keep the screen on or disable compositing.
            (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
            // The click that activates a window also goes to the view under it, as in other desktop programs.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
            // Otherwise composed text of input methods arrives in pieces of 31 bytes, each replacing the previous one.
            (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
        // In SDL_Init, sdl2-compat sets this hint to 1 for programs that confuse a window's units with pixels. That
        // would halve the size of windows on a display of scale 2. Only a hint of the highest priority survives. The
        // user's value takes precedence.
        if environment["SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY"] == nil {
            SDL_SetHintWithPriority("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0", SDL_HINT_OVERRIDE)
        }
        for bus in MessageBus.closeUnanswered(within: busPatience) {
            Diagnostics.report(
                "the \(bus.rawValue) bus does not respond; windows open without it and without its input methods")
        }
        let drivers = drivers
        try TextLocale.whileStarting { () throws(SDLError) in try startFirst(of: drivers) }
        if driver == "x11" { XErrors.report() }
        SDL_StopTextInput()
    }

    /// Starts the video subsystem and returns `true` if windows are visible, or if the environment requests a driver
    /// without a screen. Throws if the environment names a display that cannot be reached.
    package static func hasDisplay() throws(SDLError) -> Bool {
        try start()
        if drivers.asked != nil || !VideoDrivers.withoutScreen.contains(driver) { return true }
        if let compositorFailure { throw compositorFailure }
        for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            throw SDLError(
                "the display \(name)=\(printable(value)) can't be reached", reason: "",
                advice: "Is it running, and may you use it? Without \(name) the program runs without a display.")
        }
        return false
    }

    /// The size of the bounding box of all displays without the desktop's bars, in units of the window system; `nil` if
    /// unknown.
    package static var displaysSize: CGSize? {
        var all = CGRect.null
        for display in 0..<max(0, SDL_GetNumVideoDisplays()) {
            var bounds = SDL_Rect()
            guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { continue }
            all = all.union(CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h)))
        }
        return all.isEmpty ? nil : all.size
    }

    /// `true` if windows are shown on a desktop with user settings.
    static var isOnDesktop: Bool { ["x11", "wayland"].contains(driver) }

    /// `true` if the video driver is Wayland.
    static var isWayland: Bool { driver == "wayland" }

    /// Stops the video subsystem. All windows must be closed.
    package static func stop() {
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    // MARK: Private

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    private static var drivers: VideoDrivers {
        let available = (0..<SDL_GetNumVideoDrivers()).compactMap { SDL_GetVideoDriver($0).map { String(cString: $0) } }
        return VideoDrivers(environment: environment, available: available)
    }

    /// The error of a Wayland compositor that was skipped; `nil` if it was tried or doesn't exist.
    private static var compositorFailure: SDLError?

    /// Starts SDL's video with the first attempt that succeeds.
    private static func startFirst(of drivers: VideoDrivers) throws(SDLError) {
        compositorFailure = nil
        var failure: SDLError?
        for attempt in drivers.attempts {
            guard let names = usable(attempt, of: drivers) else {
                failure = failure ?? compositorFailure
                continue
            }
            SDL_SetHint(SDL_HINT_VIDEODRIVER, names.isEmpty ? nil : names)
            do throws(SDLError) {
                try check(SDL_Init(SDL_INIT_VIDEO), "SDL's video could not be started")
                if let compositorFailure, isOnDesktop {
                    Diagnostics.report("\(compositorFailure)\nWindows open on \(driver) instead.")
                }
                return
            } catch {
                // The first error is about the display. Later ones are about drivers that were not requested.
                failure = failure ?? compositorFailure ?? error
            }
        }
        if let failure { throw failure }
    }

    /// Returns the drivers of `attempt`, without Wayland if its compositor cannot be used; `nil` if no driver is left.
    private static func usable(_ attempt: String, of drivers: VideoDrivers) -> String? {
        guard drivers.includesWayland(attempt) else { return attempt }
        do throws(SDLError) {
            try CompositorProbe.check(environment, within: compositorPatience)
            return attempt
        } catch {
            compositorFailure = error
            return drivers.withoutWayland(attempt)
        }
    }

    /// The seconds that a message bus has to answer before the first window opens.
    private static let busPatience = 2.0

    /// The seconds that a Wayland compositor has to answer before SDL connects to it.
    private static let compositorPatience = 5.0
}
