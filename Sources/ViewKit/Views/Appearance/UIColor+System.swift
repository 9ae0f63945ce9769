extension UIColor {
    /// A fully transparent color.
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Black, the same in light and dark styles.
    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// White, the same in light and dark styles.
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Medium gray, the same in light and dark styles.
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// Dark gray, a third of white, the same in light and dark styles.
    public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    /// Light gray, two thirds of white, the same in light and dark styles.
    public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    /// Pure red, the same in light and dark styles.
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Pure green, the same in light and dark styles.
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Pure blue, the same in light and dark styles.
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

    /// The color of interactive elements.
    public static var systemBlue: UIColor { UIColor(light: 0x007AFF, dark: 0x0A84FF) }
    /// The color of errors and destructive actions.
    public static var systemRed: UIColor { UIColor(light: 0xFF3B30, dark: 0xFF453A) }
    /// The color of success.
    public static var systemGreen: UIColor { UIColor(light: 0x34C759, dark: 0x30D158) }
    /// The color of warnings.
    public static var systemOrange: UIColor { UIColor(light: 0xFF9500, dark: 0xFF9F0A) }
    /// An adaptive yellow.
    public static var systemYellow: UIColor { UIColor(light: 0xFFCC00, dark: 0xFFD60A) }
    /// An adaptive pink.
    public static var systemPink: UIColor { UIColor(light: 0xFF2D55, dark: 0xFF375F) }
    /// An adaptive purple.
    public static var systemPurple: UIColor { UIColor(light: 0xAF52DE, dark: 0xBF5AF2) }
    /// An adaptive indigo.
    public static var systemIndigo: UIColor { UIColor(light: 0x5856D6, dark: 0x5E5CE6) }
    /// An adaptive teal.
    public static var systemTeal: UIColor { UIColor(light: 0x30B0C7, dark: 0x40C8E0) }
    /// An adaptive cyan.
    public static var systemCyan: UIColor { UIColor(light: 0x32ADE6, dark: 0x64D2FF) }
    /// An adaptive mint.
    public static var systemMint: UIColor { UIColor(light: 0x00C7BE, dark: 0x63E6E2) }
    /// An adaptive brown.
    public static var systemBrown: UIColor { UIColor(light: 0xA2845E, dark: 0xAC8E68) }
    /// A medium gray, the same in light and dark styles.
    public static var systemGray: UIColor { UIColor(light: 0x8E8E93, dark: 0x8E8E93) }
    /// A gray closer to the background than `systemGray`.
    public static var systemGray2: UIColor { UIColor(light: 0xAEAEB2, dark: 0x636366) }
    /// A gray closer to the background than `systemGray2`.
    public static var systemGray3: UIColor { UIColor(light: 0xC7C7CC, dark: 0x48484A) }
    /// A gray closer to the background than `systemGray3`.
    public static var systemGray4: UIColor { UIColor(light: 0xD1D1D6, dark: 0x3A3A3C) }
    /// A gray that differs slightly from the background.
    public static var systemGray5: UIColor { UIColor(light: 0xE5E5EA, dark: 0x2C2C2E) }
    /// A gray that barely differs from the background.
    public static var systemGray6: UIColor { UIColor(light: 0xF2F2F7, dark: 0x1C1C1E) }

    /// The background color of a screen.
    public static var systemBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x000000) }
    /// The background color of content on a screen.
    public static var secondarySystemBackground: UIColor { UIColor(light: 0xF2F2F7, dark: 0x1C1C1E) }
    /// The background color of content inside other content on a screen.
    public static var tertiarySystemBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x2C2C2E) }
    /// The background color of a screen with grouped content.
    public static var systemGroupedBackground: UIColor { UIColor(light: 0xF2F2F7, dark: 0x000000) }
    /// The background color of a group of content.
    public static var secondarySystemGroupedBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x1C1C1E) }

    /// The color of primary text.
    public static var label: UIColor { UIColor(light: 0x000000, dark: 0xFFFFFF) }
    /// The color of text that is less important than primary text, such as subtitles.
    public static var secondaryLabel: UIColor { UIColor(light: 0x6C6C70, dark: 0x98989F) }
    /// The color of text that is less important than secondary text.
    public static var tertiaryLabel: UIColor { UIColor(light: 0xA1A1A6, dark: 0x636366) }
    /// The color of placeholder text.
    public static var placeholderText: UIColor { UIColor(light: 0xA1A1A6, dark: 0x636366) }
    /// The color of links.
    public static var link: UIColor { UIColor(light: 0x007AFF, dark: 0x0984FF) }
    /// The color of separators between rows.
    public static var separator: UIColor { UIColor(light: 0xDCDCE0, dark: 0x38383A) }
}
