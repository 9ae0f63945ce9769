/// The SDL video drivers to try, according to the environment.
struct VideoDrivers: Equatable {
    /// The driver that the environment names, or its comma-separated list of drivers; `nil` if it names no driver.
    let requested: String?
    /// Comma-separated lists of drivers to try in order until one starts. An empty list leaves the choice to SDL.
    let attempts: [String]

    /// The drivers that don't show windows.
    static let withoutScreen: Set<String> = ["offscreen", "dummy", "evdev"]

    private let available: [String]

    /// Determines the drivers to try. `available` contains the drivers that SDL was built with, in SDL's order.
    init(environment: [String: String], available: [String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        // SDL 2 reads SDL_VIDEODRIVER, and SDL 3 reads SDL_VIDEO_DRIVER. With sdl2-compat, users may set either.
        self.available = available
        requested = value("SDL_VIDEODRIVER") ?? value("SDL_VIDEO_DRIVER")
        if let requested {
            attempts = [requested]
            return
        }
        var first = ""
        if value("WAYLAND_DISPLAY") == nil, value("XDG_RUNTIME_DIR") == nil {
            // There is no compositor, and looking for one makes libwayland write an error to standard error.
            first = available.filter { $0 != "wayland" && $0 != "dummy" }.joined(separator: ",")
        }
        // SDL 2 tries X11 first anyway. With a separate attempt, X11 works even if a Wayland compositor doesn't answer.
        let preferred = available.first == "x11" && value("DISPLAY") != nil ? ["x11"] : []
        // SDL 2 tries these drivers last anyway. SDL 3, which sdl2-compat uses, starts them only by name.
        attempts = preferred + [first, "offscreen,dummy"]
    }

    /// Returns `true` if `attempt` may connect to a Wayland compositor.
    func includesWayland(_ attempt: String) -> Bool {
        attempt.isEmpty || Self.names(attempt).contains("wayland")
    }

    /// Returns `attempt` without Wayland; `nil` if no drivers are left.
    func withoutWayland(_ attempt: String) -> String? {
        let names = attempt.isEmpty ? available.filter { $0 != "dummy" } : Self.names(attempt)
        let others = names.filter { $0 != "wayland" }
        return others.isEmpty ? nil : others.joined(separator: ",")
    }

    private static func names(_ attempt: String) -> [String] {
        attempt.split(separator: ",").map(String.init)
    }
}
