import Foundation
import ViewKit

extension UIView {
    /// The text size of the view as a multiple of the default text size.
    var textScale: CGFloat { UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection) }

    /// Returns `length`, in points at the default text size, scaled to the view's text size; a whole length stays
    /// whole.
    func scaled(_ length: CGFloat) -> CGFloat {
        length.scaled(by: textScale)
    }

    /// Limits the text of the view and its subviews to 200% of the default size. Larger bars and panels would leave no
    /// room for the screen.
    func limitTextSize() { maximumContentSizeCategory = BarText.maximum }

    /// Returns `length`, in points at the default text size, scaled for the window's bars and panels.
    func scaledInBars(_ length: CGFloat) -> CGFloat { length.scaled(by: barScale) }

    /// The text size of the window's bars and panels as a multiple of the default text size.
    var barScale: CGFloat { min(textScale, BarText.maximumScale) }
}

/// The limit on the text size in the window's bars and panels, 200% of the default size.
@MainActor
enum BarText {
    fileprivate static let maximum = UIContentSizeCategory.nearest(toFactor: 2)
    static let maximumScale = UIFontMetrics.default.scaledValue(
        for: 1, compatibleWith: UITraitCollection(preferredContentSizeCategory: maximum))
}

extension UILabel {
    /// Sets a system font that has `size` points at the default text size and follows the preferred text size.
    func followTextSize(_ size: CGFloat, weight: UIFont.Weight = .regular) {
        font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
        adjustsFontForContentSizeCategory = true
    }

    /// Adapts the font of a label outside of any view hierarchy to the text size of `traits`.
    func follow(_ traits: UITraitCollection) {
        font = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
    }
}

extension UIButton {
    /// Draws the button's symbol for text of `size` points.
    func setSymbolSize(_ size: CGFloat, weight: UIImage.SymbolWeight = .unspecified) {
        let symbol = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        guard configuration?.preferredSymbolConfigurationForImage != symbol else { return }
        configuration?.preferredSymbolConfigurationForImage = symbol
    }
}

extension CGFloat {
    /// Returns the length scaled by `scale`, rounded to a whole number unless `scale` is 1.
    func scaled(by scale: CGFloat) -> CGFloat { scale == 1 ? self : (self * scale).rounded() }
}
