public import ViewKit

/// A material, which is a background for content above other content.
///
/// As on iOS with Reduce Transparency, the material is an opaque color that depends on the style. The content behind it
/// is not blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The styles of materials.
    public enum Style: Int, Sendable {
        /// Nearly white in both styles of the window.
        case extraLight = 0
        /// Light gray in both styles of the window.
        case light
        /// Nearly black in both styles of the window.
        case dark
        /// Follows the style of the window.
        case regular = 4
        /// Follows the style of the window. Lighter than `regular`.
        case prominent
        /// Follows the style of the window. The darkest system material in both styles.
        case systemUltraThinMaterial
        /// Follows the style of the window. Lighter than `systemUltraThinMaterial`.
        case systemThinMaterial
        /// Follows the style of the window. Lighter than `systemThinMaterial`.
        case systemMaterial
        /// Follows the style of the window. Lighter than `systemMaterial`.
        case systemThickMaterial
        /// Follows the style of the window. The lightest system material in light style, but dark in dark style.
        case systemChromeMaterial
        /// The light appearance of `systemUltraThinMaterial`, regardless of the window's style.
        case systemUltraThinMaterialLight
        /// The light appearance of `systemThinMaterial`, regardless of the window's style.
        case systemThinMaterialLight
        /// The light appearance of `systemMaterial`, regardless of the window's style.
        case systemMaterialLight
        /// The light appearance of `systemThickMaterial`, regardless of the window's style.
        case systemThickMaterialLight
        /// The light appearance of `systemChromeMaterial`, regardless of the window's style.
        case systemChromeMaterialLight
        /// The dark appearance of `systemUltraThinMaterial`, regardless of the window's style.
        case systemUltraThinMaterialDark
        /// The dark appearance of `systemThinMaterial`, regardless of the window's style.
        case systemThinMaterialDark
        /// The dark appearance of `systemMaterial`, regardless of the window's style.
        case systemMaterialDark
        /// The dark appearance of `systemThickMaterial`, regardless of the window's style.
        case systemThickMaterialDark
        /// The dark appearance of `systemChromeMaterial`, regardless of the window's style.
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

/// The prominence of content on a material. No effect here, because content keeps its own colors.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// For text.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// For filled shapes.
    case fill, secondaryFill, tertiaryFill
    /// For separator lines.
    case separator
}

/// The effect for content on a material. It changes nothing here: as with Reduce Transparency on iOS, the material is
/// opaque, so content keeps its own colors.
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
