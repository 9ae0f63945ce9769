import Testing

@testable import SDLKit

@Suite("Choice of the video driver") struct VideoDriversTests {
    /// The drivers of SDL 2.26 on Debian, in SDL's order.
    private static let available = ["x11", "wayland", "KMSDRM", "offscreen", "evdev", "dummy"]

    private func drivers(_ environment: [String: String]) -> VideoDrivers {
        VideoDrivers(environment: environment, available: Self.available)
    }

    @Test(
        "Without a runtime folder Wayland is not tried",
        arguments: [
            [:], ["WAYLAND_DISPLAY": ""], ["XDG_RUNTIME_DIR": "", "SDL_VIDEODRIVER": ""], ["DISPLAY": ""],
        ])
    func withoutRuntimeFolder(environment: [String: String]) {
        #expect(drivers(environment).attempts == ["x11,KMSDRM,offscreen,evdev", "offscreen,dummy"])
        #expect(drivers(environment).requested == nil)
    }

    @Test(
        "In a desktop session, SDL's order is tried first, then the headless drivers by name",
        arguments: [
            ["XDG_RUNTIME_DIR": "/run/user/1"], ["WAYLAND_DISPLAY": "wayland-1"],
        ])
    func session(
        environment: [String: String]
    ) {
        #expect(drivers(environment).attempts == ["", "offscreen,dummy"])
        #expect(drivers(environment).requested == nil)
    }

    @Test("An SDL that prefers X11 tries it alone first, before probing a compositor")
    func preferredX11() {
        let session = ["XDG_RUNTIME_DIR": "/run/user/1", "DISPLAY": ":0"]
        #expect(drivers(session).attempts == ["x11", "", "offscreen,dummy"])
        #expect(drivers(["DISPLAY": ":0"]).attempts == ["x11", "x11,KMSDRM,offscreen,evdev", "offscreen,dummy"])
        let newer = VideoDrivers(environment: session, available: ["wayland", "x11", "wayland", "offscreen", "dummy"])
        #expect(newer.attempts == ["", "offscreen,dummy"])
    }

    @Test(
        "Without a usable compositor the other drivers of an attempt remain",
        arguments: [
            ("", true, "x11,KMSDRM,offscreen,evdev"), ("wayland", true, nil), ("wayland,x11", true, "x11"),
            ("x11", false, "x11"), ("offscreen,dummy", false, "offscreen,dummy"),
        ] as [(String, Bool, String?)])
    func withoutCompositor(
        attempt: String, includesWayland: Bool, others: String?
    ) {
        #expect(drivers([:]).includesWayland(attempt) == includesWayland)
        #expect(drivers([:]).withoutWayland(attempt) == others)
    }

    @Test(
        "A driver named in the environment is the only one tried",
        arguments: [
            (["SDL_VIDEODRIVER": "x11"], "x11"),
            (["SDL_VIDEO_DRIVER": "x11"], "x11"),
            (["SDL_VIDEODRIVER": "wayland", "SDL_VIDEO_DRIVER": "x11"], "wayland"),
            (["SDL_VIDEODRIVER": "", "SDL_VIDEO_DRIVER": "offscreen"], "offscreen"),
            (["SDL_VIDEO_DRIVER": "wayland,x11", "DISPLAY": ":0"], "wayland,x11"),
        ])
    func environment(environment: [String: String], driver: String) {
        #expect(drivers(environment).attempts == [driver])
        #expect(drivers(environment).requested == driver)
    }
}
