/// What the desktop says that the user wishes of all programs; nil is what it does not say.
package struct DesktopSettings: Equatable, Sendable {
    /// A colour of the sRGB space, each part 0...1.
    package struct Color: Equatable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double

        package init(red: Double, green: Double, blue: Double) {
            (self.red, self.green, self.blue) = (red, green, blue)
        }
    }

    /// Whether programs are to be dark.
    package var isDark: Bool?
    /// The colour of what can be used.
    package var accentColor: Color?
    /// Whether colours are to stand off from each other more.
    package var increasesContrast: Bool?
    /// Whether less is to move.
    package var reducesMotion: Bool?
    /// How many times as large as usual text is to be; above 0.
    package var textScale: Double?

    package init() {}
}

/// One setting, by the names that the portal has for it.
struct SettingName: Hashable, Sendable {
    let namespace: String
    let key: String

    static let colorScheme = SettingName(namespace: "org.freedesktop.appearance", key: "color-scheme")
    static let accentColor = SettingName(namespace: "org.freedesktop.appearance", key: "accent-color")
    static let contrast = SettingName(namespace: "org.freedesktop.appearance", key: "contrast")
    static let animations = SettingName(namespace: "org.gnome.desktop.interface", key: "enable-animations")
    static let theme = SettingName(namespace: "org.gnome.desktop.interface", key: "gtk-theme")

    static let textScale = SettingName(namespace: "org.gnome.desktop.interface", key: "text-scaling-factor")

    static let all = [colorScheme, accentColor, contrast, animations, theme, textScale]
}

/// A value of a setting, as far as any setting has such a one.
enum SettingValue: Equatable, Sendable {
    case number(UInt32)
    case real(Double)
    case flag(Bool)
    case text(String)
    case color(Double, Double, Double)
}

/// The settings that the portal told, and what they come to.
struct ToldSettings: Equatable, Sendable {
    private var values: [SettingName: SettingValue] = [:]

    /// Notes `value`; one of another type than the setting has takes what was told before away, as if the portal said
    /// nothing of it.
    mutating func note(_ value: SettingValue?, for name: SettingName) {
        values[name] = value.flatMap { Self.isUsable($0, for: name) ? $0 : nil }
    }

    var settings: DesktopSettings {
        var settings = DesktopSettings()
        switch values[.colorScheme] {
        case .number(1): settings.isDark = true
        case .number: settings.isDark = false
        default:
            // Desktops that do not know the setting say it by the name of their theme.
            if case .text(let theme) = values[.theme] {
                settings.isDark = theme.lowercased().hasSuffix("-dark")
            }
        }
        if case .color(let red, let green, let blue) = values[.accentColor] {
            settings.accentColor = .init(red: red, green: green, blue: blue)
        }
        if case .number(let contrast) = values[.contrast] { settings.increasesContrast = contrast == 1 }
        if case .flag(let isOn) = values[.animations] { settings.reducesMotion = !isOn }
        if case .real(let factor) = values[.textScale] { settings.textScale = factor }
        return settings
    }

    private static func isUsable(_ value: SettingValue, for name: SettingName) -> Bool {
        switch (name, value) {
        case (.colorScheme, .number), (.contrast, .number), (.animations, .flag), (.theme, .text): true
        case (.textScale, .real(let factor)): factor.isFinite && factor > 0
        // What is outside means that the user chose no colour.
        case (.accentColor, .color(let red, let green, let blue)):
            [red, green, blue].allSatisfy { (0...1).contains($0) }
        default: false
        }
    }
}
