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
            // Otherwise what an input method composes comes in pieces of 31 bytes, each in place of the one before.
            (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
        // sdl2-compat sets this hint to 1 in SDL_Init, for programs that take a window's units for pixels. It would
        // make windows half as large on a display of scale 2. Only the highest priority survives; the user's value
        // stays.
        if environment["SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY"] == nil {
            SDL_SetHintWithPriority("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0", SDL_HINT_OVERRIDE)
        }
        for bus in MessageBus.closeUnanswered(within: busPatience) {
            Diagnostics.report(
                "the \(bus.rawValue) bus does not answer, so windows open without it and without its input methods")
        }
        let drivers = drivers
        try TextLocale.whileStarting { () throws(SDLError) in try startFirst(of: drivers) }
        if driver == "x11" { XErrors.report() }
        SDL_StopTextInput()
    }

    /// Returns `true` if windows can be seen, or if the environment asks for a driver without a screen; starts the
    /// video. Throws if the environment names a display that cannot be reached.
    package static func hasDisplay() throws(SDLError) -> Bool {
        try start()
        if drivers.asked != nil || !VideoDrivers.withoutScreen.contains(driver) { return true }
        if let compositorFailure { throw compositorFailure }
        for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            throw SDLError(
                "the display \(name)=\(printable(value)) cannot be reached", reason: "",
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

    // MARK: Private

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    private static var drivers: VideoDrivers {
        let available = (0..<SDL_GetNumVideoDrivers()).compactMap { SDL_GetVideoDriver($0).map { String(cString: $0) } }
        return VideoDrivers(environment: environment, available: available)
    }

    /// Why the Wayland compositor was not tried; nil if it was, or if there is none.
    private static var compositorFailure: SDLError?

    /// Starts SDL's video with the first attempt whose drivers include one that starts.
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
                // The first reason is about the display; later ones are about drivers that nobody asked for.
                failure = failure ?? compositorFailure ?? error
            }
        }
        if let failure { throw failure }
    }

    /// Returns the drivers of `attempt` without Wayland if its compositor cannot be used; nil if no driver is left.
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

    /// Seconds that a message bus has to answer before the first window opens.
    private static let busPatience = 2.0

    /// Seconds that a Wayland compositor has to answer before SDL connects to it.
    private static let compositorPatience = 5.0
}
