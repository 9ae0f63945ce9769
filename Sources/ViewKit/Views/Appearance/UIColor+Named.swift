import DrawKit
public import Foundation
import ImageKit

extension UIColor {
    /// Brown, the same in light and dark styles.
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// Cyan, the same in light and dark styles.
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Magenta, the same in light and dark styles.
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Orange, the same in light and dark styles.
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Purple, the same in light and dark styles.
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Yellow, the same in light and dark styles.
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

    /// The color of text on a light background, the same in light and dark styles.
    public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    /// The color of text on a dark background, the same in light and dark styles.
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// The color of text that is less important than tertiary text.
    public static var quaternaryLabel: UIColor { UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16) }
    /// The color of opaque separators, which hide the content behind them.
    public static var opaqueSeparator: UIColor { UIColor(light: 0xC6C6C8, dark: 0x38383A) }
    /// The background color of content inside a group.
    public static var tertiarySystemGroupedBackground: UIColor { UIColor(light: 0xF2F2F7, dark: 0x2C2C2E) }

    /// The color of small and thin shapes over any background, such as the track of a slider.
    public static var systemFill: UIColor { UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36) }
    /// The color of medium-sized shapes over any background, such as a switch.
    public static var secondarySystemFill: UIColor { UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32) }
    /// The color of large shapes over any background, such as text fields and buttons.
    public static var tertiarySystemFill: UIColor { UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24) }
    /// The color of large areas with complex content over any background.
    public static var quaternarySystemFill: UIColor { UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18) }

    private convenience init(light: UInt32, _ lightAlpha: CGFloat, dark: UInt32, _ darkAlpha: CGFloat) {
        func color(_ hex: UInt32, _ alpha: CGFloat) -> RGBA {
            let opaque = RGBA(hex: hex)
            return RGBA(red: opaque.red, green: opaque.green, blue: opaque.blue, alpha: alpha)
        }
        self.init(cgColor: CGColor(light: color(light, lightAlpha), dark: color(dark, darkAlpha)))
    }
}

extension UIColor {
    /// Creates a color from the color set called `name` in the asset catalogs of the program's resources. Returns `nil`
    /// if there is no such color set.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a color from the color set called `name` in the asset catalogs of `bundle`, or of the program's
    /// resources if `bundle` is `nil`. The color follows the light or dark style; `traits` is ignored. Returns `nil` if
    /// there is no such color set.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let color = AssetCatalogs.color(named: name, in: bundle) else { return nil }
        let (light, dark) = (color.light, color.dark)
        self.init(
            cgColor: CGColor(
                light: RGBA(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha),
                dark: RGBA(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha)))
    }
}
