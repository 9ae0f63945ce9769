import Foundation
import TestSupport
import Testing

@testable import DesktopKit

@Suite(
    "DesktopSettingsObserver", .serialized, .timeLimit(.minutes(2)),
    .enabled(if: PrivateBus.isInstalled, "install the package dbus-daemon"))
struct DesktopSettingsObserverTests {
    private static let scheme = "org.freedesktop.appearance color-scheme"
    private static let accent = "org.freedesktop.appearance accent-color"
    private static let contrast = "org.freedesktop.appearance contrast"
    private static let animations = "org.gnome.desktop.interface enable-animations"

    /// Returns an observer of the bus at `address` and a stream of its settings.
    private func watch(_ address: String) throws -> (DesktopSettingsObserver, AsyncStream<DesktopSettings>) {
        let (stream, continuation) = AsyncStream.makeStream(of: DesktopSettings.self)
        let watch = try #require(
            DesktopSettingsObserver(
                environment: ["DBUS_SESSION_BUS_ADDRESS": address], ended: { continuation.finish() }
            ) {
                continuation.yield($0)
            })
        return (watch, stream)
    }

    /// Returns the first settings of `stream` that satisfy `condition`, or `nil` if the stream ends first.
    private func first(
        _ stream: AsyncStream<DesktopSettings>, where condition: (DesktopSettings) -> Bool
    ) async -> DesktopSettings? {
        for await settings in stream where condition(settings) { return settings }
        return nil
    }

    @Test(
        "The portal's settings are read, and changes are followed",
        arguments: [
            SettingsPortal.Behavior.present, .old,
        ])
    func following(behavior: SettingsPortal.Behavior) async throws {
        let bus = try PrivateBus()
        let portal = try SettingsPortal(
            at: bus.address, behavior,
            values: [
                Self.scheme: .number(1), Self.accent: .reals([0.5, 0.25, 1]), Self.contrast: .number(0),
                Self.animations: .flag(true),
            ])
        let (watch, stream) = try watch(bus.address)
        let all = await first(stream) { $0.isDark != nil && $0.accentColor != nil && $0.reducesMotion != nil }
        #expect(all?.isDark == true && all?.accentColor == .init(red: 0.5, green: 0.25, blue: 1))
        #expect(all?.reducesMotion == false)

        portal.set(Self.scheme, to: .number(2))
        #expect(await first(stream) { $0.isDark == false } != nil)
        portal.set(Self.animations, to: .flag(false))
        #expect(await first(stream) { $0.reducesMotion == true } != nil)
        portal.set(Self.contrast, to: .number(1))
        #expect(await first(stream) { $0.increasesContrast == true } != nil)
        withExtendedLifetime(watch) {}
        portal.stop()
    }

    @Test("Invalid values from a portal are ignored, and later valid ones are accepted")
    func nonsense() async throws {
        let bus = try PrivateBus()
        let portal = try SettingsPortal(
            at: bus.address,
            values: [
                Self.scheme: .text("dark"), Self.accent: .reals([0.5, 0.25]), Self.contrast: .signed(1),
                Self.animations: .number(0),
            ])
        let (watch, stream) = try watch(bus.address)
        for value in [SettingsPortal.Value.reals([1]), .reals([1, 1, 1, 1]), .reals([2, 0, 0]), .flag(true)] {
            portal.set(Self.accent, to: value)
        }
        portal.set("org.freedesktop.appearance", to: .number(1))
        portal.set("org.freedesktop.appearance other", to: .number(1))
        portal.set(Self.scheme, to: .number(1))
        var expected = DesktopSettings()
        expected.isDark = true
        #expect(await first(stream) { _ in true } == expected)
        withExtendedLifetime(watch) {}
        portal.stop()
    }

    @Test("A portal that replaces another is followed, even if it never answers requests")
    func replacement() async throws {
        let bus = try PrivateBus()
        let present = try SettingsPortal(at: bus.address, values: [Self.scheme: .number(1)])
        let (watch, stream) = try watch(bus.address)
        #expect(await first(stream) { _ in true }?.isDark == true)
        present.stop()
        let silent = try SettingsPortal(at: bus.address, .silent)
        silent.set(Self.scheme, to: .number(0))
        #expect(await first(stream) { _ in true }?.isDark == false)
        withExtendedLifetime(watch) {}
        silent.stop()
    }

    @Test("The observation ends if the bus dies")
    func dying() async throws {
        let bus = try PrivateBus()
        let portal = try SettingsPortal(at: bus.address, values: [Self.scheme: .number(1)])
        let (watch, stream) = try watch(bus.address)
        #expect(await first(stream) { _ in true }?.isDark == true)
        bus.stop()
        #expect(await first(stream) { _ in true } == nil)
        withExtendedLifetime(watch) {}
        portal.stop()
    }

    @Test(
        "The observation ends immediately if there is no bus",
        arguments: [
            "unix:path=/nowhere/at/all", "nonsense", "unix:", "tcp:host=256.0.0.1,port=1",
        ])
    func noBus(address: String) async throws {
        let (watch, stream) = try watch(address)
        #expect(await first(stream) { _ in true } == nil)
        withExtendedLifetime(watch) {}
    }

    @Test("An observer can be released while the bus is paused, and another follows the bus when it resumes")
    func stopped() async throws {
        let bus = try PrivateBus()
        let portal = try SettingsPortal(at: bus.address, values: [Self.scheme: .number(1)])
        bus.pause()
        var dropped: (DesktopSettingsObserver, AsyncStream<DesktopSettings>)? = try watch(bus.address)
        let ended = try #require(dropped?.1)
        dropped = nil
        #expect(await first(ended) { _ in true } == nil)

        let (watch, stream) = try watch(bus.address)
        bus.resume()
        #expect(await first(stream) { _ in true }?.isDark == true)
        withExtendedLifetime(watch) {}
        portal.stop()
    }

    @Test("Releasing an observer ends the observation")
    func dropped() async throws {
        let bus = try PrivateBus()
        let portal = try SettingsPortal(at: bus.address, .silent)
        var watched: (DesktopSettingsObserver, AsyncStream<DesktopSettings>)? = try watch(bus.address)
        let stream = try #require(watched?.1)
        watched = nil
        #expect(await first(stream) { _ in true } == nil)
        portal.stop()
    }
}
