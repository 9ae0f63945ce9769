import Foundation
import ViewKit

extension UIView {
    /// The text size of the view as a multiple of the default text size, at least 1.
    var textScale: CGFloat { max(1, UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)) }

    /// Returns `length`, in points at the default text size, grown with the view's text and rounded to whole points.
    func grown(_ length: CGFloat) -> CGFloat { (length * textScale).rounded() }
}

extension UILabel {
    /// Sets a system font that has `size` points at the default text size and follows the preferred text size.
    func followTextSize(_ size: CGFloat, weight: UIFont.Weight = .regular) {
        font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
        adjustsFontForContentSizeCategory = true
    }
}
