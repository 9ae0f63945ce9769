import Foundation
import Testing

@testable import DesktopKit

@Suite("Interpretation of a desktop's settings")
struct ReportedSettingsTests {
    private func settings(_ values: (SettingName, SettingValue?)...) -> DesktopSettings {
        var told = ReportedSettings()
        for (name, value) in values { told.store(value, for: name) }
        return told.settings
    }

    @Test("A desktop that reports nothing has no settings")
    func nothing() {
        #expect(settings() == DesktopSettings())
    }

    @Test("Each setting is interpreted")
    func all() {
        let told = settings(
            (.colorScheme, .number(1)), (.accentColor, .color(0.2, 0.5, 1)), (.contrast, .number(1)),
            (.animations, .flag(false)), (.theme, .text("Adwaita")), (.textScale, .real(1.25)))
        #expect(told.isDark == true && told.accentColor == .init(red: 0.2, green: 0.5, blue: 1))
        #expect(told.increasesContrast == true && told.reducesMotion == true && told.textScale == 1.25)
    }

    @Test("An assistive technology is running if either accessibility property is true")
    func assistiveTechnology() {
        let (enabled, reader) = (SettingName.accessibility, SettingName.screenReader)
        #expect(settings((enabled, .flag(false)), (reader, .flag(true))).hasAssistiveTechnology == true)
        #expect(settings((enabled, .flag(true))).hasAssistiveTechnology == true)
        #expect(settings((enabled, .flag(false)), (reader, .flag(false))).hasAssistiveTechnology == false)
        #expect(settings((enabled, .number(1))).hasAssistiveTechnology == nil)
        #expect(settings((enabled, .flag(true)), (enabled, nil)).hasAssistiveTechnology == nil)
    }

    @Test("No preference, light and unknown values all give the light style", arguments: [0, 2, 3, UInt32.max])
    func light(scheme: UInt32) {
        #expect(settings((.colorScheme, .number(scheme)), (.theme, .text("Adwaita-dark"))).isDark == false)
    }

    @Test("Without a color scheme, the style follows from the theme's name")
    func theme() {
        #expect(settings((.theme, .text("Yaru-Dark"))).isDark == true)
        #expect(settings((.theme, .text("Yaru"))).isDark == false)
    }

    @Test("An invalid value clears the previous one")
    func nonsense() {
        let names: [SettingName] = [.colorScheme, .accentColor, .contrast, .animations, .theme, .textScale]
        let values: [SettingValue?] = [
            .number(1), .flag(true), .text("x-dark"), .color(0, 0, 0), .color(-1, 0, 0), .color(0, .nan, 0),
            .color(0, 0, .infinity), nil, .real(0.5), .real(0), .real(-1), .real(.nan), .real(.infinity),
        ]
        let usable: [SettingName: [Int]] = [
            .colorScheme: [0], .contrast: [0], .animations: [1], .theme: [2], .accentColor: [3], .textScale: [8],
        ]
        for name in names {
            for (index, value) in values.enumerated() where usable[name]?.contains(index) != true {
                #expect(settings((name, value)) == DesktopSettings(), "\(name) \(String(describing: value))")
            }
        }
        #expect(settings((.animations, .flag(false)), (.animations, .number(7))).reducesMotion == nil)
    }

    @Test("The bus address comes from the environment or the runtime folder, unless it is empty or would start a bus")
    func address() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = "DBUS_SESSION_BUS_ADDRESS"
        #expect(DesktopSettingsObserver.busAddress([:]) == nil)
        #expect(DesktopSettingsObserver.busAddress([name: "unix:path=/x"]) == "unix:path=/x")
        #expect(DesktopSettingsObserver.busAddress([name: "autolaunch:"]) == nil)
        #expect(DesktopSettingsObserver.busAddress(["XDG_RUNTIME_DIR": folder.path]) == nil)
        let socket = folder.appendingPathComponent("bus").path
        try Data().write(to: URL(fileURLWithPath: socket))
        #expect(DesktopSettingsObserver.busAddress(["XDG_RUNTIME_DIR": folder.path]) == "unix:path=\(socket)")
        #expect(DesktopSettingsObserver.busAddress(["XDG_RUNTIME_DIR": folder.path, name: ""]) == nil)
    }
}
