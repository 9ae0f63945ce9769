import Foundation
import ViewKit

extension UIView {
    /// How many times as large as usual text is where the view stands.
    var textScale: CGFloat { UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection) }

    /// `length`, which is meant for the usual text size, in that where the view stands; in points, and whole ones of a
    /// whole length.
    func scaled(_ length: CGFloat) -> CGFloat {
        length.scaled(by: textScale)
    }

    /// Keeps the view and all inside it at the usual text size: what is no text to read, such as the figures of frames.
    func keepUsualTextSize() {
        minimumContentSizeCategory = .large
        maximumContentSizeCategory = .large
    }

    /// Limits the text of the view and its subviews to 200 %. Larger bars and panels would leave no room for the
    /// screen.
    func limitTextSize() { maximumContentSizeCategory = BarText.largest }

    /// `length`, which is meant for the usual text size, in the window's bars and panels; in points.
    func scaledInBars(_ length: CGFloat) -> CGFloat { length.scaled(by: barScale) }

    /// How many times as large as usual text is in the window's bars and panels.
    var barScale: CGFloat { min(textScale, BarText.largestScale) }
}

/// The text of the window's bars and panels.
@MainActor
private enum BarText {
    static let largest = UIContentSizeCategory.nearest(toFactor: 2)
    static let largestScale = UIFontMetrics.default.scaledValue(
        for: 1, compatibleWith: UITraitCollection(preferredContentSizeCategory: largest))
}

extension UILabel {
    /// Gives the label a system font that is `size` points high in the usual text size, and follows the one that is
    /// set.
    func followTextSize(_ size: CGFloat, weight: UIFont.Weight = .regular) {
        font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
        adjustsFontForContentSizeCategory = true
    }

    /// Brings the font of a label that stands nowhere to the text size of `traits`.
    func follow(_ traits: UITraitCollection) {
        font = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
    }
}

extension CGFloat {
    /// The length, which is meant for the usual text size, where text is `scale` times as large; a whole one then.
    func scaled(by scale: CGFloat) -> CGFloat { scale == 1 ? self : (self * scale).rounded() }
}
