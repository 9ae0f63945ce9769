public import Foundation

/// An object that scales custom fonts and lengths with the preferred text size, in proportion to a text style.
public final class UIFontMetrics: NSObject, Sendable {
    /// Metrics that scale like the text style `.body`.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// Creates metrics that scale like `textStyle`.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Returns `font`, which is designed for `.large`, scaled to the text size of the key window. A font that is
    /// already scaled is scaled from its original size.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, in: .programWide)
    }

    /// Returns `font`, which is designed for `.large`, scaled to the text size of the key window, but to at most
    /// `maximumPointSize` points; 0 means no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, in: .programWide)
    }

    /// Returns `value`, a length in points designed for `.large`, scaled to the text size of the key window.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, in: .programWide)
    }

    // MARK: Package

    /// Returns `font`, which is designed for `.large`, scaled to `category`.
    package func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat = 0, in category: UIContentSizeCategory
    ) -> UIFont {
        let unscaledSize = font.scaling?.pointSize ?? font.pointSize
        let limit = maximumPointSize.isFinite && maximumPointSize > 0 ? maximumPointSize : nil
        return font.scaled(by: FontScaling(style: style, pointSize: unscaledSize, limit: limit), in: category)
    }

    /// Returns `value`, a length in points designed for `.large`, scaled to `category`.
    package func scaledValue(for value: CGFloat, in category: UIContentSizeCategory) -> CGFloat {
        value * style.size(in: category) / style.size
    }
}

/// The scaling of a font with the preferred text size.
struct FontScaling: Hashable, Sendable {
    /// The text style with which the font scales.
    let style: UIFont.TextStyle
    /// The font's size at `.large`, in points.
    let pointSize: CGFloat
    /// The maximum size in points; `nil` means no limit.
    let limit: CGFloat?

    /// Returns the size at `category` in points, rounded to half points to limit the number of distinct sizes.
    func pointSize(in category: UIContentSizeCategory) -> CGFloat {
        let size = (2 * pointSize * style.size(in: category) / style.size).rounded() / 2
        return limit.map { min($0, size) } ?? size
    }
}

extension UIFont {
    /// Returns the font at the text size of `category`; `nil` if this font has a fixed size.
    package func adapted(to category: UIContentSizeCategory) -> UIFont? {
        scaling.map { scaled(by: $0, in: category) }
    }

    fileprivate func scaled(by scaling: FontScaling, in category: UIContentSizeCategory) -> UIFont {
        UIFont(
            family: family, size: scaling.pointSize(in: category), weight: weight, isItalic: isItalic,
            hasEqualDigits: hasEqualDigits, scaling: scaling)
    }
}
