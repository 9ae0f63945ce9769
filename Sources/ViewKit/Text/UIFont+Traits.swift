public import Foundation
public import TextKit

extension UIFont {
    /// Returns the interface font for texts of `style` in the text size of `traitCollection`; in that of the program's
    /// window for nil.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style, in: traitCollection.textSize)
    }
}

extension UIFontMetrics {
    /// `font`, which is meant for `.large`, in the text size of `traitCollection`; in that of the program's window for
    /// nil.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, in: traitCollection.textSize)
    }

    /// `font`, which is meant for `.large`, in the text size of `traitCollection`, with at most `maximumPointSize`
    /// points; in that of the program's window for nil.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, in: traitCollection.textSize)
    }

    /// `value`, a length in points that is meant for `.large`, in the text size of `traitCollection`; in that of the
    /// program's window for nil.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        scaledValue(for: value, in: traitCollection.textSize)
    }
}

extension UITraitCollection? {
    fileprivate var textSize: UIContentSizeCategory { self?.preferredContentSizeCategory ?? .ofProgram }
}
