import Foundation

extension UIFont {
    /// A role of text, which determines its size and weight. The sizes are those of iOS; the sizes documented below
    /// apply to `.large`.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String

        /// Creates a style from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Screen titles: 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First-level titles: 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second-level titles: 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third-level titles: 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings: 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Body text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts: 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Second-level headings: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Footnotes: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Image captions: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Second-level captions: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The size at `.large`, in points.
        var size: CGFloat { size(in: .large) }

        /// Returns the size at `category`, in points. Unknown styles use the sizes of `.body`, and unknown categories
        /// the sizes of `.large`.
        func size(in category: UIContentSizeCategory) -> CGFloat {
            let sizes = Self.sizes[self] ?? Self.bodySizes
            return sizes[category.index ?? Self.defaultIndex]
        }

        private static let defaultIndex = UIContentSizeCategory.large.index ?? 0
        private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

        /// The sizes from "Typography" in Apple's Human Interface Guidelines, one column per element of
        /// `UIContentSizeCategory.sizes`.
        private static let sizes: [TextStyle: [CGFloat]] = [
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .headline: bodySizes,
            .body: bodySizes,
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]
    }

    /// Returns the interface font for `style` at the text size of the key window, or at `.large` if there is no window.
    /// Unknown styles use the font of `.body`. A label with `adjustsFontForContentSizeCategory` adapts the font to its
    /// own text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, in: .programWide)
    }

    /// Returns the interface font for `style` at the text size of `category`.
    package static func preferredFont(forTextStyle style: TextStyle, in category: UIContentSizeCategory) -> UIFont {
        let font = systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: font, in: category)
    }

    /// The text style if the font is the interface font for it, at any text size.
    var preferredStyle: TextStyle? {
        guard family == .system, let scaling, scaling.limit == nil, scaling.pointSize == scaling.style.size else {
            return nil
        }
        return scaling.style
    }
}
