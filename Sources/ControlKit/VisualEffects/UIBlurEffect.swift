public import ViewKit

/// A material: a background for content that is in front of other content.
///
/// As on iOS with Reduce Transparency, the material is an opaque color that depends on the style. The content behind it
/// is not blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The styles of materials.
    public enum Style: Int, Sendable {
        /// Nearly white in both light and dark appearance.
        case extraLight = 0
        /// Light gray in both light and dark appearance.
        case light
        /// Nearly black in both light and dark appearance.
        case dark
        /// Follows the appearance of the window.
        case regular = 4
        /// Follows the appearance of the window. Lighter than `regular`.
        case prominent
        /// Follows the appearance of the window. The darkest system material in both appearances.
        case systemUltraThinMaterial
        /// Follows the appearance of the window. Lighter than `systemUltraThinMaterial`.
        case systemThinMaterial
        /// Follows the appearance of the window. Lighter than `systemThinMaterial`.
        case systemMaterial
        /// Follows the appearance of the window. Lighter than `systemMaterial`.
        case systemThickMaterial
        /// Follows the appearance of the window. The lightest system material in light appearance, but the second
        /// darkest in dark appearance.
        case systemChromeMaterial
        /// The light variant of `systemUltraThinMaterial`, regardless of the window's appearance.
        case systemUltraThinMaterialLight
        /// The light variant of `systemThinMaterial`, regardless of the window's appearance.
        case systemThinMaterialLight
        /// The light variant of `systemMaterial`, regardless of the window's appearance.
        case systemMaterialLight
        /// The light variant of `systemThickMaterial`, regardless of the window's appearance.
        case systemThickMaterialLight
        /// The light variant of `systemChromeMaterial`, regardless of the window's appearance.
        case systemChromeMaterialLight
        /// The dark variant of `systemUltraThinMaterial`, regardless of the window's appearance.
        case systemUltraThinMaterialDark
        /// The dark variant of `systemThinMaterial`, regardless of the window's appearance.
        case systemThinMaterialDark
        /// The dark variant of `systemMaterial`, regardless of the window's appearance.
        case systemMaterialDark
        /// The dark variant of `systemThickMaterial`, regardless of the window's appearance.
        case systemThickMaterialDark
        /// The dark variant of `systemChromeMaterial`, regardless of the window's appearance.
        case systemChromeMaterialDark
    }

    let style: Style

    /// Creates the material of `style`.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The background color of the material, which is opaque.
    var color: UIColor { style.color }
}

/// The prominence of content on a material. Has no effect, because content keeps its own colors.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// For text.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// For filled shapes.
    case fill, secondaryFill, tertiaryFill
    /// For separator lines.
    case separator
}

/// The effect for content on a material. Has no effect: as with Reduce Transparency on iOS, the material is opaque, so
/// content keeps its own colors.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates the effect for content on `blurEffect`.
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }

    /// Creates the effect for content on `blurEffect`; `style` is ignored.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}
