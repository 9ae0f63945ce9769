import Foundation
import TestSupport
import Testing

/// What skeleton-demo does when the desktop's settings change, seen from outside.
@Suite(
    "skeleton-demo follows the desktop", .serialized,
    .enabled(
        if: XServer.isInstalled && PrivateBus.isInstalled,
        "install the packages xvfb, imagemagick, xdotool and dbus-daemon"))
struct DesktopTests {
    private static let scheme = "org.freedesktop.appearance color-scheme"
    private static let (light, dark): (UInt32, UInt32) = (0xFFFFFF, 0x0C0F10)

    @Test("Its window is dark and light as the desktop is, while it runs, until a theme is chosen")
    func style() throws {
        try Demo.withFolder { folder in
            let bus = try PrivateBus()
            let portal = try SettingsPortal(at: bus.address, values: [Self.scheme: .number(1)])
            let demo = try DrivenDemo(["--fresh"], state: folder, bus: bus.address)
            func wait(for color: UInt32) throws {
                _ = try demo.client.waitForScreen { $0.color(x: 3, y: 700) == color }
            }
            try wait(for: Self.dark)
            portal.set(Self.scheme, to: .number(0))
            try wait(for: Self.light)
            portal.set(Self.scheme, to: .number(1))
            try wait(for: Self.dark)
            // A desktop that goes away leaves everything as it is.
            portal.stop()
            bus.stop()
            try demo.press("4")
            try demo.waitForScreen(called: "Hierarchy")
            try wait(for: Self.dark)
            try demo.press("q")
            let outcome = demo.outcome()
            #expect(outcome.status == 0 && outcome.errors == "")
        }
    }

    @Test("--theme light stays light on a dark desktop")
    func theme() throws {
        try Demo.withFolder { folder in
            let bus = try PrivateBus()
            let portal = try SettingsPortal(
                at: bus.address,
                values: [Self.scheme: .number(1), "org.freedesktop.appearance accent-color": .reals([0.8, 0, 0])])
            let demo = try DrivenDemo(["--fresh", "--theme", "light"], state: folder, bus: bus.address)
            // The tint shows that the desktop was heard.
            try demo.press("Tab")
            _ = try demo.client.waitForScreen { picture in
                (0..<800).contains { y in (0..<300).contains { picture.color(x: $0, y: y) == 0xCC0000 } }
            }
            _ = try demo.client.waitForScreen { $0.color(x: 3, y: 700) == Self.light }
            try demo.press("q")
            #expect(demo.outcome().status == 0)
            portal.stop()
        }
    }
}
