extension UIColor {
    /// Nothing.
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Black in both styles.
    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// White in both styles.
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Half-bright grey in both styles.
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// A third of white in both styles.
    public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    /// Two thirds of white in both styles.
    public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    /// Pure red in both styles.
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Pure green in both styles.
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Pure blue in both styles.
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

    /// The colour of what can be pressed.
    public static var systemBlue: UIColor { UIColor(light: 0x007AFF, dark: 0x0A84FF) }
    /// The colour of what went wrong or destroys.
    public static var systemRed: UIColor { UIColor(light: 0xFF3B30, dark: 0xFF453A) }
    /// Of things that went well.
    public static var systemGreen: UIColor { UIColor(light: 0x34C759, dark: 0x30D158) }
    /// Of warnings.
    public static var systemOrange: UIColor { UIColor(light: 0xFF9500, dark: 0xFF9F0A) }
    /// Of notes.
    public static var systemYellow: UIColor { UIColor(light: 0xFFCC00, dark: 0xFFD60A) }
    /// A red that leans to violet.
    public static var systemPink: UIColor { UIColor(light: 0xFF2D55, dark: 0xFF375F) }
    /// A violet.
    public static var systemPurple: UIColor { UIColor(light: 0xAF52DE, dark: 0xBF5AF2) }
    /// A dark blue.
    public static var systemIndigo: UIColor { UIColor(light: 0x5856D6, dark: 0x5E5CE6) }
    /// A blue that leans to green.
    public static var systemTeal: UIColor { UIColor(light: 0x30B0C7, dark: 0x40C8E0) }
    /// A light blue.
    public static var systemCyan: UIColor { UIColor(light: 0x32ADE6, dark: 0x64D2FF) }
    /// A light green.
    public static var systemMint: UIColor { UIColor(light: 0x00C7BE, dark: 0x63E6E2) }
    /// A brown.
    public static var systemBrown: UIColor { UIColor(light: 0xA2845E, dark: 0xAC8E68) }
    /// Grey between text and background.
    public static var systemGray: UIColor { UIColor(light: 0x8E8E93, dark: 0x8E8E93) }
    /// A grey nearer to the background than `systemGray`.
    public static var systemGray2: UIColor { UIColor(light: 0xAEAEB2, dark: 0x636366) }
    /// A grey nearer to the background than `systemGray2`.
    public static var systemGray3: UIColor { UIColor(light: 0xC7C7CC, dark: 0x48484A) }
    /// A grey nearer to the background than `systemGray3`.
    public static var systemGray4: UIColor { UIColor(light: 0xD1D1D6, dark: 0x3A3A3C) }
    /// A fill a little off the background.
    public static var systemGray5: UIColor { UIColor(light: 0xE5E5EA, dark: 0x2C2C2E) }
    /// A fill just off the background.
    public static var systemGray6: UIColor { UIColor(light: 0xF2F2F7, dark: 0x1C1C1E) }

    /// The background of a screen.
    public static var systemBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x000000) }
    /// The background of what lies on a screen.
    public static var secondarySystemBackground: UIColor { UIColor(light: 0xF2F2F7, dark: 0x1C1C1E) }
    /// The background of what lies on what lies on a screen.
    public static var tertiarySystemBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x2C2C2E) }
    /// The background of a grouped screen.
    public static var systemGroupedBackground: UIColor { UIColor(light: 0xF2F2F7, dark: 0x000000) }
    /// The background of a group.
    public static var secondarySystemGroupedBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x1C1C1E) }

    /// Text of the first importance.
    public static var label: UIColor { UIColor(light: 0x000000, dark: 0xFFFFFF) }
    /// Text of the second importance.
    public static var secondaryLabel: UIColor { UIColor(light: 0x6C6C70, dark: 0x98989F) }
    /// Text of the third importance.
    public static var tertiaryLabel: UIColor { UIColor(light: 0xA1A1A6, dark: 0x636366) }
    /// Text where some is to be typed.
    public static var placeholderText: UIColor { UIColor(light: 0xA1A1A6, dark: 0x636366) }
    /// Text that leads elsewhere.
    public static var link: UIColor { UIColor(light: 0x007AFF, dark: 0x0984FF) }
    /// Thin lines between rows.
    public static var separator: UIColor { UIColor(light: 0xDCDCE0, dark: 0x38383A) }
}
