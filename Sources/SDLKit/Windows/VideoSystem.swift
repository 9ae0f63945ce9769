import CSDL2
import DesktopKit
package import Foundation
import Reporting
import StageKit

/// SDL's video subsystem, which windows require and off-screen stages don't.
@MainActor
package enum VideoSystem {
    /// SDL's name for the video driver, such as "x11", "wayland" or "offscreen". Empty if the subsystem isn't running.
    package static var driver: String {
        SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    }

    /// Starts the video subsystem. No effect if it is already running.
    package static func start() throws(SDLError) {
        guard driver.isEmpty else { return }
        HeapSettings.apply()
        let hints = [
            // The run loop handles signals itself; SDL's handler wouldn't wake it.
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            // A window must not keep the screen on or disable compositing.
            (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
            // As in other desktop programs, the click that activates a window is also delivered to the view under it.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
            // Otherwise, the composed text of input methods arrives in chunks of 31 bytes, each replacing the previous
            // one.
            (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
        // In SDL_Init, sdl2-compat sets this hint to 1 for programs that confuse units with pixels, which would halve
        // the size of windows on a display of scale 2. Only a hint of the highest priority prevents that. The user's
        // value takes precedence.
        if environment["SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY"] == nil {
            SDL_SetHintWithPriority("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0", SDL_HINT_OVERRIDE)
        }
        for bus in MessageBus.disableUnresponsive(within: busTimeout) {
            Diagnostics.report(
                "the \(bus.rawValue) bus does not respond; windows open without it and without its input methods")
        }
        let drivers = drivers
        try TextLocale.whileStarting { () throws(SDLError) in try startFirst(of: drivers) }
        if driver == "x11" { XErrors.report() }
        SDL_StopTextInput()
    }

    /// Starts the video subsystem. Returns `true` if the driver shows windows, or if the environment requests the
    /// driver. Throws if the environment names a display that can't be reached.
    package static func hasDisplay() throws(SDLError) -> Bool {
        try start()
        if drivers.requested != nil || !VideoDrivers.withoutScreen.contains(driver) { return true }
        if let compositorFailure { throw compositorFailure }
        for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            throw SDLError(
                "the display \(name)=\(printable(value)) can't be reached", reason: "",
                advice: "Is it running, and do you have permission to use it? If \(name) is unset, the program runs"
                    + " without a display.")
        }
        return false
    }

    /// The size of the bounding box of all displays, without the desktop's bars, in units of the window system; `nil`
    /// if unknown.
    package static var displaysSize: CGSize? {
        var all = CGRect.null
        for display in 0..<max(0, SDL_GetNumVideoDisplays()) {
            var bounds = SDL_Rect()
            guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { continue }
            all = all.union(CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h)))
        }
        return all.isEmpty ? nil : all.size
    }

    /// `true` if windows appear on a desktop, so that the user's settings apply to them.
    static var isOnDesktop: Bool { ["x11", "wayland"].contains(driver) }

    /// `true` if the video driver is Wayland.
    static var isWayland: Bool { driver == "wayland" }

    /// `true` if SDL sends the keys that an input method has handled, as versions from 2.32 do on Wayland.
    static var sendsHandledKeys: Bool {
        var version = SDL_version()
        SDL_GetVersion(&version)
        return isWayland && (version.major, version.minor) >= (2, 32)
    }

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

    /// The reason why a Wayland compositor was skipped; `nil` if no compositor was skipped.
    private static var compositorFailure: SDLError?

    /// Starts the video subsystem with the first attempt that succeeds.
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
                try check(SDL_Init(SDL_INIT_VIDEO), "SDL's video subsystem could not be started")
                if let compositorFailure, isOnDesktop {
                    Diagnostics.report("\(compositorFailure)\nWindows open on \(driver) instead.")
                }
                return
            } catch {
                // The first error is about the display; later ones are about drivers that nobody requested.
                failure = failure ?? compositorFailure ?? error
            }
        }
        if let failure { throw failure }
    }

    /// Returns the drivers of `attempt`, without Wayland if its compositor can't be used; `nil` if no drivers are left.
    private static func usable(_ attempt: String, of drivers: VideoDrivers) -> String? {
        guard drivers.includesWayland(attempt) else { return attempt }
        do throws(SDLError) {
            try CompositorProbe.check(environment, within: compositorTimeout)
            return attempt
        } catch {
            compositorFailure = error
            return drivers.withoutWayland(attempt)
        }
    }

    /// The maximum number of seconds to wait for the message buses before the first window opens.
    private static let busTimeout = 2.0

    /// The number of seconds within which a Wayland compositor must respond. Otherwise, Wayland is skipped.
    private static let compositorTimeout = 5.0
}
