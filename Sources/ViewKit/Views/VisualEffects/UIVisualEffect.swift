public import Foundation

/// An effect of a `UIVisualEffectView` on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

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
        /// Follows the style of the window, with more contrast.
        case prominent
        /// Materials that follow the style of the window, starting with the material closest to the window's
        /// background.
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
        /// Materials that are light in both styles of the window.
        case systemUltraThinMaterialLight
        case systemThinMaterialLight
        case systemMaterialLight
        case systemThickMaterialLight
        case systemChromeMaterialLight
        /// Materials that are dark in both styles of the window.
        case systemUltraThinMaterialDark
        case systemThinMaterialDark
        case systemMaterialDark
        case systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let style: Style

    /// Creates the material of `style`.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The background color that is drawn.
    var color: UIColor { style.color }
}

/// The prominence of content on a material. No effect here, because content keeps its own colors.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// Shapes.
    case fill, secondaryFill, tertiaryFill
    /// Lines.
    case separator
}

/// An effect that makes content on a material stand out by brightness. As with Reduce Transparency on iOS, the material
/// is opaque, so content is displayed in its own colors.
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
