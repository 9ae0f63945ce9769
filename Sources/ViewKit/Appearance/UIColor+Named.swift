import DrawKit

extension UIColor {
    /// A brown in both styles.
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// Green and blue in both styles.
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Red and blue in both styles.
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Red with half of green in both styles.
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Half-bright red and blue in both styles.
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Red and green in both styles.
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

    /// Text on a light ground, in both styles.
    public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    /// Text on a dark ground, in both styles.
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// Text of the fourth importance.
    public static var quaternaryLabel: UIColor { UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16) }
    /// Thin lines through which nothing is seen.
    public static var opaqueSeparator: UIColor { UIColor(light: 0xC6C6C8, dark: 0x38383A) }
    /// The background of what lies on a group.
    public static var tertiarySystemGroupedBackground: UIColor { UIColor(light: 0xF2F2F7, dark: 0x2C2C2E) }

    /// Over any background: small and thin shapes, such as the track of a slider.
    public static var systemFill: UIColor { UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36) }
    /// Over any background: shapes of a middle size, such as the ground of a switch.
    public static var secondarySystemFill: UIColor { UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32) }
    /// Over any background: large shapes, such as fields and buttons.
    public static var tertiarySystemFill: UIColor { UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24) }
    /// Over any background: large areas with much in them.
    public static var quaternarySystemFill: UIColor { UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18) }

    private convenience init(light: UInt32, _ lightAlpha: CGFloat, dark: UInt32, _ darkAlpha: CGFloat) {
        func color(_ hex: UInt32, _ alpha: CGFloat) -> RGBA {
            let opaque = RGBA(hex: hex)
            return RGBA(red: opaque.red, green: opaque.green, blue: opaque.blue, alpha: alpha)
        }
        self.init(cgColor: CGColor(light: color(light, lightAlpha), dark: color(dark, darkAlpha)))
    }
}
