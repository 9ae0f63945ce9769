import DesktopKit
import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import SDLKit

@MainActor
@Suite("Desktop settings of a window", .serialized)
struct DesktopFollowerTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 50))

    private func settings(_ change: (inout DesktopSettings) -> Void) -> DesktopSettings {
        var settings = DesktopSettings()
        change(&settings)
        return settings
    }

    @Test("The window uses the desktop's style unless the window overrides the style")
    func style() {
        let follower = DesktopFollower(stage.window, environment: [:])
        stage.advance(by: 0)
        #expect(stage.pixel(x: 5, y: 5) == .white)
        follower.show(settings { $0.isDark = true })
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 5) == .black && stage.window.traitCollection.userInterfaceStyle == .dark)
        follower.show(DesktopSettings())
        #expect(stage.window.traitCollection.userInterfaceStyle == .dark)

        stage.window.overrideUserInterfaceStyle = .light
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 5) == .white && stage.window.traitCollection.userInterfaceStyle == .light)
        follower.show(settings { $0.isDark = false })
        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 5) == .black)
        stage.window.overrideUserInterfaceStyle = .unspecified
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 5) == .white)
    }

    @Test("The desktop's accessibility preferences apply if the desktop reports them")
    func preferences() {
        defer {
            UIAccessibility.isReduceMotionEnabled = false
            UIAccessibility.isDarkerSystemColorsEnabled = false
        }
        let follower = DesktopFollower(stage.window, environment: [:])
        follower.show(settings { ($0.reducesMotion, $0.increasesContrast) = (true, true) })
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
        follower.show(DesktopSettings())
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
        follower.show(settings { ($0.reducesMotion, $0.increasesContrast) = (false, false) })
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
    }

    @Test("Each start or stop of a screen reader is reported once")
    func screenReader() {
        defer { UIAccessibility.isAssistiveTechnologyRunning = false }
        var changes: [Bool] = []
        let follower = DesktopFollower(stage.window, environment: [:]) { changes.append($0) }
        for isRunning in [false, true, true, nil, false, false] as [Bool?] {
            follower.show(settings { $0.hasAssistiveTechnology = isRunning })
            #expect(UIAccessibility.isVoiceOverRunning == changes.last ?? false)
        }
        #expect(changes == [true, false])
    }

    @Test("The desktop's text size applies if it reports one")
    func textSize() {
        let follower = DesktopFollower(stage.window, environment: [:])
        follower.show(settings { $0.textScale = 1.25 })
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        follower.show(DesktopSettings())
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        follower.show(settings { $0.textScale = 1 })
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .large)
    }

    private final class Tinted: UIView {
        var changes = 0

        override func tintColorDidChange() { changes += 1 }
    }

    @Test("The desktop's accent color is the tint color unless the app sets one")
    func tint() {
        let follower = DesktopFollower(stage.window, environment: [:])
        let (plain, own) = (Tinted(), Tinted())
        own.tintColor = .red
        for view in [plain, own] { stage.window.addSubview(view) }
        (plain.changes, own.changes) = (0, 0)
        follower.show(settings { $0.accentColor = .init(red: 0.5, green: 0, blue: 0.5) })
        #expect(plain.tintColor == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) && plain.changes == 1)
        #expect(own.tintColor == .red && own.changes == 0)
        follower.show(settings { $0.accentColor = .init(red: 0.5, green: 0, blue: 0.5) })
        #expect(plain.changes == 1)
        follower.show(DesktopSettings())
        #expect(plain.tintColor == .systemBlue)
    }

    @Test("If settings arrive faster than the run loop turns, only the latest apply")
    func flood() async {
        let follower = DesktopFollower(stage.window, environment: [:])
        let view = Tinted()
        stage.window.addSubview(view)
        view.changes = 0
        for round in 1...2 {
            for part in 1...1000 {
                follower.receive(
                    settings { $0.accentColor = .init(red: 0, green: 0, blue: Double(part) / 2000 / Double(round)) })
            }
            // The main queue runs its work in order.
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            #expect(view.changes == round)
            #expect(view.tintColor == UIColor(red: 0, green: 0, blue: 0.5 / Double(round), alpha: 1))
        }
    }

    private final class Watcher: UIView {
        var (tints, traits) = (0, 0)

        override func tintColorDidChange() { tints += 1 }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { traits += 1 }
    }

    /// Blocks the main thread, and so the run loop, until `semaphore` is signaled.
    private func block(until semaphore: DispatchSemaphore) { semaphore.wait() }

    @Test(
        "A flood of mixed settings causes at most one change of each setting per run loop turn",
        .enabled(if: PrivateBus.isInstalled, "install the package dbus-daemon"))
    func mixedFlood() async throws {
        let (appearance, gnome) = ("org.freedesktop.appearance", "org.gnome.desktop.interface")
        let bus = try PrivateBus()
        let portal = try SettingsPortal(at: bus.address, values: ["\(gnome) text-scaling-factor": .real(1)])
        let follower = DesktopFollower(stage.window, environment: [:])
        let (first, last) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let watch = DesktopSettingsObserver(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address]) { settings in
            follower.receive(settings)
            if settings.textScale == 1 { first.signal() }
            if settings.textScale == 1.5 { last.signal() }
        }
        let view = Watcher()
        stage.window.addSubview(view)
        block(until: first)
        (view.tints, view.traits) = (0, 0)
        for number in 0..<4000 {
            switch number % 7 {
            case 0: portal.set("\(appearance) color-scheme", to: .number(UInt32(number / 7 % 2)))
            case 1: portal.set("\(appearance) accent-color", to: .reals([0, 0, Double(number) / 4000]))
            case 2: portal.set("\(appearance) contrast", to: .number(UInt32(number / 7 % 2)))
            case 3: portal.set("\(gnome) enable-animations", to: .flag(number / 7 % 2 == 0))
            case 4: portal.set("\(gnome) gtk-theme", to: .text("Theme \(number)"))
            case 5: portal.set("\(gnome) text-scaling-factor", to: .real(1.1 + Double(number / 7 % 2) / 10))
            default: portal.set("com.example.\(number) key", to: .number(1))
            }
        }
        portal.set("\(appearance) color-scheme", to: .number(1))
        portal.set("\(appearance) accent-color", to: .reals([0, 0, 0.5]))
        // These settings are process-wide, and other tests run as soon as the run loop does.
        portal.set("\(appearance) contrast", to: .number(0))
        portal.set("\(gnome) enable-animations", to: .flag(true))
        portal.set("\(gnome) text-scaling-factor", to: .real(1.5))
        block(until: last)
        #expect((view.tints, view.traits) == (0, 0))

        // The main queue runs its work in order.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }

        // The two trait changes are the style and the text size.
        #expect((view.tints, view.traits) == (1, 2))
        #expect(view.tintColor == UIColor(red: 0, green: 0, blue: 0.5, alpha: 1))
        #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .nearest(toFactor: 1.5))
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
        withExtendedLifetime(watch) {}
        portal.stop()
    }

    @Test(
        "White text on the tint has a contrast of at least 4.5:1 for any accent color",
        arguments: [
            DesktopSettings.Color(red: 1, green: 1, blue: 1), .init(red: 1, green: 1, blue: 0),
            .init(red: 0.2, green: 0.82, blue: 0.48), .init(red: 0.21, green: 0.52, blue: 0.89),
            .init(red: 0, green: 0, blue: 0), .init(red: 1, green: 0.48, blue: 0),
        ])
    func contrast(color: DesktopSettings.Color) {
        let tint = DesktopFollower.tint(color).cgColor
        for shown in [tint.light, tint.dark] { #expect(shown.contrast(with: .white) >= 4.5) }
        let plain = RGBA(red: color.red, green: color.green, blue: color.blue)
        if plain.contrast(with: .white) >= 4.6 { #expect(tint.light == plain) }
    }
}
