/// Which of SDL's video drivers a program tries, by its environment.
struct VideoDrivers: Equatable {
    /// The driver that the environment names; nil if it leaves the choice to the program.
    let asked: String?
    /// The lists of drivers to start SDL's video with, one after the other until one starts, separated by commas. An
    /// empty list leaves the order to SDL.
    let attempts: [String]

    /// The drivers whose windows nobody sees.
    static let withoutScreen: Set<String> = ["offscreen", "dummy", "evdev"]

    private let available: [String]

    /// `available` are the drivers that this SDL was built with, in its own order.
    init(environment: [String: String], available: [String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        // SDL 2 reads the first, SDL 3 the second; under sdl2-compat people set either.
        self.available = available
        asked = value("SDL_VIDEODRIVER") ?? value("SDL_VIDEO_DRIVER")
        if let asked {
            attempts = [asked]
            return
        }
        var first = ""
        if value("WAYLAND_DISPLAY") == nil, value("XDG_RUNTIME_DIR") == nil {
            // No compositor can be found, and looking for one writes an error of libwayland to the standard error.
            first = available.filter { $0 != "wayland" && $0 != "dummy" }.joined(separator: ",")
        }
        // SDL 2 tries X11 first by itself. As an attempt of its own it needs no compositor that answers.
        let preferred = available.first == "x11" && value("DISPLAY") != nil ? ["x11"] : []
        // SDL 2 ends with these drivers by itself. SDL 3, which sdl2-compat runs on, starts them only by name.
        attempts = preferred + [first, "offscreen,dummy"]
    }

    /// Returns `true` if `attempt` may connect to a Wayland compositor.
    func includesWayland(_ attempt: String) -> Bool {
        attempt.isEmpty || Self.names(attempt).contains("wayland")
    }

    /// Returns `attempt` without Wayland; nil if nothing is left.
    func withoutWayland(_ attempt: String) -> String? {
        let names = attempt.isEmpty ? available.filter { $0 != "dummy" } : Self.names(attempt)
        let others = names.filter { $0 != "wayland" }
        return others.isEmpty ? nil : others.joined(separator: ",")
    }

    private static func names(_ attempt: String) -> [String] {
        attempt.split(separator: ",").map(String.init)
    }
}
