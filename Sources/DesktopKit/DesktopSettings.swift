/// The user's preferences as reported by the desktop. A property is `nil` if the desktop doesn't report the preference.
package struct DesktopSettings: Equatable, Sendable {
    /// A color in the sRGB color space, with components in 0...1.
    package struct Color: Equatable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double

        package init(red: Double, green: Double, blue: Double) {
            self.red = red
            self.green = green
            self.blue = blue
        }
    }

    /// `true` if the user prefers a dark appearance.
    package var isDark: Bool?
    /// The accent color. Also `nil` if the user hasn't chosen a color.
    package var accentColor: Color?
    /// `true` if the user prefers more contrast.
    package var increasesContrast: Bool?
    /// `true` if the user prefers less motion.
    package var reducesMotion: Bool?
    /// The scale factor of text, greater than 0.
    package var textScale: Double?
    /// `true` if an assistive technology, such as a screen reader, is running.
    package var hasAssistiveTechnology: Bool?

    package init() {}
}

/// The namespace and key of a setting in the settings portal, or the interface and name of a property of the
/// accessibility status.
struct SettingName: Hashable, Sendable {
    let namespace: String
    let key: String

    static let colorScheme = SettingName(namespace: "org.freedesktop.appearance", key: "color-scheme")
    static let accentColor = SettingName(namespace: "org.freedesktop.appearance", key: "accent-color")
    static let contrast = SettingName(namespace: "org.freedesktop.appearance", key: "contrast")
    static let animations = SettingName(namespace: "org.gnome.desktop.interface", key: "enable-animations")
    static let theme = SettingName(namespace: "org.gnome.desktop.interface", key: "gtk-theme")

    static let textScale = SettingName(namespace: "org.gnome.desktop.interface", key: "text-scaling-factor")

    /// The property of the accessibility status that is `true` if accessibility is enabled, for example by an assistive
    /// technology.
    static let accessibility = SettingName(namespace: "org.a11y.Status", key: "IsEnabled")
    /// The property of the accessibility status that is `true` if a screen reader is running.
    static let screenReader = SettingName(namespace: "org.a11y.Status", key: "ScreenReaderEnabled")

    /// The settings that are read from the portal.
    static let all = [colorScheme, accentColor, contrast, animations, theme, textScale]
}

/// The value of a setting, in one of the types that settings use.
enum SettingValue: Equatable, Sendable {
    case number(UInt32)
    case real(Double)
    case flag(Bool)
    case text(String)
    case color(Double, Double, Double)
}

/// The raw settings reported by the portal and the accessibility status, and the preferences derived from them.
struct ReportedSettings: Equatable, Sendable {
    private var values: [SettingName: SettingValue] = [:]

    /// Stores `value`. An invalid value or `nil` removes the previous one, as if the setting weren't reported.
    mutating func store(_ value: SettingValue?, for name: SettingName) {
        values[name] = value.flatMap { Self.isUsable($0, for: name) ? $0 : nil }
    }

    var settings: DesktopSettings {
        var settings = DesktopSettings()
        switch values[.colorScheme] {
        case .number(1): settings.isDark = true
        case .number: settings.isDark = false
        default:
            // Desktops without this setting encode the appearance in the name of their theme.
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
        let flags = AccessibilityStatus.names.compactMap { values[$0] }
        if !flags.isEmpty { settings.hasAssistiveTechnology = flags.contains(.flag(true)) }
        return settings
    }

    private static func isUsable(_ value: SettingValue, for name: SettingName) -> Bool {
        switch (name, value) {
        case (.colorScheme, .number), (.contrast, .number), (.animations, .flag), (.theme, .text): true
        case (.accessibility, .flag), (.screenReader, .flag): true
        case (.textScale, .real(let factor)): factor.isFinite && factor > 0
        // Out-of-range components mean that the user hasn't chosen a color.
        case (.accentColor, .color(let red, let green, let blue)):
            [red, green, blue].allSatisfy { (0...1).contains($0) }
        default: false
        }
    }
}
