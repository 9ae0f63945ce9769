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

    /// Keeps the view and all inside it at the usual text size: what the window has around its screens, whose rows and
    /// buttons are of one height.
    func keepUsualTextSize() {
        minimumContentSizeCategory = .large
        maximumContentSizeCategory = .large
    }
}

extension UILabel {
    /// Brings the font of a label that stands nowhere to the text size of `traits`.
    func follow(_ traits: UITraitCollection) {
        font = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
    }
}

extension CGFloat {
    /// The length, which is meant for the usual text size, where text is `scale` times as large; a whole one then.
    func scaled(by scale: CGFloat) -> CGFloat { scale == 1 ? self : (self * scale).rounded() }
}
