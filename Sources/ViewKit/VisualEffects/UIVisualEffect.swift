public import Foundation

/// What a `UIVisualEffectView` does with what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A material: the ground of what lies over other content.
///
/// It is drawn as iOS draws it with Reduce Transparency: an even ground of the style's colour, through which nothing is
/// seen. What lies behind is not blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// Which material.
    public enum Style: Int, Sendable {
        /// White, in both styles of the window.
        case extraLight = 0
        /// A light grey, in both styles of the window.
        case light
        /// Nearly black, in both styles of the window.
        case dark
        /// As the style of the window.
        case regular = 4
        /// As the style of the window, set off more.
        case prominent
        /// Materials as the style of the window, the first nearest to its ground.
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
        /// Materials that are light in both styles.
        case systemUltraThinMaterialLight
        case systemThinMaterialLight
        case systemMaterialLight
        case systemThickMaterialLight
        case systemChromeMaterialLight
        /// Materials that are dark in both styles.
        case systemUltraThinMaterialDark
        case systemThinMaterialDark
        case systemMaterialDark
        case systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let style: Style

    /// Makes the material of `style`.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The ground that is drawn.
    var color: UIColor { style.color }
}

/// How much content stands out from a material. It is shown in its own colours here.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// Shapes.
    case fill, secondaryFill, tertiaryFill
    /// Lines.
    case separator
}

/// What sets content off from a material by its brightness. As with Reduce Transparency nothing is seen through the
/// material that would do so: content is shown in its own colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// Makes the effect over `blurEffect`.
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }

    /// Makes the effect over `blurEffect`, the same in each style.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}
