public import Foundation
public import TextKit

extension UIFont {
    /// Returns the interface font for text of `style` at the text size of `traitCollection`. If `traitCollection` is
    /// `nil` or doesn't specify a text size, the text size of the key window is used.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style, in: traitCollection.textSize)
    }
}

extension UIFontMetrics {
    /// Returns `font`, which is designed for `.large`, scaled to the text size of `traitCollection`. If
    /// `traitCollection` is `nil` or doesn't specify a text size, the text size of the key window is used.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, in: traitCollection.textSize)
    }

    /// Returns `font`, which is designed for `.large`, scaled to the text size of `traitCollection`, but to at most
    /// `maximumPointSize` points. If `traitCollection` is `nil` or doesn't specify a text size, the text size of the
    /// key window is used.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, in: traitCollection.textSize)
    }

    /// Returns `value`, a length in points designed for `.large`, scaled to the text size of `traitCollection`. If
    /// `traitCollection` is `nil` or doesn't specify a text size, the text size of the key window is used.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        scaledValue(for: value, in: traitCollection.textSize)
    }
}

extension UITraitCollection? {
    fileprivate var textSize: UIContentSizeCategory {
        guard let size = self?.preferredContentSizeCategory, size != .unspecified else { return .programWide }
        return size
    }
}
