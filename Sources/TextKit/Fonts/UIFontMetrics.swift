public import Foundation

/// How fonts and lengths of one's own grow with the text size that the user wishes for: as the sizes of one text style
/// do.
public final class UIFontMetrics: NSObject, Sendable {
    /// Those of `.body`.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// Makes metrics that grow as `textStyle` does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// `font`, which is meant for `.large`, in the text size of the program's window. A font that was scaled already is
    /// scaled from what it was at first.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, in: .ofProgram)
    }

    /// `font`, which is meant for `.large`, in the text size of the program's window, with at most `maximumPointSize`
    /// points; 0 is without a limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, in: .ofProgram)
    }

    /// `value`, a length in points that is meant for `.large`, in the text size of the program's window.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, in: .ofProgram)
    }

    // MARK: Package

    /// `font`, which is meant for `.large`, in `category`.
    package func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat = 0, in category: UIContentSizeCategory
    ) -> UIFont {
        let usual = font.scaling?.pointSize ?? font.pointSize
        let limit = maximumPointSize.isFinite && maximumPointSize > 0 ? maximumPointSize : nil
        return font.scaled(by: FontScaling(style: style, pointSize: usual, limit: limit), in: category)
    }

    /// `value`, a length in points that is meant for `.large`, in `category`.
    package func scaledValue(for value: CGFloat, in category: UIContentSizeCategory) -> CGFloat {
        value * style.size(in: category) / style.size
    }
}

/// How a font follows the text size that the user wishes for.
struct FontScaling: Hashable, Sendable {
    /// Grows as this style does.
    let style: UIFont.TextStyle
    /// The size in `.large`, in points.
    let pointSize: CGFloat
    /// The largest size, in points.
    let limit: CGFloat?

    /// The size in `category`, in points: to the half, so that few sizes are drawn.
    func pointSize(in category: UIContentSizeCategory) -> CGFloat {
        let size = (2 * pointSize * style.size(in: category) / style.size).rounded() / 2
        return limit.map { min($0, size) } ?? size
    }
}

extension UIFont {
    /// The font in the text size of `category`; nil where it does not follow text sizes, as fonts do that come from
    /// neither a text style nor `UIFontMetrics`.
    package func adapted(to category: UIContentSizeCategory) -> UIFont? {
        scaling.map { scaled(by: $0, in: category) }
    }

    fileprivate func scaled(by scaling: FontScaling, in category: UIContentSizeCategory) -> UIFont {
        UIFont(
            family: family, size: scaling.pointSize(in: category), weight: weight, isItalic: isItalic,
            hasEqualDigits: hasEqualDigits, scaling: scaling)
    }
}
