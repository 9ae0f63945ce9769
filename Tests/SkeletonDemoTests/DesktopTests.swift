import Foundation
import TestSupport
import Testing

/// End-to-end tests of how skeleton-demo follows changes to the desktop's settings.
@Suite(
    "Desktop settings in skeleton-demo", .serialized,
    .enabled(
        if: XServer.isInstalled && PrivateBus.isInstalled,
        "install the packages xvfb, imagemagick, xdotool and dbus-daemon"))
struct DesktopTests {
    private static let scheme = "org.freedesktop.appearance color-scheme"
    private static let animations = "org.gnome.desktop.interface enable-animations"
    private static let (light, dark): (UInt32, UInt32) = (0xFFFFFF, 0x0C0F10)
    /// The color of a bone outside the highlight.
    private static let bone: UInt32 = 0xECF0F1

    @Test("The window follows the desktop's dark and light style until a theme is chosen")
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
            // Nothing changes when the desktop goes away.
            portal.stop()
            bus.stop()
            try demo.press("4")
            try demo.waitForScreen(called: "Hierarchy")
            try wait(for: Self.dark)
            try demo.press("ctrl+q")
            let outcome = try demo.outcome()
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
            // The tint shows that the desktop's settings have arrived.
            try demo.press("Tab")
            _ = try demo.client.waitForScreen { picture in
                (0..<800).contains { y in (0..<300).contains { picture.color(x: $0, y: y) == 0xCC0000 } }
            }
            _ = try demo.client.waitForScreen { $0.color(x: 3, y: 700) == Self.light }
            try demo.press("ctrl+q")
            #expect(try demo.outcome().status == 0)
            portal.stop()
        }
    }

    @Test("An endless flood of mixed settings leaves the window usable")
    func flood() throws {
        try Demo.withFolder { folder in
            let bus = try PrivateBus()
            let portal = try SettingsPortal(at: bus.address, values: [Self.scheme: .number(1)])
            let demo = try DrivenDemo(["--fresh"], state: folder, bus: bus.address)
            _ = try demo.client.waitForScreen { $0.color(x: 3, y: 700) == Self.dark }
            let flood = MixedFlood(portal)
            try demo.press("4")
            try demo.waitForScreen(called: "Hierarchy")
            try demo.press("2")
            try demo.waitForScreen(called: "Gallery")
            try demo.press("ctrl+q")
            let outcome = try demo.outcome()
            #expect(outcome.status == 0 && outcome.errors == "")
            flood.stop()
            portal.stop()
        }
    }

    /// Saves a state in `folder` in which bones move without a time limit.
    private func letBonesMove(in folder: URL) throws {
        let demo = try DrivenDemo(["--load-time", "0"], state: folder)
        try demo.press("4")
        try demo.waitForScreen(called: "Hierarchy")
        try demo.press("1", "ctrl+q")
        #expect(try demo.outcome().status == 0)
        let file = DrivenDemo.stateFile(in: folder)
        var state = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        var style = try #require(state["style"] as? [String: Any])
        style["motionLimit"] = 0
        state["style"] = style
        try JSONSerialization.data(withJSONObject: state).write(to: file)
    }

    @Test("Bones fade when the desktop reduces motion, and the highlight sweeps again when it doesn't")
    func motion() throws {
        try Demo.withFolder { folder in
            try letBonesMove(in: folder)
            let bus = try PrivateBus()
            let portal = try SettingsPortal(
                at: bus.address, values: [Self.scheme: .number(0), Self.animations: .flag(true)])
            let demo = try DrivenDemo(["--load-time", "3600"], isCalm: false, state: folder, bus: bus.address)
            /// Waits until the set of colors in a row of an image's bone satisfies `isMet`.
            func wait(_ isMet: @escaping (Set<UInt32>) -> Bool) throws {
                _ = try demo.client.waitForScreen { picture in
                    isMet(Set((440..<1040).compactMap { picture.color(x: $0, y: 400) }))
                }
            }
            // A sweeping highlight never covers the whole width of such a wide bone. A fading bone has one color at a
            // time.
            let isSlid: (Set<UInt32>) -> Bool = { $0.count > 4 }
            let isFaded: (Set<UInt32>) -> Bool = { $0.count == 1 && $0 != [Self.bone] && $0 != [Self.light] }
            try wait(isSlid)
            portal.set(Self.animations, to: .flag(false))
            try wait(isFaded)
            portal.set(Self.animations, to: .flag(true))
            try wait(isSlid)
            try demo.press("ctrl+q")
            let outcome = try demo.outcome()
            #expect(outcome.status == 0 && outcome.errors == "")
            portal.stop()
        }
    }
}

/// Changes all settings in turn, as fast as the bus accepts them, until stopped.
private final class MixedFlood: @unchecked Sendable {
    private let lock = NSLock()
    private var isEnding = false
    private let ended = DispatchSemaphore(value: 0)

    init(_ portal: SettingsPortal) {
        Thread.detachNewThread { [self] in
            var number = 0
            while !lock.withLock({ isEnding }) {
                change(portal, number)
                number += 1
            }
            ended.signal()
        }
    }

    func stop() {
        lock.withLock { isEnding = true }
        ended.wait()
    }

    private func change(_ portal: SettingsPortal, _ number: Int) {
        let isOdd = number % 2 == 1
        let (appearance, gnome) = ("org.freedesktop.appearance", "org.gnome.desktop.interface")
        portal.set("\(appearance) color-scheme", to: .number(isOdd ? 1 : 0))
        portal.set("\(appearance) accent-color", to: .reals([isOdd ? 0.5 : 0, 0, 0.5]))
        portal.set("\(appearance) contrast", to: .number(isOdd ? 1 : 0))
        portal.set("\(gnome) enable-animations", to: .flag(isOdd))
        portal.set("\(gnome) gtk-theme", to: .text("Theme \(number)"))
        portal.set("\(gnome) text-scaling-factor", to: .real(isOdd ? 1 : 1.5))
        portal.set("com.example.other key\(number)", to: .number(1))
        portal.flush()
    }
}
